extension Domain {
  /// Sets of as many elements as `count` allows.
  ///
  /// An element that is there already is drawn again; where that never ends, because the domain of
  /// elements is too small, the set has fewer elements, or the case is discarded.
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

  /// Dictionaries of as many entries as `count` allows.
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

  /// Arrays of elements that are all different.
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
  /// How many items in a row may be there already before it is taken that there are no others.
  @inlinable static var mostRepeats: Int { 32 }

  /// Draws items as ``drawList(of:item:)`` does, but forgets those that `item` finds repeated.
  ///
  /// - Parameters:
  ///   - limits: How many items there may be.
  ///   - item: Draws an item, and returns whether it is a new one.
  /// - Throws: ``Discard`` if `item` does, or if it finds too few.
  @inlinable mutating func drawDistinct(
    of limits: ClosedRange<Int>, item: (_ source: inout ChoiceSource) throws(Discard) -> Bool
  ) throws(Discard) {
    var planned = isGenerating ? generator.length(in: limits) : limits.lowerBound
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
        if repeats == Self.mostRepeats { planned = drawn }
        if repeats >= Self.mostRepeats && drawn < limits.lowerBound { throw Discard() }
      }
    }
  }
}

extension ChoiceEncoder {
  /// Writes what ``ChoiceSource/drawDistinct(of:item:)`` reads, the simplest items first.
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
