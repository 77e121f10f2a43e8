/// A search by hill climbing: it proposes cases near the one with the highest score so far.
///
/// Scores come from ``maximize(_:)``. A neighbor of a case differs in a few words or spans, so climbing
/// works for every domain.
struct Climb {
  private var best: ChoiceRecording?
  private var highest = -Double.infinity
  private var random: RandomBits

  init(seed: UInt64) { random = RandomBits(seed: seed, index: .max) }

  /// Whether a case with a score was adopted.
  var isClimbing: Bool { best != nil }

  /// Whether a case with this score is the best so far.
  func isBest(_ score: Double) -> Bool { score > highest }

  /// Makes a case with this score the best so far.
  mutating func adopt(_ recording: ChoiceRecording, _ score: Double) {
    best = recording
    highest = score
  }

  /// Returns a case near the best one, with one to three changes.
  mutating func next() -> ChoiceSequence {
    guard let best else { return [] }
    var words = best.choices.words
    for _ in 0...random.next(below: 3) where !words.isEmpty {
      switch random.next(below: 8) {
      case 0: change(&words, best.spans) { $0.removeSubrange($1) }
      case 1: change(&words, best.spans) { $0.insert(contentsOf: $0[$1], at: $1.upperBound) }
      default: step(&words, best.bounds)
      }
    }
    return ChoiceSequence(words, isUnpacked: best.choices.isUnpacked)
  }

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
