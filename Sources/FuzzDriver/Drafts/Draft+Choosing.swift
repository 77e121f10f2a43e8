import PropertyTesting

// The random choice of a place to change.
extension Draft {
  /// Returns a number in 0 ..< `count`, all equally likely.
  mutating func pick(_ count: Int) -> Int {
    Int(truncatingIfNeeded: bits.next(below: UInt64(count)))
  }

  /// Returns `true` once in `count` times on average.
  mutating func once(in count: Int) -> Bool { pick(count) == 0 }

  /// Picks an element of a list, or any span if there is no list; `nil` without spans.
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

  /// Picks a span that contains words; `nil` if there is none.
  mutating func pickSpan() -> ChoiceSpan? {
    guard !original.spans.isEmpty else { return nil }
    let first = pick(original.spans.count)
    for index in original.spans.indices {
      let span = original.spans[(first + index) % original.spans.count]
      if !span.range.isEmpty { return span }
    }
    return nil
  }

  /// Picks a word that asks whether a list has one more element; `nil` if there is none.
  mutating func pickQuestion() -> Int? {
    original.questions.isEmpty ? nil : original.questions[pick(original.questions.count)]
  }

  /// Picks a word that stands for a number, and returns both; `nil` if there is none.
  mutating func pickNumber() -> (word: NumberWord, value: Double)? {
    guard !original.numbers.isEmpty else { return nil }
    let word = original.numbers[pick(original.numbers.count)]
    return (word, word.order.number(original.words[word.index]))
  }

  /// Returns the words of `first` and of up to seven elements that follow it, usually few.
  mutating func run(from first: ChoiceSpan) -> Range<Int> {
    var end = first.range.upperBound
    var remaining = min(bits.next().trailingZeroBitCount, 7)
    while remaining > 0, let next = element(at: end, like: first) {
      end = next.range.upperBound
      remaining -= 1
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

  /// Picks another span of the case that may replace `span`; `nil` if there is none.
  mutating func pickKin(of span: ChoiceSpan, where isWanted: (ChoiceSpan) -> Bool) -> ChoiceSpan? {
    guard !original.spans.isEmpty else { return nil }
    return original.kin(of: span, of: original, from: pick(original.spans.count), where: isWanted)
  }

  /// Picks a span of the second parent that may replace `span`; `nil` if there is none.
  mutating func pickKinOfPartner(of span: ChoiceSpan) -> ChoiceSpan? {
    guard !partner.spans.isEmpty else { return nil }
    return original.kin(of: span, of: partner, from: pick(partner.spans.count)) { _ in true }
  }
}
