/// Looks for a case that breaks a property, and shrinks it.
///
/// Cases come in the order in which they are likely to tell something: the property's examples, the
/// simplest case, cases at the boundaries of their domains, and random ones of growing size. Each
/// random case is a pure function of the seed and its number, so nothing is kept while they pass: the
/// one that fails is drawn again and written down.
struct Runner {
  let property: AnyProperty
  let settings: RunSettings
  private let seed: UInt64
  private let log = FeatureLog()
  private var result: RunResult

  init(_ property: AnyProperty, settings: RunSettings) {
    self.property = property
    self.settings = settings
    var system = SystemRandomNumberGenerator()
    seed = settings.seed ?? UInt64.random(in: 0..<1_000_000_000, using: &system)
    result = RunResult(property: property.name, outcome: .held, seed: seed)
  }

  mutating func run() -> RunResult {
    result.outcome = Features.$sink.withValue(log) { search() }
    result.features = log.counts
    return result
  }

  private mutating func search() -> RunResult.Outcome {
    if let replay = settings.replay { return tryReplay(of: replay) ?? ended() }
    return tryExamples() ?? tryReplay(of: []) ?? tryGenerated() ?? ended()
  }

  private func ended() -> RunResult.Outcome {
    result.cases == 0 && result.discards > 0 ? .allDiscarded : .held
  }

  private mutating func tryExamples() -> RunResult.Outcome? {
    for (example, choices) in property.examples {
      guard let failure = count(example.judge()) else { continue }
      if let choices { return shrunk(from: choices, failure) }
      let value = example.describe()
      return .failed(
        Counterexample(
          failure: failure, value: value, choices: nil, casesToFirst: result.cases))
    }
    return nil
  }

  private mutating func tryReplay(of choices: ChoiceSequence) -> RunResult.Outcome? {
    let (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
    return count(verdict).map { shrunk(from: recording.choices, $0) }
  }

  private mutating func tryGenerated() -> RunResult.Outcome? {
    let clock = ContinuousClock()
    let deadline = settings.timeLimit.map { clock.now + $0 }
    var source = ChoiceSource(seed: seed, isRecording: false)
    for index in 1..<max(settings.cases, 1) {
      if let deadline, index % 32 == 0, clock.now >= deadline { return nil }
      begin(index, &source)
      if count(property.run(&source)) != nil {
        var recorder = ChoiceSource(seed: seed, isRecording: true)
        begin(index, &recorder)
        let verdict = property.run(&recorder)
        log.endCase(counts: false)
        guard let failure = verdict.failure else { continue }
        return shrunk(from: recorder.finish().choices, failure)
      }
    }
    return nil
  }

  /// Cases at boundaries first; then sizes grow until nothing is held back.
  private func begin(_ index: Int, _ source: inout ChoiceSource) {
    source.begin(
      case: UInt64(index), size: min(index, Generator.fullSize), isAtBoundary: index <= 8)
  }

  private mutating func count(_ verdict: Verdict) -> Failure? {
    log.endCase(counts: verdict != .discarded)
    if case .discarded = verdict {
      result.discards += 1
      return nil
    }
    result.cases += 1
    return verdict.failure
  }

  private func shrunk(from choices: ChoiceSequence, _ failure: Failure) -> RunResult.Outcome {
    let shrinker = Shrinker(property, callLimit: settings.shrinkCalls)
    let shrunk = shrinker.shrink(choices, failure)
    return .failed(
      Counterexample(
        failure: shrunk.failure, value: property.execute(shrunk.choices).value,
        choices: shrunk.choices, firstValue: property.execute(choices).value,
        casesToFirst: result.cases, shrinkCalls: shrunk.calls, isSmallest: shrunk.isFinished))
  }
}

extension AnyProperty {
  /// Looks for a case that breaks this property, and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    var runner = Runner(self, settings: settings)
    return runner.run()
  }
}

extension Property {
  /// Looks for a case that breaks this property, and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    AnyProperty(self).run(settings)
  }

  /// Runs this property, and throws the report if it does not hold.
  ///
  /// For XCTest and scripts; with Swift Testing use `check` of `DragnetTesting`.
  ///
  /// - Parameter settings: How to run; the environment overrides them.
  /// - Throws: A ``Report`` if a case fails, or if none was tested.
  public func check(_ settings: RunSettings = RunSettings()) throws {
    let report = Report(run(settings.overridden()))
    if !report.result.isSuccess { throw report }
  }
}
