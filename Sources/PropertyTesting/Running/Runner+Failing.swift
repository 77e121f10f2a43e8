extension Runner {
  /// How often a failure is tried again where it does not repeat at once.
  private static var replays: Int { 5 }

  /// How many failures a report has; who breaks so many laws need not hear of more.
  private static var mostFailures: Int { 8 }

  /// Takes the failure of `choices`, unless there is one like it: it is shrunk, and explained.
  ///
  /// So are those that are met while it is shrunk.
  mutating func take(_ choices: ChoiceSequence, _ failure: PropertyFailure) {
    var met = [Shrinker.Result.Other(choices: choices, failure: failure)]
    while !met.isEmpty {
      let next = met.removeFirst()
      guard failures.count < Self.mostFailures, isNew(next.failure) else { continue }
      let (value, literal) = property.value(of: next.choices)
      var found = Counterexample(
        failure: next.failure, value: value, literal: literal, choices: next.choices,
        casesToFirst: result.cases)
      found.flakiness = flakiness(of: next.choices, next.failure)
      if found.flakiness == nil { met += shrink(&found) }
      take(found)
    }
    log.forgetCase()
    if failures.count == Self.mostFailures { end() }
  }

  /// Whether no failure like it was taken yet.
  func isNew(_ failure: PropertyFailure) -> Bool {
    !failures.contains { $0.failure.isSame(as: failure) }
  }

  /// Shrinks `found` in place.
  ///
  /// - Returns: Other failures that were met.
  private func shrink(_ found: inout Counterexample) -> [Shrinker.Result.Other] {
    let shrinker = Shrinker(property, callLimit: settings.shrinkCalls) { [note] in note?.note($0) }
    let shrunk = shrinker.shrink(found.choices ?? [], found.failure)
    note?.noteNothing()
    found.failure = shrunk.failure
    found.choices = shrunk.choices
    (found.value, found.literal) = property.value(of: shrunk.choices)
    found.shrinkCalls = shrunk.calls
    found.isSmallest = shrunk.isFinished
    found.flakiness = flakiness(of: shrunk.choices, shrunk.failure)
    if found.flakiness == nil {
      found.freeParts = Explanation(property, shrunk.choices, shrunk.failure).freeParts()
    }
    return shrunk.others
  }

  /// How often the case fails again; `nil` if it does at once.
  private func flakiness(
    of choices: ChoiceSequence, _ failure: PropertyFailure
  ) -> Counterexample.Flakiness? {
    func failsAgain() -> Bool {
      property.execute(choices).verdict.failure?.isSame(as: failure) == true
    }
    guard !failsAgain() else { return nil }
    let failures = (0..<Self.replays).count { _ in failsAgain() }
    return Counterexample.Flakiness(failures: failures, replays: Self.replays)
  }
}
