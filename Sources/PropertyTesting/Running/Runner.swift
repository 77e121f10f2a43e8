/// Looks for a case that breaks a property.
///
/// Cases come in the order in which they are likely to tell something: the property's examples, the
/// failures of earlier runs, the simplest case, all cases if they are few, cases at the boundaries of
/// their domains, and random ones of growing size. Each random case is a pure function of the seed and
/// its number, so nothing is kept while they pass: the one that fails is drawn again and written down.
struct Runner {
  let property: AnyProperty
  let settings: RunSettings
  let log = FeatureLog()
  var result: RunResult
  /// What failed, the first first; no two are the same failure.
  var failures: [Counterexample] = []
  /// After how many cases the search is over: the first failure sets it, and whoever ends the search.
  var lastCase = Int.max
  /// When the time to search is up.
  var deadline: ContinuousClock.Instant?
  private var wasCancelled = false
  /// The statistics up to the first failure.
  private var first: (cases: Int, discards: Int, features: [String: Int])?
  var kept: KeptFailures?
  let note: CaseNote?
  /// A case that traps or hangs: it stays noted, so that the next run, too, tries it in a child.
  var deadly: ChoiceSequence?
  let seed: UInt64
  let isCancelled: () -> Bool

  init(
    _ property: AnyProperty, settings: RunSettings,
    isCancelled: @escaping () -> Bool = { Task.isCancelled }
  ) {
    self.property = property
    self.isCancelled = isCancelled
    self.settings = settings
    var system = SystemRandomNumberGenerator()
    seed = settings.seed ?? UInt64.random(in: 0..<1_000_000_000, using: &system)
    result = RunResult(property: property.name, outcome: .held, seed: seed)
    result.drawsDirectly = property.isDirect
    let folder = settings.failureFolder.flatMap { $0.isEmpty ? nil : $0 }
    kept = folder.map { KeptFailures(of: property.identity, in: $0) }
    note = folder.flatMap { CaseNote(of: property.identity, in: $0) }
  }

  mutating func run() -> RunResult {
    let watchdog = watch()
    defer { watchdog?.stop() }
    deadline = settings.timeLimit.map { ContinuousClock.now + $0 }
    Features.$sink.withValue(log) { search() }
    result.features = log.counts
    result.outcome =
      failures.first.map { .failed($0) } ?? (wasCancelled ? .cancelled : ended())
    if let first {
      result.others = Array(failures.dropFirst())
      result.casesAfter = result.cases - first.cases
      (result.cases, result.discards, result.features) = first
    }
    if let deadly {
      note?.leave(deadly)
    } else {
      note?.remove()
      for choices in failures.reversed().compactMap(\.choices) { kept?.keep(choices) }
    }
    return result
  }

  /// Takes a counterexample; after the first the search goes on for a while, for there may be others.
  mutating func take(_ found: Counterexample) {
    failures.append(found)
    guard failures.count == 1 else { return }
    first = (result.cases, result.discards, log.counts)
    let more = max(result.cases, Self.leastMore)
    lastCase = min(lastCase, settings.cases, result.cases + more)
    // Kept at once: one of the next cases may be the end of this process.
    if deadly == nil, let choices = found.choices { kept?.keep(choices) }
  }

  /// As many cases are tried after the first failure, if as many are to be tried at all.
  private static var leastMore: Int { 100 }

  /// Whether there is nothing more to try.
  var isOver: Bool { result.cases >= lastCase }

  /// Ends the search.
  mutating func end() { lastCase = 0 }

  /// Ends the search if its time is up, or its task cancelled.
  mutating func endIfTimeIsUp() {
    if let deadline, ContinuousClock.now >= deadline { end() }
    if isCancelled() {
      wasCancelled = true
      end()
    }
  }

  /// What a run comes to in which no case failed.
  private func ended() -> RunResult.Outcome {
    if result.cases == 0 && result.discards > 0 { return .allDiscarded }
    let uncovered = settings.required.filter { feature, share in
      Double(result.features[feature] ?? 0) < share * Double(result.cases)
    }
    return uncovered.isEmpty || settings.replay != nil ? .held : .uncovered(uncovered)
  }

  /// Counts a case, and returns how it failed if it did.
  mutating func count(_ verdict: Verdict) -> PropertyFailure? {
    log.endCase(counts: verdict != .discarded)
    if case .discarded = verdict {
      result.discards += 1
      return nil
    }
    result.cases += 1
    return verdict.failure
  }
}
