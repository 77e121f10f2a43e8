extension Domain {
  /// Tuples of a value of each of `domains`, of any arity.
  ///
  ///     check(.tuple(.integers(in: 0...9), .booleans)) { n, isDoubled in (isDoubled ? 2 * n : n) < 20 }
  @inlinable public static func tuple<each Element>(
    _ domains: repeat Domain<each Element>
  ) -> Domain where Value == (repeat each Element) {
    let domains = (repeat each domains)
    return Domain(
      draw: { source throws(Discard) in
        (repeat try source.drawPart(each domains))
      },
      encode: { value, encoder in
        for (domain, element) in repeat (each domains, each value) {
          guard domain.encode(element, into: &encoder) else { return false }
        }
        return true
      })
  }
}

extension Domain {
  /// Values made of a value of each of `parts`, with a way back, so that they can be encoded.
  ///
  ///     let points: Domain<Point> = .combine(.integers(in: 0...9), .integers(in: 0...9)) {
  ///       Point(x: $0, y: $1)
  ///     } back: {
  ///       ($0.x, $0.y)
  ///     }
  ///
  /// - Parameters:
  ///   - parts: The domains of the parts.
  ///   - make: Makes a value of its parts.
  ///   - back: Takes a value apart; `nil` for one that `make` does not make.
  /// - Returns: The domain of what `make` makes.
  @inlinable public static func combine<each Part>(
    _ parts: repeat Domain<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value,
    back: @escaping @Sendable (Value) -> (repeat each Part)?
  ) -> Domain {
    let parts = (repeat each parts)
    return Domain(
      draw: { source throws(Discard) in
        make(repeat try source.drawPart(each parts))
      },
      encode: { value, encoder in
        guard let values = back(value) else { return false }
        for (domain, part) in repeat (each parts, each values) {
          guard domain.encode(part, into: &encoder) else { return false }
        }
        return true
      })
  }

  /// Values made of a value of each of `parts`; they shrink like any other, but cannot be encoded.
  @inlinable public static func combine<each Part>(
    _ parts: repeat Domain<each Part>, make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Domain {
    let parts = (repeat each parts)
    return Domain(draw: { source throws(Discard) in make(repeat try source.drawPart(each parts)) })
  }
}

extension ChoiceSource {
  /// Draws a component of a tuple, in a span of its own.
  @inlinable mutating func drawPart<Part>(_ domain: Domain<Part>) throws(Discard) -> Part {
    guard isRecording else { return try domain.draw(from: &self) }
    return try span("part") { source throws(Discard) in try domain.draw(from: &source) }
  }
}
