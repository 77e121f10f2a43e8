extension Domain {
  /// Arrays of as many elements as `count` allows.
  ///
  ///     check(.array(of: .integers(in: 0...9), count: 1...5)) { xs in xs.max()! <= 9 }
  ///
  /// Before each element that may be there or not stands a word that says whether it is, and element
  /// and word form a span: to delete an element is to delete a span.
  ///
  ///     [7, 8]   1 7   1 8   0       with limits 0...
  ///              ╰─╯   ╰─╯
  @inlinable public static func array<Element>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Element] {
    precondition(limits.lowerBound >= 0, "an array of \(limits.lowerBound) elements")
    return Domain(
      draw: { source throws(Discard) in
        var elements: [Element] = []
        try source.drawList(of: limits) { source, planned throws(Discard) in
          if elements.isEmpty { elements.reserveCapacity(planned) }
          elements.append(try element.draw(from: &source))
          return true
        }
        return elements
      },
      encode: { elements, encoder in
        encoder.writeList(elements, of: limits) { value, encoder in
          element.encode(value, into: &encoder)
        }
      })
  }

  /// Arrays of exactly `count` elements.
  @inlinable public static func array<Element>(of element: Domain<Element>, count: Int) -> Domain
  where Value == [Element] {
    .array(of: element, count: count...count)
  }
}

extension ChoiceSource {
  /// Draws one item after the other until a "one more?" word says no, or `limits` do.
  ///
  /// - Parameters:
  ///   - limits: How many items there may be.
  ///   - item: Draws an item, given how many are planned; returns whether it counts.
  /// - Throws: ``Discard`` if `item` does.
  @inlinable mutating func drawList(
    of limits: ClosedRange<Int>,
    item: (_ source: inout ChoiceSource, _ planned: Int) throws(Discard) -> Bool
  ) throws(Discard) {
    let planned = isGenerating ? generator.length(in: limits) : limits.lowerBound
    var drawn = 0
    while drawn < limits.upperBound {
      let start = mark
      if drawn >= limits.lowerBound {
        let isMore = word(below: 2, generating: { _ in drawn < planned ? 1 : 0 })
        if isMore == 0 { return }
      }
      let counts = try span("element", from: start) { source throws(Discard) in
        try item(&source, planned)
      }
      if counts { drawn += 1 }
    }
  }
}

extension ChoiceEncoder {
  /// Writes what ``ChoiceSource/drawList(of:item:)`` reads.
  @inlinable mutating func writeList<Items: Collection>(
    _ items: Items, of limits: ClosedRange<Int>,
    item write: (Items.Element, inout ChoiceEncoder) -> Bool
  ) -> Bool {
    guard limits.contains(items.count) else { return false }
    for (index, item) in items.enumerated() {
      if index >= limits.lowerBound { self.write(1) }
      guard write(item, &self) else { return false }
    }
    if items.count < limits.upperBound { self.write(0) }
    return true
  }
}
