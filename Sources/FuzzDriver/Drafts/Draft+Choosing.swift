import PropertyTesting

// How it is chosen what to change.
extension Draft {
  /// A number in 0 ..< `count`, each as likely as the next.
  mutating func pick(_ count: Int) -> Int {
    Int(truncatingIfNeeded: bits.next(below: UInt64(count)))
  }

  /// Whether something happens that happens once in `count` times.
  mutating func once(in count: Int) -> Bool { pick(count) == 0 }

  /// An element of a list, if there is one.
  mutating func pickElement() -> ChoiceSpan? {
    if elements.isEmpty { collectElements { $0.label == .element } }
    if elements.isEmpty { collectElements { _ in true } }
    return elements.isEmpty ? nil : original.spans[elements[pick(elements.count)]]
  }

  private mutating func collectElements(where isWanted: (ChoiceSpan) -> Bool) {
    for index in original.spans.indices {
      let span = original.spans[index]
      if !span.range.isEmpty, isWanted(span) { elements.append(index) }
    }
  }

  /// A span with words, if there is one.
  mutating func pickSpan() -> ChoiceSpan? {
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
  mutating func run(from first: ChoiceSpan) -> Range<Int> {
    var end = first.range.upperBound
    var rest = min(bits.next().trailingZeroBitCount, 7)
    while rest > 0, let next = element(at: end, like: first) {
      end = next.range.upperBound
      rest -= 1
    }
    return first.range.lowerBound..<end
  }

  private func element(at start: Int, like span: ChoiceSpan) -> ChoiceSpan? {
    for index in elements {
      let next = original.spans[index]
      if next.range.lowerBound == start, next.depth == span.depth, next.label == span.label {
        return next
      }
    }
    return nil
  }

  /// Another span of the case that may stand for `span`, if there is one.
  mutating func pickKin(of span: ChoiceSpan, where isWanted: (ChoiceSpan) -> Bool) -> ChoiceSpan? {
    guard !original.spans.isEmpty else { return nil }
    return original.kin(of: span, of: original, from: pick(original.spans.count), where: isWanted)
  }

  /// A span of the second parent that may stand for `span` of the case, if there is one.
  mutating func pickKinOfPartner(of span: ChoiceSpan) -> ChoiceSpan? {
    guard !partner.spans.isEmpty else { return nil }
    return original.kin(of: span, of: partner, from: pick(partner.spans.count)) { _ in true }
  }
}
