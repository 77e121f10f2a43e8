extension Runner {
  /// Looks into the case that an earlier run did not survive, if there is one.
  ///
  /// It is tried in a child process, and where it traps or hangs there it is shrunk in child processes.
  /// The search ends with it, because other cases may trap as well, and in this process.
  mutating func tryLeftover() {
    guard let leftover = note?.leftover else { return }
    guard let first = trial(of: leftover), canJudgeInChild(unlike: first) else {
      return retry(leftover)
    }
    guard let failure = deadlyFailure(of: first) else { return }
    result.cases += 1
    let (shrunk, isInTime) = shrinkInChildren(first, failure)
    var found = Counterexample(
      failure: failure, value: first.name, choices: first.recording.choices,
      casesToFirst: result.cases, shrinkCalls: shrunk.calls)
    // What was allowed less time may only have been slow.
    if let smallest = trial(of: .words(shrunk.choices)),
      deadlyFailure(of: smallest)?.isSame(as: failure) == true
    {
      found.value = smallest.name
      found.choices = shrunk.choices
      found.isSmallest = shrunk.isFinished && isInTime
    }
    deadly = found.choices
    take(found)
    end()
  }

  /// Tries a case again in this process, having said which, where no child process could judge it.
  private mutating func retry(_ leftover: CaseNote.Leftover) {
    if let known = inChild(leftover, judges: false) {
      Platform.say(
        "\(property.name): the last run did not survive \(known.name)\n"
          + "  again    DRAGNET_REPLAY=\"\(known.recording.choices)\"")
    }
    switch leftover {
    case .generated(let seed, let index): tryGenerated(index: Int(index), seed: seed)
    case .words(let choices): tryReplay(of: choices)
    }
  }

  /// Watches over the cases, if there is a note of them and a limit.
  func watch() -> Watchdog? {
    guard let note, let limit = settings.caseTimeLimit else { return nil }
    return Watchdog(note, limit: limit) { [runner = self] leftover in
      let name = runner.property.name
      // The thread that judges hangs, so not even the words can be asked for in this process.
      guard let known = runner.inChild(leftover, judges: false) else {
        return "\(name) hangs: a case still runs after \(limit); the next run looks into it"
      }
      return "\(name) hangs: a case still runs after \(limit)\n"
        + "  for      \(known.name)\n"
        + "  again    DRAGNET_REPLAY=\"\(known.recording.choices)\" (or run again: it will be shrunk)"
    }
  }
}
