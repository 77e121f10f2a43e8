extension Domain {
  /// Arrays of elements of a domain, with a number of elements in `count`.
  ///
  ///     check(.array(of: .integers(in: 0...9), count: 1...5)) { xs in xs.max()! <= 9 }
  ///
  /// Before each element a word says whether there is one more. The word and the element form a span,
  /// so deleting the span deletes the element. Where the limits leave no choice, the word is 0 and has
  /// no effect; if both limits are equal, there is no such word.
  ///
  ///     [7, 8]   1 7   1 8   0       with the limits 0...
  ///              ╰─╯   ╰─╯
  ///     [7, 8]   0 7   1 8   0       with the limits 1...2
  ///     [7, 8]   7   8               with the limits 2...2
  ///
  /// Bytes are packed, eight in a word, as are the scalars of strings. The first word is the number of
  /// bytes above the lower limit.
  ///
  ///     [7, 8]   2 807               with the limits 0... and elements of type UInt8
  @inlinable public static func array<Element>(
    of element: Domain<Element>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain where Value == [Element] {
    limits.requireLengths()
    let packed = element.packing.map { PackedList($0, limits) }
    return Domain(
      draw: { source throws(Discard) in
        let planned = source.plannedLength(in: limits)
        var elements: [Element] = []
        elements.reserveCapacity(planned)
        try source.drawList(of: limits, planned: planned, as: packed) { source throws(Discard) in
          elements.append(try element.draw(from: &source))
          return true
        }
        return elements
      },
      encode: { elements, encoder in
        let start = encoder.choices.count
        let isWritten = encoder.writeList(elements, of: limits) { value, encoder in
          element.encode(value, into: &encoder)
        }
        if isWritten, let packed { encoder.pack(packed, from: start) }
        return isWritten
      })
  }

  /// Arrays of exactly `count` elements.
  @inlinable public static func array<Element>(of element: Domain<Element>, count: Int) -> Domain
  where Value == [Element] {
    .array(of: element, count: count...count)
  }

  /// Arrays in which each element can depend on the elements before it.
  ///
  ///     // Numbers in ascending order: each is drawn from the range above the last.
  ///     let rising = Domain<[Int]>.array(count: 0...9, after: 0) { last, source throws(Discard) in
  ///       last = try Domain<Int>.integers(in: last...100).draw(from: &source)
  ///       return last
  ///     } encode: { last, element, encoder in
  ///       defer { last = element }
  ///       return Domain<Int>.integers(in: last...100).encode(element, into: &encoder)
  ///     }
  ///
  /// This suits, for example, commands to a machine that accepts some of them in some states only.
  ///
  /// - Parameters:
  ///   - limits: The range of the number of elements.
  ///   - initial: The state before the first element.
  ///   - draw: Draws an element in the given state, and updates the state.
  ///   - encode: Inverts `draw`, and updates the state in the same way.
  /// - Returns: A domain of arrays that shrink and encode like arrays of independent elements.
  @inlinable public static func array<Element, State: Sendable>(
    count limits: ClosedRange<Int> = 0...Int.max, after initial: State,
    draw: @escaping @Sendable (inout State, inout ChoiceSource) throws(Discard) -> Element,
    encode: @escaping @Sendable (inout State, Element, inout ChoiceEncoder) -> Bool
  ) -> Domain where Value == [Element] {
    limits.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        let planned = source.plannedLength(in: limits)
        var elements: [Element] = []
        var state = initial
        try source.drawList(of: limits, planned: planned) { source throws(Discard) in
          elements.append(try draw(&state, &source))
          return true
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

// MARK: - Lists of items

extension ClosedRange<Int> {
  /// Requires that the numbers of this range can be lengths of lists.
  @inlinable func requireLengths() {
    precondition(lowerBound >= 0, "a list of \(lowerBound) items")
  }
}

extension ChoiceSource {
  /// Draws a list that may be packed; see ``drawList(of:planned:item:)``.
  ///
  /// - Parameters:
  ///   - limits: The range of the number of items.
  ///   - planned: The number of items to generate.
  ///   - packed: The packed form of the list, if it has one.
  ///   - item: Draws an item and returns whether the list takes it.
  /// - Throws: ``Discard`` if `item` throws it, or if there are fewer items than the lower limit.
  @inlinable @inline(__always) mutating func drawList(
    of limits: ClosedRange<Int>, planned: Int, as packed: PackedList?,
    item: (_ source: inout ChoiceSource) throws(Discard) -> Bool
  ) throws(Discard) {
    guard let packed, isRecording || !supply.isGenerating else {
      return try drawList(of: limits, planned: planned, item: item)
    }
    let start = mark
    let place = enter(packed)
    // An element of one word never discards the case.
    try drawList(of: limits, planned: planned, item: item)
    leave(packed, from: start, to: place)
  }

  /// Draws items until a "one more?" word or the upper limit ends the list.
  ///
  /// - Parameters:
  ///   - limits: The range of the number of items.
  ///   - planned: The number of items to generate; see ``plannedLength(in:)``.
  ///   - item: Draws an item and returns whether the list takes it. An item that the list rejects
  ///     because it is repeated is retracted, and another is drawn.
  /// - Throws: ``Discard`` if `item` throws it, or if there are fewer items than the lower limit.
  @inlinable @inline(__always) mutating func drawList(
    of limits: ClosedRange<Int>, planned: Int,
    item: (_ source: inout ChoiceSource) throws(Discard) -> Bool
  ) throws(Discard) {
    var progress = ListProgress(planned: planned)
    if supply.isGenerating && !isRecording {
      // Nobody reads the words that say whether there is one more.
      while progress.drawn < progress.planned {
        try progress.count(try item(&self), atLeast: limits.lowerBound)
      }
      return
    }
    let asks = limits.lowerBound < limits.upperBound
    while asks || progress.drawn < progress.planned {
      let start = mark
      if asks {
        let drawn = progress.drawn
        let isOpen = drawn >= limits.lowerBound && drawn < limits.upperBound
        let isPlanned = isOpen && drawn < progress.planned
        if isOpen { noteQuestion() }
        let word = word(below: isOpen ? 2 : 1) { _ in isPlanned ? 1 : 0 }
        if word == 0 && drawn >= limits.lowerBound { return }
      }
      let isTaken = try span(.element, from: start) { source throws(Discard) in try item(&source) }
      if !isTaken { retract(to: start) }
      try progress.count(isTaken, atLeast: limits.lowerBound)
    }
  }
}

/// The progress of drawing a list, which ends early if its items only repeat.
@usableFromInline struct ListProgress {
  /// The number of items to generate.
  @usableFromInline var planned: Int
  /// The number of items that the list took.
  @usableFromInline var drawn = 0
  /// The number of items that the list rejected since it took one.
  @usableFromInline var repeats = 0

  /// The number of consecutive repeats after which the domain of items counts as exhausted.
  @inlinable static var repeatLimit: Int { 32 }

  @inlinable init(planned: Int) { self.planned = planned }

  /// Counts an item.
  ///
  /// - Parameters:
  ///   - isTaken: Whether the list took the item.
  ///   - least: The least number of items.
  /// - Throws: ``Discard`` if the domain of items is exhausted before the list has `least` items.
  @inlinable @inline(__always) mutating func count(
    _ isTaken: Bool, atLeast least: Int
  ) throws(Discard) {
    if isTaken {
      drawn &+= 1
      repeats = 0
      return
    }
    repeats += 1
    guard repeats >= Self.repeatLimit else { return }
    if drawn < least { throw Discard() }
    planned = drawn
  }
}

extension ChoiceEncoder {
  /// Writes the words that ``ChoiceSource/drawList(of:planned:item:)`` reads.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - limits: The range of the number of items.
  ///   - write: Writes an item and returns whether it can.
  /// - Returns: Whether the number of items is within the limits and all were written.
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
