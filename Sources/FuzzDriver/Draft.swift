import PropertyTesting

/// A case being changed: what is known about it, and the words of what it becomes.
///
/// What is made is put together from pieces of the case and, in a crossing, of a second one. The
/// memory is used again for every case, so that nothing is allocated once it is large enough.
struct Draft {
  private let property: AnyProperty
  /// The case as it is: canonical words and their structure.
  private(set) var original = Recording()
  /// The second parent of a crossing.
  private(set) var partner = Recording()
  /// The spans of ``original`` that are elements of lists; all spans where there are none.
  private(set) var elements: [Int] = []
  /// What the case becomes.
  var words: [UInt64] = []
  /// How many words it may have.
  private(set) var limit = 0
  /// What all choices come from.
  var bits = RandomBits(seed: 0)

  init(_ property: AnyProperty) { self.property = property }

  /// Begins with the case that `bytes` spell.
  mutating func begin(_ bytes: UnsafeRawBufferPointer, limit: Int, seed: UInt64) {
    self.limit = limit
    bits = RandomBits(seed: seed)
    property.record(bytes, into: &original)
    elements.removeAll(keepingCapacity: true)
    collectElements { $0.label == .element }
    if elements.isEmpty { collectElements { _ in true } }
  }

  /// Takes the case that `bytes` spell for a second parent.
  mutating func pair(with bytes: UnsafeRawBufferPointer) { property.record(bytes, into: &partner) }

  private mutating func collectElements(where isWanted: (Span) -> Bool) {
    for (index, span) in original.spans.enumerated() where !span.range.isEmpty && isWanted(span) {
      elements.append(index)
    }
  }

  /// Whether the words are a case, and another one than before.
  var isChanged: Bool { !words.isEmpty && words != original.choices.words }
}

// MARK: - Putting together

extension Draft {
  /// How many words the case has as it is.
  var count: Int { original.choices.count }

  /// Begins anew, with nothing.
  mutating func clear() { words.removeAll(keepingCapacity: true) }

  /// Adds a piece of the case as it is, as far as there is room.
  mutating func keep(_ range: Range<Int>) {
    words.append(contentsOf: original.choices.words[range].prefix(limit - words.count))
  }

  /// Adds a piece of the second parent, as far as there is room.
  mutating func keepPartner(_ range: Range<Int>) {
    words.append(contentsOf: partner.choices.words[range].prefix(limit - words.count))
  }

  /// Puts `word` in the place of the one at `index`; returns whether that is a change.
  mutating func put(_ word: UInt64, at index: Int) -> Bool {
    guard index < limit, word != original.choices.words[index] else { return false }
    keep(0..<count)
    words[index] = word
    return true
  }

  /// Draws a part of `words` anew; returns whether it was there.
  mutating func redraw(_ part: Redraw.Part, next: Int) -> Bool {
    let redraw = Redraw(part, next: next, seed: bits.next())
    let isDone = words.withUnsafeBytes { property.record($0, into: &partner, redrawing: redraw) }
    guard isDone else { return false }
    clear()
    keepPartner(0..<partner.choices.count)
    return true
  }
}

// MARK: - Choosing

extension Draft {
  /// A number in 0 ..< `count`, each as likely as the next.
  mutating func pick(_ count: Int) -> Int {
    Int(truncatingIfNeeded: bits.next(below: UInt64(count)))
  }

  /// Whether something happens that happens once in `count` times.
  mutating func once(in count: Int) -> Bool { pick(count) == 0 }

  /// An element of a list, if there is one.
  mutating func pickElement() -> Span? {
    elements.isEmpty ? nil : original.spans[elements[pick(elements.count)]]
  }

  /// A span with words, if there is one.
  mutating func pickSpan() -> Span? {
    guard !original.spans.isEmpty else { return nil }
    let first = pick(original.spans.count)
    for index in original.spans.indices {
      let span = original.spans[(first + index) % original.spans.count]
      if !span.range.isEmpty { return span }
    }
    return nil
  }

  /// A word that was drawn below `bound`, if there is one.
  mutating func pickWord(below bound: UInt64) -> Int? {
    guard count > 0 else { return nil }
    let first = pick(count)
    for index in 0..<count {
      let place = (first + index) % count
      if original.bounds[place] == bound { return place }
    }
    return nil
  }

  /// A word that stands for a number, and that number.
  mutating func pickNumber() -> (word: NumberWord, value: Double)? {
    guard !original.numbers.isEmpty else { return nil }
    let word = original.numbers[pick(original.numbers.count)]
    return (word, word.order.number(original.choices.words[word.index]))
  }

  /// The words of `first` and of elements that follow it, up to eight in all, mostly few.
  mutating func run(from first: Span) -> Range<Int> {
    var end = first.range.upperBound
    var rest = min(bits.next().trailingZeroBitCount, 7)
    while rest > 0, let next = element(at: end, like: first) {
      end = next.range.upperBound
      rest -= 1
    }
    return first.range.lowerBound..<end
  }

  private func element(at start: Int, like span: Span) -> Span? {
    for index in elements {
      let next = original.spans[index]
      if next.range.lowerBound == start, next.depth == span.depth, next.label == span.label {
        return next
      }
    }
    return nil
  }

  /// A span of `recording` that may stand for `span` of the case, if there is one.
  mutating func pickKin(of span: Span, in recording: Recording, where isWanted: (Span) -> Bool)
    -> Span?
  {
    guard !recording.spans.isEmpty else { return nil }
    let first = pick(recording.spans.count)
    for index in recording.spans.indices {
      let other = recording.spans[(first + index) % recording.spans.count]
      if isWanted(other), original.areKin(span, other, of: recording) { return other }
    }
    return nil
  }
}

extension Recording {
  /// Whether a span of this recording and one of another are of the same kind.
  ///
  /// They have the same label, and their words the same bounds as far as the first that is more than
  /// a flag: elements of a list of settings are none of a list of events.
  func areKin(_ a: Span, _ b: Span, of other: Recording) -> Bool {
    guard a.label == b.label, !a.range.isEmpty, !b.range.isEmpty else { return false }
    for (i, j) in zip(a.range, b.range) {
      guard bounds[i] == other.bounds[j] else { return false }
      if bounds[i] == 0 || bounds[i] > 2 { break }
    }
    return true
  }
}
