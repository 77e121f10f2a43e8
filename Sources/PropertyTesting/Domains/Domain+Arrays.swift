extension Domain {
  /// Arrays of as many elements as `count` allows.
  ///
  ///     check(.array(of: .integers(in: 0...9), count: 1...5)) { xs in xs.max()! <= 9 }
  ///
  /// Before each element stands a word that says whether there is one more; element and word form a
  /// span, and so to delete an element is to delete a span. Where the limits leave no choice the word
  /// is 0 and means nothing; where they never leave one there is no such word.
  ///
  ///     [7, 8]   1 7   1 8   0       with limits 0...
  ///              ╰─╯   ╰─╯
  ///     [7, 8]   0 7   1 8   0       with limits 1...2
  ///     [7, 8]   7   8               with limits 2...2
  @inlinable public static func array<Element>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Element] {
    precondition(limits.lowerBound >= 0, "an array of \(limits.lowerBound) elements")
    return Domain(
      draw: { source throws(Discard) in
        var elements: [Element] = []
        if source.isGenerating && !source.isRecording {
          // The same words, without those that only say what is known already.
          let count = source.generator.length(in: limits)
          elements.reserveCapacity(count)
          for _ in 0..<count { elements.append(try element.draw(from: &source)) }
          return elements
        }
        try source.drawList(of: limits) { source throws(Discard) in
          elements.append(try element.draw(from: &source))
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

// MARK: - Lists of items

extension ChoiceSource {
  /// Draws one item after the other until a "one more?" word says no, or `limits` do.
  ///
  /// - Parameters:
  ///   - limits: How many items there may be.
  ///   - item: Draws an item.
  /// - Throws: ``Discard`` if `item` does.
  @inlinable mutating func drawList(
    of limits: ClosedRange<Int>,
    item: (_ source: inout ChoiceSource) throws(Discard) -> Void
  ) throws(Discard) {
    let planned = isGenerating ? generator.length(in: limits) : limits.lowerBound
    let asks = limits.lowerBound < limits.upperBound
    var drawn = 0
    while asks || drawn < limits.upperBound {
      let start = mark
      if asks {
        let isOpen = drawn >= limits.lowerBound && drawn < limits.upperBound
        if isOpen { ask() }
        let word = word(below: isOpen ? 2 : 1) { _ in isOpen && drawn < planned ? 1 : 0 }
        if word == 0 && drawn >= limits.lowerBound { return }
      }
      try span(.element, from: start) { source throws(Discard) in try item(&source) }
      drawn += 1
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
    let asks = limits.lowerBound < limits.upperBound
    for (index, item) in items.enumerated() {
      if asks { self.write(index >= limits.lowerBound ? 1 : 0) }
      guard write(item, &self) else { return false }
    }
    if asks { self.write(0) }
    return true
  }
}
