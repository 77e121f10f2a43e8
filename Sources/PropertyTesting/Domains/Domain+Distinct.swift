extension Domain {
  /// Sets of elements of a domain, with a number of elements in `count`.
  ///
  /// A repeated element is drawn again. If the domain of elements is too small, the set has fewer
  /// elements, or the case is discarded if they are fewer than the lower limit.
  @inlinable public static func set<Element: Hashable & SendableMetatype>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == Set<Element> {
    limits.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        var elements: Set<Element> = []
        let planned = source.plannedLength(in: limits)
        try source.drawList(of: limits, planned: planned) { source throws(Discard) in
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
    limits.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        var entries: [Key: Element] = [:]
        let planned = source.plannedLength(in: limits)
        try source.drawList(of: limits, planned: planned) { source throws(Discard) in
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
    limits.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        var known: Set<Element> = []
        var elements: [Element] = []
        let planned = source.plannedLength(in: limits)
        try source.drawList(of: limits, planned: planned) { source throws(Discard) in
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

extension ChoiceEncoder {
  /// Writes the words of a list of distinct items in the simplest of their orders.
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
    // Of two items, the one goes first that makes the words of both smaller. Each item follows a word
    // that says that there is one more.
    let sorted = written.sorted { a, b in
      (a.words + [1] + b.words).lexicographicallyPrecedes(b.words + [1] + a.words)
    }
    return writeList(sorted, of: limits) { choices, encoder in
      for word in choices.words { encoder.write(word) }
      return true
    }
  }
}
