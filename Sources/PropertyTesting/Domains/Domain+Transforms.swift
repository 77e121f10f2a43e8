extension Domain {
  /// Returns this domain with a name for its values in reports, as in "any width fails".
  ///
  ///     let side = Domain<Int>.integers(in: 0...300)
  ///     let sizes = Domain<(Int, Int)>.tuple(side.named("width"), side.named("height"))
  ///
  /// - Parameter name: The name of the values, as a string literal.
  /// - Returns: A domain of the same values.
  @inlinable public func named(_ name: ChoiceSpan.Label) -> Domain {
    var named = Domain(
      draw: { source throws(Discard) in
        try source.span(name) { source throws(Discard) in try draw(from: &source) }
      },
      encode: encoding)
    named.packing = packing
    return named
  }

  /// Returns the domain of the values that `transform` makes.
  ///
  ///     let even = Domain<Int>.integers(in: 0...9).map {
  ///       $0 * 2
  ///     } back: {
  ///       $0 / 2
  ///     }
  ///
  /// A chain that begins with a dot cannot change the type, because Swift looks up `.integers` in the
  /// type of the result. `combine` of one part does the same and can begin with a dot:
  ///
  ///     let labels: Domain<String> = .combine(.integers(in: 0...9)) { "item \($0)" }
  ///
  /// - Parameters:
  ///   - transform: Makes a value of the new domain.
  ///   - back: Undoes `transform`; returns `nil` for a value that `transform` does not make. By default
  ///     the new values cannot be encoded; they shrink all the same.
  /// - Returns: A domain that encodes the values for which `back` returns a value of this domain.
  @inlinable public func map<New>(
    _ transform: @escaping @Sendable (Value) -> New,
    back: @escaping @Sendable (New) -> Value? = { _ in nil }
  ) -> Domain<New> {
    var new = Domain<New>(
      draw: { source throws(Discard) in transform(try draw(from: &source)) },
      encode: { value, encoder in
        guard let original = back(value) else { return false }
        return encode(original, into: &encoder)
      })
    new.packing = packing
    return new
  }

  /// Returns a domain that draws a value of this domain, and then a value of the domain that depends
  /// on it.
  ///
  ///     // Arrays of 1...100 elements, whose length is drawn first.
  ///     let lists = Domain<Int>.integers(in: 1...100).flatMap { count in
  ///       Domain<[Int]>.array(of: .integers, count: count)
  ///     }
  ///
  /// - Parameters:
  ///   - next: Returns the domain of the second value, given the first.
  ///   - first: Recovers the first value from the second. By default the second values cannot be
  ///     encoded.
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

  /// Returns the domain of the values that satisfy `isIncluded`, found in up to `attempts` draws.
  ///
  /// If every attempt fails, the case is discarded, so a filter suits conditions that most values
  /// satisfy. A run fails if it discards too many cases; see ``RunSettings/HealthChecks``. Prefer ``map(_:back:)`` and ``flatMap(_:first:)`` where they can build the values.
  ///
  /// - Parameters:
  ///   - attempts: The number of draws before the case is discarded.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - isIncluded: Whether a value belongs to the new domain.
  /// - Returns: A domain of some of this domain's values.
  @inlinable public func filter(
    attempts: Int = 10, fileID: StaticString = #fileID, line: UInt = #line,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        // A rejected recursive value takes no part of the budget, or the later attempts would be leaves.
        let budget = source.supply.generator.budget
        for _ in 0..<attempts {
          let start = source.mark
          source.supply.generator.budget = budget
          let value = try draw(from: &source)
          if isIncluded(value) { return value }
          source.retract(to: start)
        }
        throw Discard(by: "filter", fileID: fileID, line: line)
      },
      encode: { value, encoder in isIncluded(value) && encode(value, into: &encoder) })
  }
}
