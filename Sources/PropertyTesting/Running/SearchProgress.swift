/// The counts of a search, and the limits that end it.
struct SearchProgress {
  /// The number of judged cases.
  private(set) var cases = 0
  /// The number of discarded cases.
  private(set) var discards = 0
  /// The counts at the first failure, if there was one.
  private(set) var atFirstFailure: (cases: Int, discards: Int)?
  /// The random cases of full size, as the sample of all cases of the property.
  private(set) var sample = Sample()
  /// The reason why the search ended before it had judged enough cases, if it did.
  private(set) var shortfall: RunResult.Shortfall?
  /// Whether the search ended because its task was cancelled.
  private(set) var wasCancelled = false
  /// Whether the search ended because its time was up.
  private(set) var isOutOfTime = false
  /// The end of the current phase.
  let deadline: Deadline

  /// The number of judged cases after which the search ends.
  private var caseLimit = Int.max
  /// Whether the search must not try more cases, whatever the limit of cases.
  private(set) var isStopped = false

  /// The number of discarded cases, for each case to judge, after which the search ends.
  private static let discardLimit = 1000
  /// The smallest number of cases to try after the first failure, within the limit of all cases.
  private static let casesAfterFailure = 100

  /// The progress of a search that has not tried any case.
  init(until deadline: Deadline) {
    self.deadline = deadline
    checkTime()
  }

  /// The number of random cases of full size, and how many of them were judged.
  struct Sample {
    /// The number of cases.
    fileprivate(set) var drawn = 0
    /// The number of judged cases.
    fileprivate(set) var judged = 0
    /// The number of cases at which the share of judged cases is tested next.
    fileprivate var nextTest = 128
  }

  /// Whether the search is over.
  var isOver: Bool { isStopped || cases >= caseLimit }

  /// Counts a case, and ends the search if the deadline has passed.
  ///
  /// - Parameters:
  ///   - isDiscarded: Whether the case was discarded.
  ///   - isSampled: Whether the case belongs to the sample.
  mutating func count(isDiscarded: Bool, isSampled: Bool) {
    if isDiscarded {
      discards += 1
      if discards / Self.discardLimit >= caseLimit { stop() }
    } else {
      cases += 1
    }
    if isSampled {
      sample.drawn += 1
      if !isDiscarded { sample.judged += 1 }
    }
    checkTime()
  }

  private mutating func checkTime() {
    guard deadline.hasPassed, !isOver else { return }
    wasCancelled = deadline.wasCancelled
    isOutOfTime = !wasCancelled
    stop()
  }

  /// Ends the search if surely less than `share` of all cases can be judged.
  ///
  /// The test is made whenever the sample has doubled, as ``ShareTest`` requires.
  mutating func testDiscards(share: Double) {
    guard sample.drawn == sample.nextTest else { return }
    sample.nextTest *= 2
    let answer = ShareTest.answer(hits: sample.judged, of: sample.drawn, required: share)
    if answer == .missed { stop(for: .discards) }
  }

  /// Limits the number of judged cases.
  mutating func limitCases(to limit: Int) { caseLimit = min(caseLimit, limit) }

  /// Raises the limit of judged cases by `cases`.
  mutating func extend(by cases: Int) { caseLimit = self.cases + min(cases, .max - self.cases) }

  /// Notes a failure; after the first one the search goes on for a while, to find other failures.
  ///
  /// - Parameter limit: The number of cases of the whole search.
  mutating func noteFailure(limit: Int) {
    guard atFirstFailure == nil else { return }
    atFirstFailure = (cases, discards)
    limitCases(to: min(limit, cases + max(cases, Self.casesAfterFailure)))
  }

  /// Ends the search.
  mutating func stop() { isStopped = true }

  /// Ends the search because it cannot judge enough cases.
  mutating func stop(for reason: RunResult.Shortfall) {
    shortfall = reason
    stop()
  }
}
