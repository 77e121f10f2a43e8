extension Runner {
  /// How long a case that is tried in a child process may take.
  private var childSeconds: Double {
    let limit = settings.caseTimeLimit?.components.seconds ?? 60
    return max(1, min(10, Double(limit)))
  }

  /// How long a simpler case may take than the first one, which trapped at once or hung.
  private static let shorterSeconds = 1.0

  /// How long shrinking in child processes may take: whoever waits for it wants a test run to end.
  private static let shrinkTime = Duration.seconds(60)

  /// Tries a case in a child process; see ``ChildCase``.
  func inChild(
    _ leftover: CaseNote.Leftover, seconds: Double? = nil, judges: Bool = true
  ) -> ChildCase? {
    ChildCase(leftover, of: property, seconds: seconds ?? childSeconds, judges: judges)
  }

  /// How long to wait, in seconds, before a child process that could not judge is tried again.
  ///
  /// It may have been copied just before the task that judges was all asleep.
  private static let pauses = [0, 0.05, 0.5]

  /// The case judged in a child process; `nil` if none can.
  ///
  /// To hang is believed at the second time only: another thread may have held a lock when the first
  /// child was copied.
  func trial(of leftover: CaseNote.Leftover, seconds: Double? = nil) -> ChildCase? {
    var hung: ChildCase?
    for pause in Self.pauses {
      if pause > 0 { Platform.sleep(seconds: pause) }
      guard let trial = inChild(leftover, seconds: seconds) else { return nil }
      if trial.trap != .hung && trial.isJudged { return trial }
      if trial.trap == .hung && hung != nil { return hung }
      if trial.trap == .hung { hung = trial }
    }
    return hung
  }

  /// Whether child processes can judge at all, given a case that may have hung in one.
  ///
  /// One that waits for a thread it does not have hangs whatever the case, even the simplest.
  func canJudgeInChild(unlike trial: ChildCase) -> Bool {
    trial.trap != .hung || self.trial(of: .words([])).map { $0.trap != .hung } ?? false
  }

  /// Shrinks a case in child processes; the second result is whether each of them had the time it took.
  func shrinkInChildren(
    _ first: ChildCase, _ failure: PropertyFailure
  ) -> (Shrinker.Result, isInTime: Bool) {
    let deadline = ContinuousClock.now + Self.shrinkTime
    var isInTime = true
    var trial: ChildCase?
    var shrinker = Shrinker(
      callLimit: min(settings.shrinkCalls, 1000),
      draw: { choices in
        guard ContinuousClock.now < deadline else {
          isInTime = false
          return nil
        }
        let seconds = Self.shorterSeconds
        if first.trap == .hung {
          trial = inChild(.words(choices), seconds: seconds)
        } else {
          trial = self.trial(of: .words(choices), seconds: seconds)
          if trial?.trap == .hung { isInTime = false }
        }
        return trial?.recording
      },
      judge: { _ in trial.flatMap { deadlyFailure(of: $0) } })
    shrinker.judgesWhileDrawing = true
    return (shrinker.shrink(first.recording.choices, failure), isInTime)
  }

  /// How a case fails that trapped or hung in a child process.
  func deadlyFailure(of trial: ChildCase) -> PropertyFailure? {
    switch trial.trap {
    case .trapped(let message):
      return PropertyFailure(law: "\(property.name), without trapping", message: message)
    case .hung:
      return PropertyFailure(
        law: "\(property.name), without hanging", message: "ran for \(Int(childSeconds)) seconds")
    case nil: return nil
    }
  }
}
