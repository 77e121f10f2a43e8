extension Domain {
  /// Arrays in which what an element may be depends on the elements before it.
  ///
  ///     // Numbers that never fall: each is drawn from what is left above the last one.
  ///     let rising = Domain<[Int]>.array(count: 0...9, after: 0) { last, source throws(Discard) in
  ///       last = try Domain<Int>.integers(in: last...100).draw(from: &source)
  ///       return last
  ///     } encode: { last, element, encoder in
  ///       defer { last = element }
  ///       return Domain<Int>.integers(in: last...100).encode(element, into: &encoder)
  ///     }
  ///
  /// For commands to a machine, say, of which some only make sense in some states.
  ///
  /// - Parameters:
  ///   - limits: How many elements there may be.
  ///   - initial: What is known before the first element.
  ///   - draw: Draws an element from what is known, and notes what is known then.
  ///   - encode: Inverts `draw`, and notes the same.
  /// - Returns: Arrays that shrink and encode like any other.
  @inlinable public static func array<Element, State: Sendable>(
    count limits: ClosedRange<Int> = 0...Int.max, after initial: State,
    draw: @escaping @Sendable (inout State, inout ChoiceSource) throws(Discard) -> Element,
    encode: @escaping @Sendable (inout State, Element, inout ChoiceEncoder) -> Bool
  ) -> Domain where Value == [Element] {
    precondition(limits.lowerBound >= 0, "an array of \(limits.lowerBound) elements")
    return Domain(
      draw: { source throws(Discard) in
        var elements: [Element] = []
        var state = initial
        try source.drawList(of: limits) { source throws(Discard) in
          elements.append(try draw(&state, &source))
        }
        return elements
      },
      encode: { elements, encoder in
        var state = initial
        return encoder.writeList(elements, of: limits) { element, encoder in
          encode(&state, element, &encoder)
        }
      })
  }
}
