extension Domain {
  /// This domain, its values named in reports: "any width fails".
  ///
  ///     let side = Domain<Int>.integers(in: 0...300)
  ///     let sizes = Domain<(Int, Int)>.tuple(side.named("width"), side.named("height"))
  ///
  /// - Parameter name: What the values are, as a string literal.
  /// - Returns: A domain of the same values.
  @inlinable public func named(_ name: ChoiceSpan.Label) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        try source.span(name) { source throws(Discard) in try draw(from: &source) }
      },
      encode: encoding)
  }

  /// The values that `transform` makes, with a way back, so that they can be encoded.
  ///
  ///     let even = Domain<Int>.integers(in: 0...9).map {
  ///       $0 * 2
  ///     } back: {
  ///       $0 / 2
  ///     }
  ///
  /// - Parameters:
  ///   - transform: Makes a value of the new domain.
  ///   - back: Undoes `transform`; `nil` for a value that `transform` does not make.
  /// - Returns: A domain that encodes what `back` takes back.
  @inlinable public func map<New>(
    _ transform: @escaping @Sendable (Value) -> New,
    back: @escaping @Sendable (New) -> Value?
  ) -> Domain<New> {
    Domain<New>(
      draw: { source throws(Discard) in transform(try draw(from: &source)) },
      encode: { value, encoder in
        guard let original = back(value) else { return false }
        return encode(original, into: &encoder)
      })
  }

  /// The values that `transform` makes; they shrink like any other, but cannot be encoded.
  @inlinable public func map<New>(
    _ transform: @escaping @Sendable (Value) -> New
  ) -> Domain<New> {
    Domain<New>(draw: { source throws(Discard) in transform(try draw(from: &source)) })
  }

  /// Draws a value, and then another from the domain that it leads to.
  ///
  ///     // Arrays with a length drawn first: 1...100 elements, all of one length known beforehand.
  ///     let lists = Domain<Int>.integers(in: 1...100).flatMap { count in
  ///       Domain<[Int]>.array(of: .integers, count: count)
  ///     }
  ///
  /// - Parameters:
  ///   - next: The domain of the second value, given the first.
  ///   - first: Recovers the first value from the second, so that it can be encoded.
  /// - Returns: The domain of the second value.
  @inlinable public func flatMap<Next>(
    _ next: @escaping @Sendable (Value) -> Domain<Next>,
    first: @escaping @Sendable (Next) -> Value? = { _ in nil }
  ) -> Domain<Next> {
    Domain<Next>(
      draw: { source throws(Discard) in
        try next(draw(from: &source)).draw(from: &source)
      },
      encode: { value, encoder in
        guard let original = first(value), encode(original, into: &encoder) else { return false }
        return next(original).encode(value, into: &encoder)
      })
  }

  /// The values for which `isWanted` holds, found by drawing up to `attempts` times.
  ///
  /// Where none is found the case is discarded, so this suits conditions that mostly hold; build
  /// what you want with ``map(_:back:)`` and ``flatMap(_:first:)`` where you can.
  ///
  /// - Parameters:
  ///   - attempts: How often to draw before the case is discarded.
  ///   - isWanted: Whether a value belongs to the domain.
  /// - Returns: The part of this domain that is wanted.
  @inlinable public func filter(
    attempts: Int = 10, _ isWanted: @escaping @Sendable (Value) -> Bool
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        for _ in 0..<attempts {
          let start = source.mark
          let value = try draw(from: &source)
          if isWanted(value) { return value }
          source.retract(to: start)
        }
        throw Discard()
      },
      encode: { value, encoder in isWanted(value) && encode(value, into: &encoder) })
  }
}
