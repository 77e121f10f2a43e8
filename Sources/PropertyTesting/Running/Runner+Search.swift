/// The phases that search for failures: explicit, reuse, generate and target.
extension Runner {
  /// Judges the examples of known failures, and notes those that do not fail any more.
  mutating func tryKnown() {
    for known in property.known?.examples ?? [] where !known.isIntermittent && !progress.isOver {
      if let choices = known.choices { note(choices) }
      if known.judge().failure == nil, !deadline.isCancelledNow { fixed.append(known.name) }
      log.forgetCase()
    }
  }

  /// Tries the examples of the property.
  mutating func tryExamples() {
    for (example, choices) in property.examples where !progress.isOver {
      if let choices { note(choices) }
      let verdict = example.judge()
      let found = log.current
      tested?.add(
        verdict, example.describe(), found, words: choices?.count ?? 0, phase: .explicit)
      guard let failure = count(verdict) else { continue }
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
    for choices in storage?.failures?.cases ?? [] where !progress.isOver {
      if !tryCase(choices), !deadline.isCancelledNow { storage?.forget(choices) }
    }
    guard let shared = settings.sharedFailures else { return }
    for choices in StoredFailures.read(property.identity, in: shared) where !progress.isOver {
      tryCase(choices)
    }
  }

  /// Tries all cases of a small domain, or random cases of a large one.
  mutating func generate(isTargeting: Bool) {
    guard !progress.isOver, settings.cases > 0 else { return }
    beforeGenerating = (progress.cases, settings.requiredLabels.isEmpty ? [:] : log.counts)
    if property.isDirect || !enumerate() { tryCase([], phase: .generate) }
    guard !isExhaustive else { return }
    progress.limitCases(to: caseLimit)
    tryRandomCases(isTargeting: isTargeting)
    decideLabels()
  }

  /// The largest number of cases of a domain that is enumerated.
  private static var largestDomain: Int { 100_000 }

  /// Tries all cases of the domain, until it turns out to be too large or to discard cases itself.
  ///
  /// Words say nothing on the number of cases of a domain that draws again after it has rejected a value.
  ///
  /// - Returns: Whether the simplest case was tried.
  private mutating func enumerate() -> Bool {
    var enumeration = Enumeration(limit: min(settings.cases, Self.largestDomain))
    var hasBegun = false
    var hasMeasured = false
    while let choices = enumeration.upcoming {
      guard !progress.isOver else { return hasBegun }
      note(choices)
      let ((drawn, isRejecting), recording) = ChoiceSource.replaying(choices, isRecording: true) {
        source in
        let drawn = try? property.draw(&source)
        return (drawn, source.transcript.hasRetracted)
      }
      guard let drawn, !isRejecting, enumeration.advance(past: recording) else {
        return hasBegun
      }
      if tested == nil {
        judge(recording, drawn.judge)
      } else {
        tryRecorded(choices, phase: .generate)
        log.forgetCase()
      }
      hasBegun = true
      if recording.choices.count > Self.fewWords, !hasMeasured {
        hasMeasured = true
        if hasLargeCase { return true }
      }
    }
    isExhaustive = true
    return true
  }

  /// The number of words of a case from which on an enumeration may be one of lists.
  private static var fewWords: Int { 4 }

  /// Whether the domain has a case of more words than an enumeration reaches.
  ///
  /// An enumeration of lists begins with many lists of simplest elements, which seldom fail. The longest
  /// list shows at once that it could not finish.
  private var hasLargeCase: Bool {
    let words = ChoiceSequence(Array(repeating: .max, count: Enumeration.mostWords + 1))
    note(words)
    let ((isDrawn, isRejecting), recording) = ChoiceSource.replaying(words, isRecording: true) {
      source in
      let isDrawn = (try? property.draw(&source)) != nil
      return (isDrawn, source.transcript.hasRetracted)
    }
    log.forgetCase()
    return isDrawn && !isRejecting && recording.choices.count > Enumeration.mostWords
  }

  /// Tries random cases; once a case has a score, every other case is near a best case so far.
  ///
  /// Every fourth case is near an example, if the domain can encode one.
  private mutating func tryRandomCases(isTargeting: Bool) {
    var source = ChoiceSource(seed: seed, isRecording: false)
    var climb = Climb(seed: seed)
    var relatives = ExampleRelatives(of: property, seed: seed)
    defer { scores.merge(climb.highest) { max($0, $1) } }
    while !progress.isOver {
      randomIndex += 1
      if climb.isClimbing && randomIndex % 2 == 0 {
        tryNeighbor(climb.next(), &climb)
        continue
      }
      // Small cases come first.
      if randomIndex > Self.smallCases, randomIndex % Self.shareOfExamples == 1,
        let choices = relatives?.next()
      {
        tryNeighbor(choices, &climb, isTargeting: isTargeting)
        continue
      }
      if deadline.ticks > drawSample.ticks { measureDraw() }
      tryRandomCase(randomIndex, seed: seed, from: &source)
      if isTargeting, let scores = log.takeScores(), climb.isBest(scores) {
        let choices = recorded(randomIndex, seed: seed)
        let best = property.unpackedRecording(of: choices) ?? ChoiceRecording()
        climb.adopt(best, scores)
        log.forgetCase()
      }
    }
  }

  /// The number of random cases before the first that is near an example.
  private static var smallCases: Int { 16 }

  /// The inverse of the share of random cases that are near an example.
  private static var shareOfExamples: Int { 4 }

  /// Tries random cases until the run is sure of the share of each required label.
  private mutating func decideLabels() {
    guard !settings.requiredLabels.isEmpty else { return }
    if settings.timeLimit == nil { deadline.restart(after: Self.labelTime) }
    while failures.isEmpty, !progress.isStopped, !labels(.open).isEmpty {
      // The test of shares requires that the sample doubles.
      progress.extend(by: max(progress.sample.judged, Self.fewestSamples))
      tryRandomCases(isTargeting: false)
    }
  }

  /// The time to become sure of the shares of labels, where the search has no time limit.
  private static var labelTime: Duration { .seconds(30) }

  /// The number of cases in the smallest sample of labels.
  private static var fewestSamples: Int { 128 }

  /// Draws a random case to measure its size and cost, unless enough cases were measured.
  ///
  /// This happens only after some milliseconds of the search, so fast searches pay nothing for it.
  private mutating func measureDraw() {
    drawSample.ticks = deadline.ticks
    guard drawSample.isOpen, !property.isDirect, settings.healthChecks.measuresDraws else { return }
    let index = drawSample.nextIndex
    storage?.note?.note(.generated(seed: seed, index: UInt64(index)))
    let start = Platform.threadTime
    let words = recorded(index, seed: seed).count
    // The case was not judged, so it must not count as one that passed.
    storage?.note?.noteNothing()
    drawSample.add(time: Platform.threadTime - start, words: words)
    log.forgetCase()
    if let reason = drawSample.shortfall(settings.healthChecks) { progress.stop(for: reason) }
  }

  /// Tries a case near another one, and adopts it if it has the highest score of a name.
  private mutating func tryNeighbor(
    _ choices: ChoiceSequence, _ climb: inout Climb, isTargeting: Bool = true
  ) {
    if tested != nil {
      let (fails, recording) = tryRecorded(choices, phase: .target)
      if !fails, isTargeting, let scores = log.takeScores() { climb.adopt(recording, scores) }
      return
    }
    note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    if let failure = count(verdict) { return record(recording.packed.choices, failure) }
    if isTargeting, let scores = log.takeScores() { climb.adopt(recording, scores) }
  }

  /// Tries random case number `index` of the run with this seed.
  @inline(__always) mutating func tryRandomCase(
    _ index: Int, seed: UInt64, from source: inout ChoiceSource
  ) {
    if tested != nil {
      let isSampled = index > Generator.fullSize
      tryRecorded(recorded(index, seed: seed), phase: .generate, isSampled: isSampled)
      return progress.testDiscards(share: settings.healthChecks.smallestShare)
    }
    source.beginCase(index)
    storage?.note?.note(.generated(seed: seed, index: UInt64(index)))
    let failure = count(property.run(&source), isSampled: index > Generator.fullSize)
    progress.testDiscards(share: settings.healthChecks.smallestShare)
    guard let failure else { return }
    if isNew(failure) { record(recorded(index, seed: seed), failure) } else { log.forgetCase() }
  }

  /// Returns the words of random case number `index` of the run with this seed.
  private func recorded(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var recorder = ChoiceSource(seed: seed, isRecording: true)
    recorder.beginCase(index)
    _ = try? property.draw(&recorder)
    return recorder.finish().packed.choices
  }

  /// Tries the case of `choices`.
  ///
  /// - Returns: Whether it fails.
  @discardableResult mutating func tryCase(
    _ choices: ChoiceSequence, phase: RunSettings.Phase = .reuse
  ) -> Bool {
    if tested != nil {
      defer { log.forgetCase() }
      return tryRecorded(choices, phase: phase).fails
    }
    note(choices)
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    return judge(recording) { verdict }
  }

  /// Tries the case of `choices`, and adds it to the record of tested cases.
  ///
  /// - Returns: Whether it fails, and its unpacked recording.
  @discardableResult private mutating func tryRecorded(
    _ choices: ChoiceSequence, phase: RunSettings.Phase, isSampled: Bool = false
  ) -> (fails: Bool, recording: ChoiceRecording) {
    note(choices)
    let (drawn, recording) = ChoiceSource.replaying(choices, isRecording: true) { source in
      try? property.draw(&source)
    }
    let verdict = drawn?.judge() ?? .discarded
    let found = log.current
    tested?.add(
      verdict, drawn?.describe(), found, words: recording.choices.count, phase: phase)
    guard let failure = count(verdict, isSampled: isSampled) else { return (false, recording) }
    log.forgetCase()
    record(recording.packed.choices, failure)
    return (true, recording)
  }

  /// Counts the case of this recording, and records its failure, if it fails.
  ///
  /// - Returns: Whether it fails.
  @discardableResult private mutating func judge(
    _ recording: ChoiceRecording, _ judge: () -> Verdict
  ) -> Bool {
    let failure = count(judge())
    log.forgetCase()
    if let failure { record(recording.packed.choices, failure) }
    return failure != nil
  }

  /// Counts a case; returns its failure, if it fails.
  ///
  /// A failure in a cancelled task is discarded, because the cancellation may be its reason.
  mutating func count(_ verdict: Verdict, isSampled: Bool = false) -> PropertyFailure? {
    var isDiscarded = false
    var failure: PropertyFailure?
    switch verdict {
    case .holds: break
    case .discarded: isDiscarded = true
    case .fails(let found):
      if deadline.isCancelledNow { isDiscarded = true } else { failure = found }
    }
    log.endCase(isDiscarded: isDiscarded, isSampled: isSampled)
    progress.count(isDiscarded: isDiscarded, isSampled: isSampled)
    slowRun?.cases.store(progress.cases, ordering: .relaxed)
    return failure
  }
}
