/// The replay of kept scripts, each of which may trap or hang.
///
/// Unless the settings or a debugger forbid it, the scripts run in a child process first. A script that ends
/// or delays it runs once more, in a child process of its own; if it ends that as well, it does not run in
/// this process. Another child process goes on with the scripts after it.
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
  /// The time that a script may take in a child process, in seconds.
  private let seconds: Double

  /// A replay with the isolation and the time limit of a case of these settings.
  package init(_ settings: RunSettings) {
    usesChildren = settings.isolation != .off && !Platform.isDebugged
    seconds = ChildRunner.seconds(caseTimeLimit: settings.caseTimeLimit)
  }

  /// Plays scripts, and returns the problems of each: how it differs from what its text expects.
  package func problems(of scripts: [Script]) -> [[ReplayProblem]] {
    let ends = usesChildren ? ends(of: scripts) : [:]
    return scripts.enumerated().map { index, script in
      guard let end = ends[index] else { return script.kept.problems() }
      let law = script.ending
      return script.kept.expectsEnd
        ? [] : [ReplayProblem(law: law.law, "\(end) (\(law.name): \(law.sentence))")]
    }
  }

  /// Returns how scripts end a child process, for those that do, by their places in the list.
  private func ends(of scripts: [Script]) -> [Int: String] {
    var ends: [Int: String] = [:]
    // The place of the script that runs, which the child process writes.
    guard let place = Platform.share(UInt64.self, count: 1) else { return ends }
    defer { Platform.unshare(place, count: 1) }
    place.pointee = 0
    let soon = ChildAttempts.timeOfFirst(of: seconds)
    while place.pointee < scripts.count {
      let end = try? Platform.runInChild(seconds: soon, progress: { place.pointee }) {
        for script in scripts[Int(place.pointee)...] {
          _ = script.kept.problems()
          place.pointee += 1
        }
        return 0
      }
      let suspect = Int(place.pointee)
      guard end != nil, suspect < scripts.count else { break }
      if let end = self.end({ _ = scripts[suspect].kept.problems() }) { ends[suspect] = end }
      place.pointee += 1
    }
    return ends
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
