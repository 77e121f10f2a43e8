extension Domain {
  /// Sets of elements of a domain, with a number of elements in `count`.
  ///
  /// A repeated element is drawn again. If the domain of elements is too small, the set has fewer
  /// elements, or the case is discarded if they are fewer than the lower limit.
  @inlinable public static func set<Element: Hashable & SendableMetatype>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == Set<Element> {
    Domain(
      draw: { source throws(Discard) in
        var elements: Set<Element> = []
        try source.drawDistinct(of: limits) { source throws(Discard) in
          elements.insert(try element.draw(from: &source)).inserted
        }
        return elements
      },
      encode: { elements, encoder in
        encoder.writeDistinct(elements, of: limits) { value, encoder in
          element.encode(value, into: &encoder)
        }
      })
  }

  /// Dictionaries of entries with keys and values of two domains, with a number of entries in `count`.
  @inlinable public static func dictionary<Key: Hashable & SendableMetatype, Element>(
    of key: Domain<Key>, _ element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Key: Element] {
    Domain(
      draw: { source throws(Discard) in
        var entries: [Key: Element] = [:]
        try source.drawDistinct(of: limits) { source throws(Discard) in
          let key = try key.draw(from: &source)
          if entries[key] != nil { return false }
          entries[key] = try element.draw(from: &source)
          return true
        }
        return entries
      },
      encode: { entries, encoder in
        encoder.writeDistinct(entries, of: limits) { entry, encoder in
          key.encode(entry.key, into: &encoder) && element.encode(entry.value, into: &encoder)
        }
      })
  }

  /// Arrays of distinct elements of a domain, with a number of elements in `count`.
  @inlinable public static func array<Element: Hashable & SendableMetatype>(
    ofDistinct element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Element] {
    Domain(
      draw: { source throws(Discard) in
        var known: Set<Element> = []
        var elements: [Element] = []
        try source.drawDistinct(of: limits) { source throws(Discard) in
          let value = try element.draw(from: &source)
          guard known.insert(value).inserted else { return false }
          elements.append(value)
          return true
        }
        return elements
      },
      encode: { elements, encoder in
        guard Set(elements).count == elements.count else { return false }
        return encoder.writeList(elements, of: limits) { value, encoder in
          element.encode(value, into: &encoder)
        }
      })
  }
}

extension ChoiceSource {
  /// The number of consecutive repeats after which the domain of items counts as exhausted.
  @inlinable static var repeatLimit: Int { 32 }

  /// Draws items as ``drawList(of:item:)`` does, and retracts the repeated ones.
  ///
  /// - Parameters:
  ///   - limits: The range of the number of items.
  ///   - item: Draws an item, and returns whether it is new.
  /// - Throws: ``Discard`` if `item` throws it, or if there are fewer items than the lower limit.
  @inlinable mutating func drawDistinct(
    of limits: ClosedRange<Int>, item: (_ source: inout ChoiceSource) throws(Discard) -> Bool
  ) throws(Discard) {
    var planned = plannedLength(in: limits)
    let asks = limits.lowerBound < limits.upperBound
    var drawn = 0
    var repeats = 0
    while asks || drawn < limits.upperBound {
      let start = mark
      if asks {
        let isOpen = drawn >= limits.lowerBound && drawn < limits.upperBound
        let word = word(below: isOpen ? 2 : 1) { _ in isOpen && drawn < planned ? 1 : 0 }
        if word == 0 && drawn >= limits.lowerBound { return }
      }
      let isNew = try span(.element, from: start) { source throws(Discard) in try item(&source) }
      if isNew {
        drawn += 1
        repeats = 0
      } else {
        retract(to: start)
        repeats += 1
        if repeats == Self.repeatLimit { planned = drawn }
        if repeats >= Self.repeatLimit && drawn < limits.lowerBound { throw Discard() }
      }
    }
  }
}

extension ChoiceEncoder {
  /// Writes the words that ``ChoiceSource/drawDistinct(of:item:)`` reads, with simpler items first.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - limits: The range of the number of items.
  ///   - write: Writes an item and returns whether it can.
  /// - Returns: Whether the number of items is within the limits and all were written.
  @inlinable mutating func writeDistinct<Items: Collection>(
    _ items: Items, of limits: ClosedRange<Int>,
    item write: (Items.Element, inout ChoiceEncoder) -> Bool
  ) -> Bool {
    var written: [ChoiceSequence] = []
    for item in items {
      var encoder = ChoiceEncoder()
      guard write(item, &encoder) else { return false }
      written.append(encoder.choices)
    }
    return writeList(written.sorted(), of: limits) { choices, encoder in
      for word in choices.words { encoder.write(word) }
      return true
    }
  }
}
