/// The features of a case, and in how many cases each was seen.
///
/// One run, one log, one thread: it is unchecked because the task-local it travels in asks for it.
final class FeatureLog: FeatureSink, @unchecked Sendable {
  private var current: Set<String> = []
  private(set) var counts: [String: Int] = [:]

  private var score: Double?

  func label(_ feature: String) { current.insert(feature) }

  /// The features of the case that ends here, sorted; nothing is counted.
  func takeCase() -> [String] {
    defer { current.removeAll() }
    return current.sorted()
  }

  func maximize(_ score: Double) {
    if !score.isNaN { self.score = max(score, self.score ?? -.infinity) }
  }

  /// The highest score of the case that ends here, if it had one.
  func takeScore() -> Double? {
    defer { score = nil }
    return score
  }

  /// Forgets what was seen since the last case ended.
  func forgetCase() {
    current.removeAll(keepingCapacity: true)
    score = nil
  }

  /// Ends a case, and counts its features if the case itself counts.
  func endCase(counts isCounted: Bool) {
    guard !current.isEmpty else { return }
    if isCounted { for feature in current { counts[feature, default: 0] += 1 } }
    current.removeAll(keepingCapacity: true)
  }
}
