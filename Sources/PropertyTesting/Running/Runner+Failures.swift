/// The phases that examine failures: shrink and explain.
extension Runner {
  /// The number of times to repeat a case that did not fail again at once.
  private static var replays: Int { 5 }

  /// The largest number of failures in a report.
  static var mostFailures: Int { 8 }

  /// Records the failing case of `choices`, unless the same failure was recorded before.
  mutating func record(_ choices: ChoiceSequence, _ failure: PropertyFailure) {
    if isNew(failure) { add(counterexample(choices, failure, casesToFirst: progress.cases)) }
    log.forgetCase()
    if failures.count == Self.mostFailures { progress.stop() }
  }

  /// Whether `failure` is different from all failures so far, and the report has room for it.
  func isNew(_ failure: PropertyFailure) -> Bool {
    failures.count < Self.mostFailures && !failures.contains { $0.failure.isSame(as: failure) }
  }

  /// Adds a failure.
  mutating func add(_ found: Counterexample) {
    failures.append(found)
    progress.noteFailure(limit: caseLimit)
    // The report shows the labels of the cases up to the first failure.
    log.stopCounting()
    // A later case may end this process, so the failure is stored now.
    storage?.store(found.choices)
  }

  /// Notes that the case of `choices` is the current one.
  func note(_ choices: ChoiceSequence) { storage?.note?.note(.words(choices)) }

  /// Makes a counterexample that is not shrunk.
  private func counterexample(
    _ choices: ChoiceSequence, _ failure: PropertyFailure, casesToFirst: Int
  ) -> Counterexample {
    note(choices)
    let (value, literal) = property.value(of: choices)
    var found = Counterexample(
      failure: failure, value: value, literal: literal, choices: choices,
      casesToFirst: casesToFirst)
    found.flakiness = flakiness(of: choices, failure)
    return found
  }

  /// Counts how often the case fails again; returns `nil` if it does so at once, or if the task was
  /// cancelled, so that no case fails.
  private func flakiness(
    of choices: ChoiceSequence, _ failure: PropertyFailure
  ) -> Counterexample.Flakiness? {
    func failsAgain() -> Bool {
      note(choices)
      return property.execute(choices).verdict.failure?.isSame(as: failure) == true
    }
    guard !failsAgain() else { return nil }
    let failures = (0..<Self.replays).count { _ in failsAgain() }
    if deadline.isCancelledNow { return nil }
    return Counterexample.Flakiness(failures: failures, replays: Self.replays)
  }

  /// Shrinks all failures that can be repeated, including those that are found while shrinking.
  mutating func shrink() {
    var index = 0
    while index < failures.count {
      if failures[index].isRepeatable { shrinkFailure(at: index) }
      index += 1
    }
    storage?.note?.noteNothing()
  }

  private mutating func shrinkFailure(at index: Int) {
    var found = failures[index]
    let start = found.choices ?? []
    var shrinker = Shrinker(property, callLimit: settings.shrinkCalls) {
      [note = storage?.note, slowRun] in
      note?.note(.words($0))
      slowRun?.calls.add(1, ordering: .relaxed)
    }
    shrinker.mustEnd = { [deadline] in deadline.hasPassed }
    let shrunk = shrinker.shrink(start, found.failure)
    found.failure = shrunk.failure
    found.choices = shrunk.choices
    note(shrunk.choices)
    (found.value, found.literal) = property.value(of: shrunk.choices)
    found.shrinkCalls = shrunk.calls
    found.isSmallest = shrunk.isFinished
    if !shrunk.isFinished { found.shrinkEnd = shrinkEnd }
    found.flakiness = flakiness(of: shrunk.choices, shrunk.failure)
    failures[index] = found
    if start != shrunk.choices { storage?.forget(start) }
    storage?.store(shrunk.choices)
    for other in shrunk.others where isNew(other.failure) {
      add(counterexample(other.choices, other.failure, casesToFirst: found.casesToFirst))
    }
  }

  /// The limit that has just cut shrinking short.
  var shrinkEnd: Counterexample.ShrinkEnd {
    deadline.wasCancelled ? .cancellation : deadline.hasPassed ? .time : .calls
  }

  /// Finds the parts of each failing value that do not matter.
  mutating func explain() {
    for index in failures.indices where failures[index].isRepeatable {
      let found = failures[index]
      let explanation = Explanation(
        property, found.choices ?? [], found.failure,
        willTry: { [note = storage?.note, slowRun] in
          note?.note(.words($0))
          slowRun?.calls.add(1, ordering: .relaxed)
        },
        mustEnd: { [deadline] in deadline.hasPassed })
      failures[index].freeParts = explanation.freeParts()
    }
    storage?.note?.noteNothing()
  }
}

extension Counterexample {
  /// Whether the case has words and failed each time.
  fileprivate var isRepeatable: Bool { choices != nil && flakiness == nil }
}
