/// The way in which a case ended the process that judged it.
package enum Trap: Sendable, Hashable {
  /// A signal ended it: a failed precondition, an overflow, an access to invalid memory.
  case trapped(Crash)
  /// It called `exit` in this function outside the libraries of Swift and the system.
  case exited(Crash.Function?)
  /// The case took too long, so its process was stopped.
  case hung

  /// The trap that ended a child process; `nil` if the case was judged.
  init?(_ end: Platform.ChildEnd) {
    switch end {
    case .crashed(let crash): self = .trapped(crash)
    case .hung: self = .hung
    case .exited(let caller): self = .exited(caller)
    case .returned: return nil
    }
  }

  /// Whether the same line of code traps or exits in the same way; all cases that hang are the same.
  ///
  /// Two crashes are the same if their signals, their lines and their callers are equal, and their
  /// messages begin alike. The part of a message that may show a value does not count: it begins at
  /// the first digit, quotation mark or bracket. Two full stacks are the same if the same functions
  /// call each other.
  func isSame(as other: Trap) -> Bool {
    switch (self, other) {
    case (.hung, .hung): true
    case (.exited(let caller), .exited(let other)): caller == other
    case (.trapped(let crash), .trapped(let other))
    where crash.isStackOverflow || other.isStackOverflow:
      crash.isStackOverflow && other.isStackOverflow && crash.caller == other.caller
    case (.trapped(let crash), .trapped(let other)):
      crash.signal == other.signal && crash.line == other.line && crash.caller == other.caller
        && crash.constantMessage == other.constantMessage
    default: false
    }
  }
}

extension Crash {
  /// The output line with the last fatal error of Swift's runtime.
  private var fatalError: Substring? {
    output.split(separator: "\n").last { Crash.fatalMark(in: $0) != nil }
  }

  /// Returns the range of the words by which Swift's runtime names the kind of a fatal error; `nil` in a
  /// line about something else.
  package static func fatalMark(in line: Substring) -> Range<Substring.Index>? {
    ["Fatal error", "Precondition failed", "Assertion failed"].lazy
      .compactMap { line.firstRange(of: $0) }.first
  }

  /// The file and line of Swift code that trapped, if the runtime named them.
  fileprivate var line: Substring? {
    guard let fatalError, let mark = Crash.fatalMark(in: fatalError),
      fatalError[..<mark.lowerBound].hasSuffix(": ")
    else { return nil }
    let place = fatalError[..<mark.lowerBound].dropLast(2)
    let number = place.split(separator: ":").last.flatMap { Int($0) }
    return number == nil || !place.contains(".swift:") ? nil : place
  }

  /// Whether the line belongs to the standard library, so that the caller is the place of the error.
  private var isInStandardLibrary: Bool {
    ["Swift/", "_Concurrency/", "Synchronization/", "_StringProcessing/", "Foundation"]
      .contains { line?.hasPrefix($0) == true }
  }

  /// The file and line in which the code trapped, or else the function.
  package var place: String {
    if !isStackOverflow, let line, !isInStandardLibrary { return String(line) }
    return (caller ?? function)?.place ?? line.map { String($0) } ?? ""
  }

  /// One line for people: the error of Swift's runtime, or the signal and the function.
  package var message: String {
    if isStackOverflow { return "stack overflow" + (caller.map { " in \($0)" } ?? "") }
    if let fatalError { return Self.shortened(fatalError) }
    let signal = signalName + (function?.failure.map { ": \($0)" } ?? "")
    let end = function.map { "\(signal) in \($0)" } ?? signal
    // A C library says why it aborts: a failed assertion, a block that is freed twice.
    guard signalName == "SIGABRT", let reason = output.split(separator: "\n").last else {
      return end
    }
    return "\(Self.shortened(reason)) (\(end))"
  }

  /// The number of characters of a message that are shown.
  private static let mostCharacters = 1000

  private static func shortened(_ text: Substring) -> String {
    guard text.utf8.count > mostCharacters, text.count > mostCharacters else { return String(text) }
    return "\(text.prefix(mostCharacters))… (\(text.count) characters)"
  }

  /// The beginning of the message, which is the same for all values.
  fileprivate var constantMessage: Substring {
    guard let fatalError else { return "" }
    let text = Crash.fatalMark(in: fatalError).map { fatalError[$0.lowerBound...] }
    return (text ?? fatalError).prefix { !$0.isNumber && !"\"'`“‘([{<-".contains($0) }
  }
}

extension AnyProperty {
  /// Judges the case of `choices` in a child process, and returns how it trapped or hung.
  ///
  ///     let property = AnyProperty("halves", .integers(in: 0...9)) { (n: Int) in
  ///       if n == 7 { fatalError("no sevens") }
  ///       return .holds
  ///     }
  ///     property.trap(in: [7])  // .trapped(crash), crash.message is "… Fatal error: no sevens"
  ///     property.trap(in: [8])  // nil
  ///
  /// The child process has only the calling thread. A property that needs another one (to await a
  /// task, to wait for a lock) hangs there. The output of the child process is discarded.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - seconds: The time that the case may take. A hang takes up to 1.25 times as long.
  /// - Returns: How the case ended the child process; `nil` if it was judged, whatever the verdict.
  /// - Throws: ``ChildError`` if child processes do not work here.
  package func trap(
    in choices: ChoiceSequence, seconds: Double = 10
  ) throws(ChildError) -> Trap? {
    let end = try ChildAttempts.end(seconds: seconds) {
      _ = ChoiceSource.replaying(choices, isRecording: false, run)
      return 0
    }
    return Trap(end)
  }
}
