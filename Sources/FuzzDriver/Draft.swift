import PropertyTesting

/// A case being changed: what is known about it, and the words of what it becomes.
///
/// What is made is put together from pieces of the case and, in a crossing, of a second one. The
/// memory is used again for every case, so that nothing is allocated once it is large enough.
struct Draft: ~Copyable {
  private let property: AnyProperty
  /// The case as bytes; what it means is known once it was ``study()``-ed.
  private var input = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The second parent of a crossing as bytes.
  private var partnerInput: UnsafeRawBufferPointer?
  private var isStudied = false
  /// The case as it is: canonical words and their structure.
  private(set) var original = Recorder()
  /// The second parent of a crossing.
  private(set) var partner = Recorder()
  /// What was drawn anew last.
  private var redrawn = Recorder()
  /// The spans of ``original`` that are elements of lists; all spans where there are none.
  private var elements: [Int] = []
  /// What the case becomes.
  var words: [UInt64] = []
  /// How many words it may have.
  private(set) var limit = 0
  /// What all choices come from.
  var bits = RandomBits(seed: 0)

  init(_ property: AnyProperty) { self.property = property }

  /// Begins with the case that `bytes` spell, which must outlive what is done to it.
  mutating func begin(_ bytes: UnsafeRawBufferPointer, limit: Int, seed: UInt64) {
    self.limit = limit
    bits = RandomBits(seed: seed)
    input = bytes
    partnerInput = nil
    isStudied = false
  }

  /// Takes the case that `bytes` spell for a second parent; they must outlive what is done to it.
  mutating func pair(with bytes: UnsafeRawBufferPointer) { partnerInput = bytes }

  /// Draws the case and its partner, unless that was done: from here on it is known what they mean.
  ///
  /// libFuzzer changes a case a few times in a row, and keeps a partner for as long. So what was drawn
  /// anew last mostly comes back, and the partner does; neither is drawn once more.
  mutating func study() {
    guard !isStudied else { return }
    isStudied = true
    if let partnerInput, !partnerInput.spell(partner.words) {
      partner.record(partnerInput, of: property)
    }
    guard !input.spell(original.words) else { return }
    elements.removeAll(keepingCapacity: true)
    if input.spell(redrawn.words) {
      swap(&original, &redrawn)
    } else {
      original.record(input, of: property)
    }
  }

  /// Whether the words are a case, and another one than before.
  var isChanged: Bool {
    if words.isEmpty { return false }
    return isStudied ? !words.elementsEqual(original.words) : !input.spell(words)
  }
}

// MARK: - Changing

extension Draft {
  /// How many changes are tried before it is given up: not every one fits every input.
  private static var attempts: Int { 16 }

  /// Tries some of `mutations` until one changes something; returns whether one did.
  mutating func change(by mutations: [Mutation]) -> Bool {
    for _ in 0..<Self.attempts {
      clear()
      let index = pick(mutations.count)
      if !mutations[index].isBlind { study() }
      if mutations[index].apply(&self), isChanged { return true }
    }
    return false
  }
}

extension Draft {
  /// Writes the words as bytes, the last one as far as there is room; returns how many bytes.
  func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    words.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, buffer.count)])
      buffer.copyMemory(from: bytes)
      return bytes.count
    }
  }
}

// MARK: - Putting together

extension Draft {
  /// How many words the case has as it is.
  var count: Int { original.words.count }

  /// Begins anew, with nothing.
  mutating func clear() { words.removeAll(keepingCapacity: true) }

  /// Adds a piece of the case as it is, as far as there is room.
  mutating func keep(_ range: Range<Int>) {
    words.append(contentsOf: original.words[range].prefix(limit - words.count))
  }

  /// Adds a piece of the second parent, as far as there is room.
  mutating func keepPartner(_ range: Range<Int>) {
    words.append(contentsOf: partner.words[range].prefix(limit - words.count))
  }

  /// Makes the words those of the case as it came, but for a run of them that the second parent has
  /// in the same place; returns whether both have any.
  mutating func takeFromPartner() -> Bool {
    guard let partnerInput else { return false }
    let size = MemoryLayout<UInt64>.size
    let count = input.count / size
    let both = min(count, partnerInput.count / size)
    guard both > 0 else { return false }
    let first = pick(both)
    let taken = first...(first + pick(both - first))
    for index in 0..<min(count, limit) {
      let source = taken.contains(index) ? partnerInput : input
      words.append(source.loadUnaligned(fromByteOffset: index * size, as: UInt64.self).littleEndian)
    }
    return true
  }

  /// Puts `word` in the place of the one at `index`; returns whether that is a change.
  mutating func put(_ word: UInt64, at index: Int) -> Bool {
    guard index < limit, word != original.words[index] else { return false }
    keep(0..<count)
    words[index] = word
    return true
  }

  /// Draws a part of `words` anew; returns whether it was there.
  mutating func redraw(_ part: Redraw.Part, next: Int) -> Bool {
    let redraw = Redraw(part, next: next, seed: bits.next())
    let isDone = words.withUnsafeBytes {
      redrawn.record($0, of: property, redrawing: redraw)
    }
    return isDone && takeRedrawn()
  }

  /// Draws a word of the case as it came anew; returns whether it was there.
  mutating func redrawWordOfInput() -> Bool {
    let count = (input.count + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
    guard count > 0 else { return false }
    let index = pick(count)
    let redraw = Redraw(.word(index), next: index + 1, seed: bits.next())
    return redrawn.record(input, of: property, redrawing: redraw) && takeRedrawn()
  }

  private mutating func takeRedrawn() -> Bool {
    clear()
    words.append(contentsOf: redrawn.words.prefix(limit))
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
    if elements.isEmpty { collectElements { $0.label == .element } }
    if elements.isEmpty { collectElements { _ in true } }
    return elements.isEmpty ? nil : original.spans[elements[pick(elements.count)]]
  }

  private mutating func collectElements(where isWanted: (Span) -> Bool) {
    for index in original.spans.indices {
      let span = original.spans[index]
      if !span.range.isEmpty, isWanted(span) { elements.append(index) }
    }
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

  /// A word that asks whether a list has one more element, if there is one.
  mutating func pickQuestion() -> Int? {
    original.questions.isEmpty ? nil : original.questions[pick(original.questions.count)]
  }

  /// A word that stands for a number, and that number.
  mutating func pickNumber() -> (word: NumberWord, value: Double)? {
    guard !original.numbers.isEmpty else { return nil }
    let word = original.numbers[pick(original.numbers.count)]
    return (word, word.order.number(original.words[word.index]))
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

  /// Another span of the case that may stand for `span`, if there is one.
  mutating func pickKin(of span: Span, where isWanted: (Span) -> Bool) -> Span? {
    guard !original.spans.isEmpty else { return nil }
    return original.kin(of: span, of: original, from: pick(original.spans.count), where: isWanted)
  }

  /// A span of the second parent that may stand for `span` of the case, if there is one.
  mutating func pickKinOfPartner(of span: Span) -> Span? {
    guard !partner.spans.isEmpty else { return nil }
    return original.kin(of: span, of: partner, from: pick(partner.spans.count)) { _ in true }
  }
}

extension Recorder {
  /// The first span of `other`, from the one at `first` on and round, that may stand for `span`.
  fileprivate func kin(
    of span: Span, of other: borrowing Recorder, from first: Int, where isWanted: (Span) -> Bool
  ) -> Span? {
    let spans = other.spans
    for index in spans.indices {
      let candidate = spans[(first + index) % spans.count]
      if isWanted(candidate), areKin(span, candidate, of: other) { return candidate }
    }
    return nil
  }

  /// Whether a span of this case and one of another are of the same kind.
  ///
  /// They have the same label, and their words the same bounds as far as the first that is more than
  /// a flag: elements of a list of settings are none of a list of events.
  private func areKin(_ a: Span, _ b: Span, of other: borrowing Recorder) -> Bool {
    guard a.label == b.label, !a.range.isEmpty, !b.range.isEmpty else { return false }
    let (mine, theirs) = (bounds, other.bounds)
    for (i, j) in zip(a.range, b.range) {
      guard mine[i] == theirs[j] else { return false }
      if mine[i] == 0 || mine[i] > 2 { break }
    }
    return true
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes are `words`, little-endian, and not none.
  func spell(_ words: some RandomAccessCollection<UInt64>) -> Bool {
    let size = MemoryLayout<UInt64>.size
    guard count > 0, count == words.count * size else { return false }
    var offset = 0
    for word in words {
      guard word.littleEndian == loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += size
    }
    return true
  }
}
