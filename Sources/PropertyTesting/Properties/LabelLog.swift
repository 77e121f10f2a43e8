/// The labels of the current case, and the number of cases in which each label was seen.
///
/// Only the thread of one run uses it. It is unchecked because a task-local value must be sendable.
final class LabelLog: FeatureSink, @unchecked Sendable {
  /// The number of cases with each label.
  private(set) var counts: [String: Int] = [:]
  /// Whether ``endCase(isCounted:)`` counts labels.
  var isCounting = true
  private var current: Set<String> = []
  private var score: Double?

  func label(_ label: String) { current.insert(label) }

  func maximize(_ score: Double) {
    if !score.isNaN { self.score = max(score, self.score ?? -.infinity) }
  }

  /// Ends the current case without counting it, and returns its labels, sorted.
  func takeCase() -> [String] {
    defer { current.removeAll() }
    return current.sorted()
  }

  /// Returns the highest score of the current case, if it has one, and forgets it.
  func takeScore() -> Double? {
    defer { score = nil }
    return score
  }

  /// Forgets the labels and the score of the current case.
  func forgetCase() {
    current.removeAll(keepingCapacity: true)
    score = nil
  }

  /// Ends the current case, and counts its labels if the case counts.
  func endCase(isCounted: Bool) {
    guard !current.isEmpty else { return }
    if isCounted && isCounting { for label in current { counts[label, default: 0] += 1 } }
    current.removeAll(keepingCapacity: true)
  }
}
