/// A search by hill climbing: it proposes cases near those with the highest scores so far.
///
/// Scores come from ``maximize(_:_:)``. Each name of a score has a best case of its own, and the names take
/// turns.
struct Climb {
  /// The best case of each name, with its score.
  private var best: [String: (recording: ChoiceRecording, score: Double)] = [:]
  /// The names, in the order of their first scores.
  private var names: [String] = []
  /// The number of proposed cases.
  private var turn = 0
  private var mutation: CaseMutation

  init(seed: UInt64) { mutation = CaseMutation(seed: seed, index: .max) }

  /// Whether a case with a score was adopted.
  var isClimbing: Bool { !names.isEmpty }

  /// The highest score of each name.
  var highest: [String: Double] { best.mapValues(\.score) }

  /// Whether a case with these scores has the highest score of a name.
  func isBest(_ scores: [String: Double]) -> Bool {
    scores.contains { name, score in best[name].map { score > $0.score } ?? true }
  }

  /// Makes a case the best of each name for which its score is the highest.
  mutating func adopt(_ recording: ChoiceRecording, _ scores: [String: Double]) {
    // The order of a dictionary differs from run to run.
    for (name, score) in scores.sorted(by: { $0.key < $1.key }) {
      if let known = best[name] {
        guard score > known.score else { continue }
      } else {
        names.append(name)
      }
      best[name] = (recording, score)
    }
  }

  /// Returns a case near the best one of the next name.
  mutating func next() -> ChoiceSequence {
    guard !names.isEmpty, let (recording, _) = best[names[turn % names.count]] else { return [] }
    turn += 1
    return mutation.neighbor(of: recording)
  }
}
