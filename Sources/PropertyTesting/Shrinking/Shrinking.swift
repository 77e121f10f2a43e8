/// A case being shrunk: what passes propose to, and the only one who accepts.
final class Shrinking {
  /// The simplest failing case so far.
  private(set) var best: ChoiceRecording
  private(set) var failure: PropertyFailure
  private(set) var calls = 0
  private(set) var steps = 0
  private(set) var others: [Shrinker.Result.Other] = []
  private var seen: Set<ChoiceSequence> = []
  private let shrinker: Shrinker

  init(_ shrinker: Shrinker, _ choices: ChoiceSequence, _ failure: PropertyFailure) {
    self.shrinker = shrinker
    self.failure = failure
    best = shrinker.draw(choices) ?? ChoiceRecording(choices: choices)
    seen = [best.choices]
  }

  /// The words of the simplest failing case so far.
  var words: [UInt64] { best.choices.words }

  /// Whether no call is left.
  var isExhausted: Bool { calls >= shrinker.callLimit }

  /// What drawing `choices` reads, without judging it; `nil` for a discard.
  func draw(_ choices: ChoiceSequence) -> ChoiceRecording? {
    if shrinker.judgesWhileDrawing { calls += 1 }
    return shrinker.draw(choices)
  }

  /// Accepts `words` if they are strictly simpler than the best and break the same law.
  ///
  /// What was judged once is never judged again, however it was spelled.
  ///
  /// - Parameter words: Any words.
  /// - Returns: Whether they are the best now.
  func accepts(_ words: [UInt64]) -> Bool {
    let candidate = ChoiceSequence(words)
    // To compare is cheaper than to draw; what is canonical is rarely simpler than what was proposed.
    guard !isExhausted, candidate < best.choices, seen.insert(candidate).inserted else {
      return false
    }
    guard let drawn = draw(candidate), drawn.choices < best.choices else { return false }
    guard drawn.choices == candidate || seen.insert(drawn.choices).inserted else { return false }
    if !shrinker.judgesWhileDrawing { calls += 1 }
    guard let failure = shrinker.judge(drawn.choices) else { return false }
    guard failure.isSame(as: self.failure) else {
      if !others.contains(where: { $0.failure.isSame(as: failure) }) {
        others.append(.init(choices: drawn.choices, failure: failure))
      }
      return false
    }
    best = drawn
    self.failure = failure
    steps += 1
    return true
  }
}
