import PropertyTesting

extension Mutation {
  /// The mutations that use a dictionary.
  static let lookups: [Mutation] = [.insertString, .takeNumber, .takeExample]

  /// Inserts a text or byte string of the dictionary, or a part of it, into a list of bytes or scalars,
  /// or overwrites some or all of the list with it.
  static let insertString = Mutation(name: "insert a string of the dictionary", weight: 8) {
    draft in
    guard !draft.dictionary.strings.isEmpty, !draft.original.packs.isEmpty else { return false }
    var string = draft.dictionary.strings[draft.pick(draft.dictionary.strings.count)][...]
    // Three of four strings are whole.
    if string.count > 1, draft.once(in: 4) {
      string = string.dropFirst(draft.pick(string.count))
      string = string.prefix(1 + draft.pick(string.count))
    }
    let place = draft.original.packs[draft.pick(draft.original.packs.count)]
    let count = place.count
    if draft.once(in: 4) { return draft.fill(place, with: place.words(of: string)) }
    // Formats are told apart at their start.
    let start = draft.once(in: 2) ? 0 : draft.pick(count + 1)
    return draft.insert(
      place.words(of: string), in: place, at: start, overwriting: draft.once(in: 2))
  }

  /// Makes a number equal to a number of the dictionary, or to a neighbor of it.
  static let takeNumber = Mutation(name: "take a number of the dictionary", weight: 3) { draft in
    let numbers = draft.dictionary.numbers
    guard !numbers.isEmpty, let (place, _) = draft.pickNumber() else { return false }
    let bound = draft.original.bounds[place.index]
    guard let word = numbers[draft.pick(numbers.count)].word(in: place.order, below: bound) else {
      return false
    }
    // What lies beside a limit is tried less often than the limit.
    let neighbor =
      draft.once(in: 4) ? place.order.word(word, movedBy: 1, up: draft.once(in: 2)) : nil
    return draft.put(neighbor ?? word, at: place.index)
  }

  /// Replaces the case by an example.
  static let takeExample = Mutation(name: "take an example", weight: 1, isBlind: true) { draft in
    guard !draft.dictionary.examples.isEmpty else { return false }
    let index = draft.pick(draft.dictionary.examples.count)
    draft.words.append(contentsOf: draft.dictionary.examples[index].words)
    draft.spelling = .packed
    return true
  }
}

extension Draft {
  /// Makes a list consist of these elements, if it may have that many.
  fileprivate mutating func fill(_ place: PackedPlace, with elements: [UInt64]) -> Bool {
    guard place.list.limits.contains(elements.count) else { return false }
    replace(place, with: elements)
    return true
  }

  /// Inserts elements into a list, or overwrites as many with them, as far as the list may grow.
  ///
  /// - Parameters:
  ///   - elements: The words of the elements.
  ///   - place: The list.
  ///   - start: The index of the first new element.
  ///   - overwrites: Whether elements of the list are replaced.
  /// - Returns: Whether the list has room for an element.
  mutating func insert(
    _ elements: [UInt64], in place: PackedPlace, at start: Int, overwriting overwrites: Bool
  ) -> Bool {
    let limits = place.list.limits
    let replaced = overwrites || !place.list.asks ? min(elements.count, place.count - start) : 0
    let room = limits.upperBound - (place.count - replaced)
    guard room > 0 else { return false }
    let step = place.list.asks ? 2 : 1
    let first = place.range.lowerBound + start * step
    keep(0..<first)
    for word in elements.prefix(room) {
      if place.list.asks { words.append(1) }
      words.append(word)
    }
    keep(first + replaced * step..<count)
    return true
  }
}
