/// How a case ended the process that judged it.
public enum Trap: Sendable, Hashable {
  /// By a signal: a failed precondition, an overflow, memory that is not there.
  ///
  /// The message is the line that says why, or `"trapped"` where nothing did.
  case trapped(String)
  /// It had to be ended, because the case took too long.
  case hung
}

extension AnyProperty {
  /// Whether the case of `choices` traps or hangs, found out in a child process, which may.
  ///
  ///     let property = AnyProperty("halves", .integers(in: 0...9)) { (n: Int) in
  ///       if n == 7 { fatalError("no sevens") }
  ///       return .holds
  ///     }
  ///     property.trap(in: [7])  // .trapped("… Fatal error: no sevens")
  ///     property.trap(in: [8])  // nil
  ///
  /// The child is a copy of this process with the calling thread only, so a property that needs others
  /// (a task to be awaited, a lock that one of them holds) hangs there. What it prints is not seen.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - seconds: How long it may take.
  /// - Returns: How it ended the child; `nil` if it was judged, whatever the verdict, and where the
  ///   platform has no such children.
  public func trap(in choices: ChoiceSequence, seconds: Double = 10) -> Trap? {
    Platform.runInChild(seconds: seconds) {
      _ = ChoiceSource.replaying(choices, isRecording: false, run)
      return 0
    }.flatMap { Trap($0) }
  }
}

extension Trap {
  /// The trap that ended a child process; `nil` if it ended by itself.
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
