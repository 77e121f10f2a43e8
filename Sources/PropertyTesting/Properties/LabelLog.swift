import Synchronization

/// The labels of the current case, and the number of cases in which each label was seen.
///
/// The thread of one run begins and ends cases. A case may give labels from several tasks at the same
/// time.
final class LabelLog: FeatureSink {
  fileprivate struct State {
    /// The number of cases with each label.
    var counts: [String: Int] = [:]
    /// The number of cases of the sample with each label.
    var samples: [String: Int] = [:]
    /// The number of cases that were discarded at each place.
    var sites: [DiscardSite: Int] = [:]
    /// Whether ``endCase(isDiscarded:isSampled:)`` counts labels.
    var isCounting = true
    /// The values of labels in all counted cases.
    var ranges: [String: LabelRange] = [:]
    /// The labels, the values, the scores and the place of the discard of the current case.
    var current: Set<String> = []
    var values: [String: Double] = [:]
    var scores: [String: Double] = [:]
    var site: DiscardSite?
  }

  /// Whether the values of labels are wanted.
  let wantsValues: Bool

  /// A log of a run that has no cases yet.
  ///
  /// - Parameter wantsValues: Whether the values of labels are wanted.
  init(wantsValues: Bool = false) { self.wantsValues = wantsValues }

  private let state = Platform.Lock(State())
  /// Whether the current case has a label or a place of a discard; most cases have neither.
  private let hasNews = Atomic(false)
  /// Whether the current case has a score.
  private let hasScore = Atomic(false)

  // MARK: Any task of the case

  func label(_ label: String) {
    state.withLock { _ = $0.current.insert(label) }
    hasNews.store(true, ordering: .releasing)
  }

  func label(_ label: String, value: Double) {
    guard wantsValues, !value.isNaN else { return }
    state.withLock { $0.values[label] = value }
    hasNews.store(true, ordering: .releasing)
  }

  func maximize(_ score: Double, _ name: String) {
    guard !score.isNaN else { return }
    state.withLock { $0.scores[name] = max(score, $0.scores[name] ?? -.infinity) }
    hasScore.store(true, ordering: .releasing)
  }

  func discard(at site: DiscardSite) {
    state.withLock { $0.site = site }
    hasNews.store(true, ordering: .releasing)
  }
}

// MARK: - The thread of the run

extension LabelLog {
  /// The number of cases with each label.
  var counts: [String: Int] { state.withLock(\.counts) }

  /// The number of cases of the sample with each label.
  var samples: [String: Int] { state.withLock(\.samples) }

  /// The number of cases that were discarded at each place that is known.
  var discards: [String: Int] {
    state.withLock(\.sites).reduce(into: [:]) { $0["\($1.key)", default: 0] += $1.value }
  }

  /// The values of labels in all counted cases.
  var ranges: [String: LabelRange] { state.withLock(\.ranges) }

  /// The labels of the current case, their values, and the place where it was discarded, if it was.
  var current: (labels: [String], values: [String: Double], site: String?) {
    state.withLock { ($0.current.sorted(), $0.values, $0.site.map { "\($0)" }) }
  }

  /// Stops counting labels.
  func stopCounting() { state.withLock { $0.isCounting = false } }

  /// Ends the current case without counting it, and returns its labels, sorted.
  func takeCase() -> [String] {
    defer { forgetCase() }
    return state.withLock(\.current).sorted()
  }

  /// Returns the highest score of each name in the current case, and forgets them.
  ///
  /// - Returns: `nil` if the case has no score. An empty dictionary would cost a retain and a release in
  ///   every case.
  func takeScores() -> [String: Double]? {
    guard hasScore.load(ordering: .acquiring) else { return nil }
    hasScore.store(false, ordering: .relaxed)
    return state.withLock { state in
      defer { state.scores.removeAll(keepingCapacity: true) }
      return state.scores
    }
  }

  /// Forgets the labels and the scores of the current case.
  func forgetCase() {
    _ = takeScores()
    guard hasNews.load(ordering: .acquiring) else { return }
    hasNews.store(false, ordering: .relaxed)
    state.withLock { $0.forgetCase() }
  }

  /// Ends the current case.
  ///
  /// - Parameters:
  ///   - isDiscarded: Whether the case was discarded; its labels then do not count.
  ///   - isSampled: Whether the case belongs to the sample.
  func endCase(isDiscarded: Bool, isSampled: Bool) {
    guard hasNews.load(ordering: .acquiring) else { return }
    hasNews.store(false, ordering: .relaxed)
    state.withLock { $0.endCase(isDiscarded: isDiscarded, isSampled: isSampled) }
  }
}

extension LabelLog.State {
  fileprivate mutating func endCase(isDiscarded: Bool, isSampled: Bool) {
    if isDiscarded {
      if let site { sites[site, default: 0] += 1 }
    } else if isCounting {
      for label in current { counts[label, default: 0] += 1 }
      if isSampled { for label in current { samples[label, default: 0] += 1 } }
      for (label, value) in values { ranges[label, default: LabelRange()].add(value) }
    }
    forgetCase()
  }

  fileprivate mutating func forgetCase() {
    current.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    site = nil
  }
}
