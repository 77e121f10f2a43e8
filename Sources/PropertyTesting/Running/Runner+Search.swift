extension Runner {
  /// Tries one kind of cases after the other; `nil` if none failed.
  mutating func search() -> RunResult.Outcome? {
    if let replay = settings.replay { return tryReplay(of: replay) }
    if let failed = tryLeftover() ?? tryExamples() ?? tryKept() { return failed }
    if let cases = property.isDirect ? nil : property.allCases(limit: settings.cases) {
      result.isExhaustive = true
      for choices in cases {
        if let failed = tryReplay(of: choices) { return failed }
      }
      return nil
    }
    return tryReplay(of: []) ?? tryGenerated()
  }

  private mutating func tryExamples() -> RunResult.Outcome? {
    for (example, choices) in property.examples {
      if let choices { note?.note(choices) }
      guard let failure = count(example.judge()) else { continue }
      if let choices { return failed(choices, failure) }
      return .failed(
        Counterexample(
          failure: failure, value: example.describe(), choices: nil, casesToFirst: result.cases))
    }
    return nil
  }

  private mutating func tryKept() -> RunResult.Outcome? {
    for choices in kept?.cases ?? [] {
      if let outcome = tryReplay(of: choices) { return outcome }
      kept?.forget(choices)
    }
    return nil
  }

  mutating func tryReplay(of choices: ChoiceSequence) -> RunResult.Outcome? {
    note?.note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    let failure = count(verdict)
    log.forgetCase()
    return failure.map { failed(recording.choices, $0) }
  }

  private mutating func tryGenerated() -> RunResult.Outcome? {
    let clock = ContinuousClock()
    let deadline = settings.timeLimit.map { clock.now + $0 }
    var source = ChoiceSource(seed: seed, isRecording: false)
    var climb = Climb(seed: seed)
    var index = 0
    // Discards do not count, but a domain that discards nearly everything has to come to an end.
    while result.cases < settings.cases && result.discards / 10 < settings.cases {
      index += 1
      if index % 32 == 0 {
        if let deadline, clock.now >= deadline { return nil }
        if isCancelled() { return .cancelled }
      }
      if climb.isClimbing && index % 2 == 0 {
        if let failed = tryClimbing(&climb) { return failed }
        continue
      }
      if let failed = tryGenerated(index: index, seed: seed, from: &source) { return failed }
      if let score = log.takeScore(), climb.isBest(score) {
        climb.take(property.recording(of: recorded(index, seed: seed)) ?? Recording(), score)
        log.forgetCase()
      }
    }
    return nil
  }

  /// Tries case number `index` of the run that `seed` names.
  mutating func tryGenerated(index: Int, seed: UInt64) -> RunResult.Outcome? {
    var source = ChoiceSource(seed: seed, isRecording: false)
    return tryGenerated(index: index, seed: seed, from: &source)
  }

  @inline(__always) private mutating func tryGenerated(
    index: Int, seed: UInt64, from source: inout ChoiceSource
  ) -> RunResult.Outcome? {
    begin(index, &source)
    note?.note(seed: seed, index: UInt64(index))
    guard let failure = count(property.run(&source)) else { return nil }
    let choices = recorded(index, seed: seed)
    log.forgetCase()
    return failed(choices, failure)
  }

  /// Tries a case near the best one so far.
  private mutating func tryClimbing(_ climb: inout Climb) -> RunResult.Outcome? {
    let choices = climb.next()
    note?.note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    if let failure = count(verdict) { return failed(recording.choices, failure) }
    if let score = log.takeScore(), climb.isBest(score) { climb.take(recording, score) }
    return nil
  }

  /// The words of case number `index` of the run that `seed` names.
  func recorded(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var recorder = ChoiceSource(seed: seed, isRecording: true)
    begin(index, &recorder)
    _ = try? property.draw(&recorder)
    return recorder.finish().choices
  }

  /// Cases at boundaries first; then sizes grow until nothing is held back.
  private func begin(_ index: Int, _ source: inout ChoiceSource) {
    source.begin(
      case: UInt64(index), size: min(index, Generator.fullSize), isAtBoundary: index <= 8)
  }
}
