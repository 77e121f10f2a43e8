extension Runner {
  /// How often a failure is tried again where it does not repeat at once.
  private static var replays: Int { 5 }

  /// How many failures of other laws are shrunk as well.
  private static var mostOthers: Int { 4 }

  /// What a run comes to in which the case of `choices` failed: it is shrunk, and explained.
  mutating func failed(_ choices: ChoiceSequence, _ failure: Failure) -> RunResult.Outcome {
    var found = Counterexample(
      failure: failure, value: property.value(of: choices), choices: choices,
      casesToFirst: result.cases)
    found.flakiness = flakiness(of: choices, failure)
    guard found.flakiness == nil else { return .failed(found) }
    let shrunk = shrink(&found)
    for other in shrunk.others.prefix(Self.mostOthers) {
      var more = Counterexample(
        failure: other.failure, value: property.value(of: other.choices),
        choices: other.choices, casesToFirst: result.cases)
      _ = shrink(&more)
      result.otherFailures.append(more)
    }
    return .failed(found)
  }

  /// Shrinks `found` in place.
  private func shrink(_ found: inout Counterexample) -> Shrinker.Result {
    let shrinker = Shrinker(property, callLimit: settings.shrinkCalls) { [note] in note?.note($0) }
    let shrunk = shrinker.shrink(found.choices ?? [], found.failure)
    note?.noteNothing()
    found.failure = shrunk.failure
    found.choices = shrunk.choices
    found.value = property.value(of: shrunk.choices)
    found.shrinkCalls = shrunk.calls
    found.isSmallest = shrunk.isFinished
    found.flakiness = flakiness(of: shrunk.choices, shrunk.failure)
    if found.flakiness == nil {
      found.freeParts = Explanation(property, shrunk.choices, shrunk.failure).freeParts()
    }
    return shrunk
  }

  /// How often the case fails again; `nil` if it does at once.
  private func flakiness(
    of choices: ChoiceSequence, _ failure: Failure
  ) -> Counterexample.Flakiness? {
    func failsAgain() -> Bool { property.execute(choices).verdict.failure?.law == failure.law }
    guard !failsAgain() else { return nil }
    let failures = (0..<Self.replays).count { _ in failsAgain() }
    return Counterexample.Flakiness(failures: failures, replays: Self.replays)
  }
}
