/// The phases that search for failures: explicit, reuse, generate and target.
extension Runner {
  /// Examines the case that ended the process of the last run, if there is one.
  ///
  /// The case runs in child processes, and is shrunk there too.
  ///
  /// - Returns: The failure, if the case traps or hangs again. The run must then end, because other
  ///   cases may trap as well, and they would do so in this process.
  mutating func recover() -> Counterexample? {
    guard let noted = storage?.takeLeftover() else { return nil }
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    switch children.examine(noted) {
    case .survives: return nil
    case .unknown:
      retry(noted, children)
      return nil
    case .ends(let first, let failure):
      progress.count(isDiscarded: false)
      var found = Counterexample(
        failure: failure, value: first.name, choices: first.recording.choices,
        casesToFirst: progress.cases)
      if has(.shrink) {
        let shrunk = children.shrink(first, failure, callLimit: settings.shrinkCalls)
        found.shrinkCalls = shrunk.calls
        if let smallest = shrunk.smallest {
          found.value = smallest.name
          found.choices = smallest.recording.choices
          found.isSmallest = shrunk.isFinished
        }
      }
      progress.noteFailure(limit: settings.cases)
      failures.append(found)
      return found
    }
  }

  /// Names a case that no child process can judge, and tries it again in this process.
  private mutating func retry(_ noted: NotedCase, _ children: ChildRunner) {
    if let known = children.run(noted, judges: false) {
      Platform.say(
        "\(property.name): the last run did not survive \(known.name)\n"
          + "  again    DRAGNET_REPLAY=\"\(known.recording.choices)\"")
    }
    switch noted {
    case .generated(let seed, let index):
      var source = ChoiceSource(seed: seed, isRecording: false)
      tryRandomCase(Int(index), seed: seed, from: &source)
    case .words(let choices): tryCase(choices)
    }
  }

  /// Judges the examples of known failures, and notes those that do not fail any more.
  mutating func tryKnown() {
    for known in property.known?.examples ?? [] where !known.isIntermittent && !progress.isOver {
      if let choices = known.choices { note(choices) }
      if known.judge().failure == nil { fixed.append(known.name) }
      log.forgetCase()
    }
  }

  /// Tries the examples of the property.
  mutating func tryExamples() {
    for (example, choices) in property.examples where !progress.isOver {
      if let choices { note(choices) }
      guard let failure = count(example.judge()) else { continue }
      if let choices {
        record(choices, failure)
      } else if isNew(failure) {
        add(
          Counterexample(
            failure: failure, value: example.describe(), literal: example.literal(), choices: nil,
            casesToFirst: progress.cases))
      }
    }
  }

  /// Tries the stored failures, and forgets those that do not fail any more.
  mutating func tryStored() {
    for choices in storage?.failures.cases ?? [] where !progress.isOver {
      if !tryCase(choices) { storage?.forget(choices) }
    }
  }

  /// Tries all cases of a small domain, or random cases of a large one.
  mutating func generate(isTargeting: Bool) {
    guard !progress.isOver else { return }
    if let cases = property.isDirect ? nil : property.allCases(limit: settings.cases) {
      isExhaustive = true
      for choices in cases where !progress.isOver { tryCase(choices) }
    } else {
      tryCase([])
      tryRandomCases(isTargeting: isTargeting)
    }
  }

  /// Tries random cases; once a case has a score, every other case is near the best case so far.
  private mutating func tryRandomCases(isTargeting: Bool) {
    var source = ChoiceSource(seed: seed, isRecording: false)
    var climb = Climb(seed: seed)
    var index = 0
    progress.limitCases(to: settings.cases)
    while !progress.isOver {
      index += 1
      if index % 32 == 0 {
        progress.checkTime()
        if progress.isOver { return }
      }
      if climb.isClimbing && index % 2 == 0 {
        tryNeighbor(&climb)
        continue
      }
      tryRandomCase(index, seed: seed, from: &source)
      if isTargeting, let score = log.takeScore(), climb.isBest(score) {
        let best = property.recording(of: recorded(index, seed: seed)) ?? ChoiceRecording()
        climb.adopt(best, score)
        log.forgetCase()
      }
    }
  }

  /// Tries a case near the best case so far.
  private mutating func tryNeighbor(_ climb: inout Climb) {
    let choices = climb.next()
    note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    if let failure = count(verdict) { return record(recording.choices, failure) }
    if let score = log.takeScore(), climb.isBest(score) { climb.adopt(recording, score) }
  }

  /// Tries random case number `index` of the run with this seed.
  @inline(__always) private mutating func tryRandomCase(
    _ index: Int, seed: UInt64, from source: inout ChoiceSource
  ) {
    source.beginCase(index)
    storage?.note?.note(.generated(seed: seed, index: UInt64(index)))
    guard let failure = count(property.run(&source)) else { return }
    if isNew(failure) { record(recorded(index, seed: seed), failure) } else { log.forgetCase() }
  }

  /// Returns the words of random case number `index` of the run with this seed.
  private func recorded(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var recorder = ChoiceSource(seed: seed, isRecording: true)
    recorder.beginCase(index)
    _ = try? property.draw(&recorder)
    return recorder.finish().choices
  }

  /// Tries the case of `choices`.
  ///
  /// - Returns: Whether it fails.
  @discardableResult mutating func tryCase(_ choices: ChoiceSequence) -> Bool {
    note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    let failure = count(verdict)
    log.forgetCase()
    if let failure { record(recording.choices, failure) }
    return failure != nil
  }

  /// Counts a case; returns its failure, if it fails.
  private mutating func count(_ verdict: Verdict) -> PropertyFailure? {
    let isDiscarded = verdict == .discarded
    log.endCase(isCounted: !isDiscarded)
    progress.count(isDiscarded: isDiscarded)
    slowRun?.cases.store(progress.cases, ordering: .relaxed)
    return verdict.failure
  }
}
