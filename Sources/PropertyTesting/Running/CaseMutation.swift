/// A source of cases near a given case.
///
/// A neighbor of a case differs in a few words or spans, so this works for every domain.
struct CaseMutation {
  private var random: RandomBits

  /// A source whose cases depend only on the seed and the index.
  init(seed: UInt64, index: UInt64) { random = RandomBits(seed: seed, index: index) }

  /// Returns a case with one to three changes.
  mutating func neighbor(of recording: ChoiceRecording) -> ChoiceSequence {
    var words = recording.choices.words
    for _ in 0...random.next(below: 3) where !words.isEmpty {
      switch random.next(below: 8) {
      case 0: change(&words, recording.spans) { $0.removeSubrange($1) }
      case 1: change(&words, recording.spans) { $0.insert(contentsOf: $0[$1], at: $1.upperBound) }
      default: step(&words, recording.bounds)
      }
    }
    return ChoiceSequence(words, isUnpacked: recording.choices.isUnpacked)
  }

  /// Returns a request to draw a random part of the case again; `nil` if the case has no parts.
  mutating func redraw(of recording: ChoiceRecording) -> Redraw? {
    let spans = recording.spans.filter { !$0.range.isEmpty }
    guard !spans.isEmpty else { return nil }
    let span = spans[Int(random.next(below: UInt64(spans.count)))]
    return Redraw(
      .span(span.range.lowerBound, depth: span.depth), next: span.range.upperBound,
      seed: random.next())
  }

  /// Returns a number in `0..<limit`.
  mutating func number(below limit: Int) -> Int { Int(random.next(below: UInt64(limit))) }

  /// Changes a random span, unless an earlier change removed it.
  private mutating func change(
    _ words: inout [UInt64], _ spans: [ChoiceSpan], _ body: (inout [UInt64], Range<Int>) -> Void
  ) {
    guard !spans.isEmpty else { return }
    let range = spans[Int(random.next(below: UInt64(spans.count)))].range
    if range.upperBound <= words.count { body(&words, range) }
  }

  /// Raises or lowers a random word by a distance with a random number of bits.
  private mutating func step(_ words: inout [UInt64], _ bounds: [UInt64]) {
    let index = Int(random.next(below: UInt64(min(words.count, bounds.count))))
    guard index < words.count else { return }
    let last = bounds[index] &- 1
    let bits = UInt64(UInt64.bitWidth - last.leadingZeroBitCount)
    let distance = random.next() >> (UInt64(UInt64.bitWidth) - 1 - random.next(below: max(bits, 1)))
    let word = words[index]
    if random.next() & 1 == 0 {
      words[index] = word > distance ? word - distance : 0
    } else {
      words[index] = last - min(word, last) > distance ? word + distance : last
    }
  }
}
