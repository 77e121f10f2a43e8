/// The way in which a case ended the process that judged it.
package enum Trap: Sendable, Hashable {
  /// A signal ended it: a failed precondition, an overflow, an access to invalid memory.
  ///
  /// The message is the output line with the fatal error, or `"trapped"` if there is no such line.
  case trapped(String)
  /// The case took too long, so its process was stopped.
  case hung

  /// The trap that ended a child process; `nil` if the process exited.
  init?(_ end: Platform.ChildEnd) {
    switch end {
    case .trapped(let output):
      let line = output.split(separator: "\n").first { $0.contains("Fatal error") }
      self = .trapped(line.map { String($0) } ?? "trapped")
    case .hung: self = .hung
    case .exited: return nil
    }
  }
}

extension AnyProperty {
  /// Judges the case of `choices` in a child process, and returns how it trapped or hung.
  ///
  ///     let property = AnyProperty("halves", .integers(in: 0...9)) { (n: Int) in
  ///       if n == 7 { fatalError("no sevens") }
  ///       return .holds
  ///     }
  ///     property.trap(in: [7])  // .trapped("… Fatal error: no sevens")
  ///     property.trap(in: [8])  // nil
  ///
  /// The child process has only the calling thread. A property that needs another one (to await a
  /// task, to wait for a lock) hangs there. The output of the child process is discarded.
  ///
  /// If another thread holds a lock at the moment of the copy, such as the allocator's, any case may
  /// hang. So a child that hangs is replaced twice, and only the last one, which has all the time,
  /// decides: a hang takes 1.25 times `seconds`.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - seconds: The time that the case may take.
  /// - Returns: How the case ended the child process; `nil` if it was judged, whatever the verdict, or
  ///   if the platform has no such child processes.
  package func trap(in choices: ChoiceSequence, seconds: Double = 10) -> Trap? {
    for share in [0.05, 0.2, 1] {
      let end = Platform.runInChild(seconds: seconds * share) {
        _ = ChoiceSource.replaying(choices, isRecording: false, run)
        return 0
      }
      guard let end else { return nil }
      let trap = Trap(end)
      if trap != .hung { return trap }
    }
    return .hung
  }
}
