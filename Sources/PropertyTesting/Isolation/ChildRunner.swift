/// Runs cases of a property in child processes, where they may trap or hang.
struct ChildRunner {
  let property: AnyProperty
  /// The time that a case may take, in seconds.
  private let seconds: Double

  /// The time in seconds for each simpler case while shrinking.
  private static let simplerSeconds = 1.0
  /// The waiting times, in seconds, before each attempt to judge a case in a child process.
  ///
  /// An attempt fails if this process was copied before the task that judges had gone to sleep.
  private static let pauses = [0, 0.05, 0.5]

  /// A runner for cases of `property`.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - caseTimeLimit: The time that a case may take in the run. In a child process it is rounded
  ///     down to whole seconds, and is at least 1 and at most 10 seconds.
  init(_ property: AnyProperty, caseTimeLimit: Duration?) {
    self.property = property
    seconds = max(1, min(10, Double(caseTimeLimit?.components.seconds ?? 60)))
  }

  /// Runs a case in a child process; see ``ChildCase``.
  func run(_ noted: NotedCase, seconds: Double? = nil, judges: Bool = true) -> ChildCase? {
    ChildCase(noted, of: property, seconds: seconds ?? self.seconds, judges: judges)
  }

  /// Runs a case in a child process, several times if it could not be judged.
  ///
  /// A case counts as hanging only if it hangs twice: the first time another thread may have held a
  /// lock when this process was copied.
  ///
  /// - Returns: `nil` if no child process could judge the case.
  private func trial(of noted: NotedCase, seconds: Double? = nil) -> ChildCase? {
    var hung: ChildCase?
    for pause in Self.pauses {
      if pause > 0 { Platform.sleep(seconds: pause) }
      guard let trial = run(noted, seconds: seconds) else { return nil }
      if trial.trap != .hung && trial.isJudged { return trial }
      if trial.trap == .hung && hung != nil { return hung }
      if trial.trap == .hung { hung = trial }
    }
    return hung
  }

  /// Whether child processes can judge at all, given the result of a case.
  ///
  /// A judge that waits for a missing thread hangs in every case, even in the simplest one.
  private func canJudge(besides trial: ChildCase) -> Bool {
    trial.trap != .hung || self.trial(of: .words([])).map { $0.trap != .hung } ?? false
  }

  /// The failure of a case that trapped or hung; `nil` for any other case.
  private func failure(of trial: ChildCase) -> PropertyFailure? {
    switch trial.trap {
    case .trapped(let message):
      return PropertyFailure(law: "\(property.name), without trapping", message: message)
    case .hung:
      return PropertyFailure(
        law: "\(property.name), without hanging", message: "ran for \(Int(seconds)) seconds")
    case nil: return nil
    }
  }
}

extension ChildRunner {
  /// The result of examining a case in child processes.
  enum Finding {
    /// No child process can judge the case.
    case unknown
    /// The case was judged.
    case survives
    /// The case traps or hangs.
    case ends(ChildCase, PropertyFailure)
  }

  /// Finds out whether a case traps or hangs.
  func examine(_ noted: NotedCase) -> Finding {
    guard let trial = trial(of: noted), canJudge(besides: trial) else { return .unknown }
    return failure(of: trial).map { .ends(trial, $0) } ?? .survives
  }

  /// The result of shrinking a case in child processes.
  struct Shrunk {
    /// The simplest case that fails in the same way, run once more; `nil` if that run did not fail.
    var smallest: ChildCase?
    /// The number of cases that were judged.
    var calls: Int
    /// Whether no limit ended the shrinking or cut a case short.
    var isFinished: Bool
  }

  /// Shrinks a case that traps or hangs.
  ///
  /// - Parameters:
  ///   - first: The result of the case.
  ///   - failure: How it failed.
  ///   - callLimit: The number of cases to judge at most; 1000 is the limit in any case.
  ///   - mustEnd: Whether shrinking must end now.
  /// - Returns: The simplest case that fails in the same way.
  func shrink(
    _ first: ChildCase, _ failure: PropertyFailure, callLimit: Int, mustEnd: @escaping () -> Bool
  ) -> Shrunk {
    var isInTime = true
    var trial: ChildCase?
    var shrinker = Shrinker(
      callLimit: min(callLimit, 1000),
      draw: { choices in
        if first.trap == .hung {
          trial = run(.words(choices), seconds: Self.simplerSeconds)
        } else {
          trial = self.trial(of: .words(choices), seconds: Self.simplerSeconds)
          if trial?.trap == .hung { isInTime = false }
        }
        return trial?.recording
      },
      judge: { _ in trial.flatMap { self.failure(of: $0) } })
    shrinker.judgesWhileDrawing = true
    shrinker.mustEnd = mustEnd
    let shrunk = shrinker.shrink(first.recording.choices, failure)
    // A simpler case had less time, so it may only have been slow.
    let smallest = self.trial(of: .words(shrunk.choices)).flatMap { smallest in
      self.failure(of: smallest)?.isSame(as: failure) == true ? smallest : nil
    }
    return Shrunk(
      smallest: smallest, calls: shrunk.calls, isFinished: shrunk.isFinished && isInTime)
  }
}
