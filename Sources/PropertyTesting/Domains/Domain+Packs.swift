extension Domain {
  /// Tuples of a value of each domain, for any number of domains.
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

  /// Values made from a value of each of `parts`, for any number of parts.
  ///
  ///     let points: Domain<Point> = .combine(.integers(in: 0...9), .integers(in: 0...9)) {
  ///       Point(x: $0, y: $1)
  ///     } back: {
  ///       ($0.x, $0.y)
  ///     }
  ///
  /// - Parameters:
  ///   - parts: The domains of the parts.
  ///   - make: Makes a value from its parts.
  ///   - back: Returns the parts of a value, or `nil` for a value that `make` does not make. By default
  ///     the values cannot be encoded; they shrink all the same.
  /// - Returns: The domain of the values that `make` makes.
  @inlinable public static func combine<each Part>(
    _ parts: repeat Domain<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value,
    back: @escaping @Sendable (Value) -> (repeat each Part)? = { _ in nil }
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
}

extension ChoiceSource {
  /// Draws a part of a value in a span of its own.
  @inlinable mutating func drawPart<Part>(_ domain: Domain<Part>) throws(Discard) -> Part {
    guard isRecording else { return try domain.draw(from: &self) }
    return try span("part") { source throws(Discard) in try domain.draw(from: &source) }
  }
}
