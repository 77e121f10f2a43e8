/// The counts of a search, and the limits that end it.
struct SearchProgress {
  /// The number of judged cases.
  private(set) var cases = 0
  /// The number of discarded cases.
  private(set) var discards = 0
  /// The counts at the first failure, if there was one.
  private(set) var atFirstFailure: (cases: Int, discards: Int)?
  /// Whether the search ended because its task was cancelled.
  private(set) var wasCancelled = false

  /// The number of judged cases after which the search ends, and of discarded cases for each of them.
  private var caseLimit = Int.max
  private static let discardLimit = 10
  private var isStopped = false
  private let deadline: ContinuousClock.Instant?
  private let isCancelled: () -> Bool

  /// The smallest number of cases to try after the first failure, within the limit of all cases.
  private static let casesAfterFailure = 100

  /// The progress of a search that begins now.
  init(timeLimit: Duration?, isCancelled: @escaping () -> Bool) {
    deadline = timeLimit.map { ContinuousClock.now + $0 }
    self.isCancelled = isCancelled
  }

  /// Whether the search is over.
  var isOver: Bool {
    isStopped || cases >= caseLimit || discards / Self.discardLimit >= caseLimit
  }

  /// Counts a case.
  mutating func count(isDiscarded: Bool) {
    if isDiscarded { discards += 1 } else { cases += 1 }
  }

  /// Limits the number of judged cases.
  mutating func limitCases(to limit: Int) { caseLimit = min(caseLimit, limit) }

  /// Notes a failure; after the first one the search goes on for a while, to find other failures.
  ///
  /// - Parameter limit: The number of cases of the whole search.
  mutating func noteFailure(limit: Int) {
    guard atFirstFailure == nil else { return }
    atFirstFailure = (cases, discards)
    limitCases(to: min(limit, cases + max(cases, Self.casesAfterFailure)))
  }

  /// Ends the search if its time is up or its task was cancelled.
  mutating func checkTime() {
    if let deadline, ContinuousClock.now >= deadline { stop() }
    if isCancelled() {
      wasCancelled = true
      stop()
    }
  }

  /// Ends the search.
  mutating func stop() { isStopped = true }
}
