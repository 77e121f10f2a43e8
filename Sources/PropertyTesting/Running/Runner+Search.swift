extension Runner {
  /// Tries one kind of cases after the other, to the end or until a while after one failed.
  mutating func search() {
    if let replay = settings.replay {
      tryReplay(of: replay)
      return
    }
    tryLeftover()
    tryExamples()
    tryKept()
    guard !isOver else { return }
    if let cases = property.isDirect ? nil : property.allCases(limit: settings.cases) {
      result.isExhaustive = true
      for choices in cases where !isOver { tryReplay(of: choices) }
      return
    }
    tryReplay(of: [])
    tryGenerated()
  }

  private mutating func tryExamples() {
    for (example, choices) in property.examples where !isOver {
      if let choices { note?.note(choices) }
      guard let failure = count(example.judge()) else { continue }
      if let choices {
        take(choices, failure)
      } else if isNew(failure) {
        take(
          Counterexample(
            failure: failure, value: example.describe(), literal: example.literal(), choices: nil,
            casesToFirst: result.cases))
      }
    }
  }

  private mutating func tryKept() {
    for choices in kept?.cases ?? [] where !isOver {
      if !tryReplay(of: choices) { kept?.forget(choices) }
    }
  }

  /// Tries the case of `choices`.
  ///
  /// - Returns: Whether it fails.
  @discardableResult mutating func tryReplay(of choices: ChoiceSequence) -> Bool {
    note?.note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    let failure = count(verdict)
    log.forgetCase()
    if let failure { take(recording.choices, failure) }
    return failure != nil
  }

  private mutating func tryGenerated() {
    var source = ChoiceSource(seed: seed, isRecording: false)
    var climb = Climb(seed: seed)
    var index = 0
    lastCase = min(lastCase, settings.cases)
    // Discards do not count, but a domain that discards nearly everything has to come to an end.
    while !isOver && result.discards / 10 < lastCase {
      index += 1
      if index % 32 == 0 {
        endIfTimeIsUp()
        if isOver { return }
      }
      if climb.isClimbing && index % 2 == 0 {
        tryClimbing(&climb)
        continue
      }
      tryGenerated(index: index, seed: seed, from: &source)
      if let score = log.takeScore(), climb.isBest(score) {
        climb.take(property.recording(of: recorded(index, seed: seed)) ?? ChoiceRecording(), score)
        log.forgetCase()
      }
    }
  }

  /// Tries case number `index` of the run that `seed` names.
  mutating func tryGenerated(index: Int, seed: UInt64) {
    var source = ChoiceSource(seed: seed, isRecording: false)
    tryGenerated(index: index, seed: seed, from: &source)
  }

  @inline(__always) private mutating func tryGenerated(
    index: Int, seed: UInt64, from source: inout ChoiceSource
  ) {
    source.beginCase(index)
    note?.note(seed: seed, index: UInt64(index))
    guard let failure = count(property.run(&source)) else { return }
    if isNew(failure) { take(recorded(index, seed: seed), failure) } else { log.forgetCase() }
  }

  /// Tries a case near the best one so far.
  private mutating func tryClimbing(_ climb: inout Climb) {
    let choices = climb.next()
    note?.note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    if let failure = count(verdict) { return take(recording.choices, failure) }
    if let score = log.takeScore(), climb.isBest(score) { climb.take(recording, score) }
  }

  /// The words of case number `index` of the run that `seed` names.
  func recorded(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var recorder = ChoiceSource(seed: seed, isRecording: true)
    recorder.beginCase(index)
    _ = try? property.draw(&recorder)
    return recorder.finish().choices
  }
}
