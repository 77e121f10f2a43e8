/// The replay of kept scripts, each of which may trap or hang.
///
/// Unless the settings or a debugger forbid it, the scripts run in one child process first. If that does
/// not survive them, each script runs in a child process of its own, and those that end it do not run in
/// this process.
package struct ScriptReplay {
  /// A kept script with the law that it breaks if it ends its process.
  package struct Script {
    /// The script.
    package var kept: KeptCase
    /// The law.
    package var ending: LawEntry

    /// Creates an entry.
    package init(_ kept: KeptCase, ending: LawEntry) {
      self.kept = kept
      self.ending = ending
    }
  }

  private let usesChildren: Bool
  /// The time that the scripts may take in a child process, in seconds.
  private let seconds: Double

  /// A replay with the isolation and the time limit of a case of these settings.
  package init(_ settings: RunSettings) {
    usesChildren = settings.isolation != .off && !Platform.isDebugged
    seconds = ChildRunner.seconds(caseTimeLimit: settings.caseTimeLimit)
  }

  /// Plays scripts, and returns the problems of each: how it differs from what its text expects.
  package func problems(of scripts: [Script]) -> [[ReplayProblem]] {
    let isSafe =
      !usesChildren || scripts.isEmpty
      || end { for script in scripts { _ = script.kept.problems() } } == nil
    return scripts.map { script in
      guard !isSafe, let end = end({ _ = script.kept.problems() }) else {
        return script.kept.problems()
      }
      let law = script.ending
      return script.kept.expectsEnd
        ? [] : [ReplayProblem(law: law.law, "\(end) (\(law.name): \(law.sentence))")]
    }
  }

  /// Returns how `body` ends a child process; `nil` if it does not, or if there can be no child process.
  private func end(_ body: () -> Void) -> String? {
    let end = try? ChildAttempts.end(seconds: seconds) {
      body()
      return 0
    }
    switch end {
    case .returned, nil: return nil
    case .exited: return "it exits"
    case .crashed(let crash): return crash.message
    case .hung: return "it does not end"
    }
  }
}
