import PropertyTesting

extension Mutation {
  /// The mutations that use a dictionary.
  static let lookups: [Mutation] = [.insertString, .takeNumber, .takeExample]

  /// Inserts a text or byte string of the dictionary, or a part of it, into a list of bytes or scalars,
  /// or overwrites some of the list with it.
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
    // Formats are told apart at their start.
    let start = draft.once(in: 2) ? 0 : draft.pick(count + 1)
    return draft.insert(
      place.words(of: string), in: place, at: start, overwriting: draft.once(in: 2))
  }

  /// Makes a number equal to a number of an example.
  static let takeNumber = Mutation(name: "take a number of an example", weight: 3) { draft in
    guard !draft.dictionary.numbers.isEmpty, let (word, _) = draft.pickNumber() else {
      return false
    }
    let number = draft.dictionary.numbers[draft.pick(draft.dictionary.numbers.count)]
    guard number.bound == draft.original.bounds[word.index] else { return false }
    return draft.put(number.word, at: word.index)
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
