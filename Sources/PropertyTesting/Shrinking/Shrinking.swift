/// A case while it shrinks: passes propose simpler sequences, and this type accepts or rejects them.
final class Shrinking {
  /// The simplest failing case so far.
  private(set) var best: ChoiceRecording
  /// The failure of ``best``.
  private(set) var failure: PropertyFailure
  /// The number of times the property was called.
  private(set) var calls = 0
  /// The number of accepted proposals.
  private(set) var steps = 0
  /// A case for each other failure that a proposal caused.
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

  /// Whether a limit ends shrinking.
  var isExhausted: Bool { calls >= shrinker.callLimit || shrinker.mustEnd() }

  /// Returns the recording of `choices`, without judging them, or `nil` for a discard.
  func draw(_ choices: ChoiceSequence) -> ChoiceRecording? {
    if shrinker.judgesWhileDrawing { calls += 1 }
    return shrinker.draw(choices)
  }

  /// Accepts `words` if they are strictly simpler than the best case and violate the same law.
  ///
  /// No canonical case is judged twice, whatever words spell it.
  ///
  /// - Parameter words: Any words.
  /// - Returns: Whether they are now the best case.
  func accepts(_ words: [UInt64]) -> Bool {
    let candidate = ChoiceSequence(words)
    // Comparing costs less than drawing, and the canonical words of a proposal are rarely simpler
    // than the proposal.
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
