import Foundation
import PropertyTesting
import Subprocess
import Synchronization

/// A program with fuzz targets that answers one request, in a process of its own.
struct TargetProcess {
  /// The lines of its answer that are complete.
  private(set) var rows: [AnswerRow] = []
  /// The number of lines that announce that a case is drawn.
  private(set) var draws = 0
  /// The reason why the process ended before it had answered; `nil` if it ended properly.
  private(set) var end: End?
  /// The exit status; `nil` if a signal ended the process.
  let status: Int32?

  /// The way in which a process ended before it had answered.
  enum End: Sendable, Hashable {
    /// It crashed or exited, for a reason that it printed, if it did.
    case trapped(reason: String, place: String?)
    /// A case took too long.
    case hung
    /// A case took too much memory.
    case greedy

    /// The reason in words.
    var reason: String {
      switch self {
      case .trapped(let reason, _): reason
      case .hung: "it does not end"
      case .greedy: "it takes too much memory"
      }
    }

    /// The line or the function of the code that trapped, if the process said it.
    var place: String? { if case .trapped(_, let place) = self { place } else { nil } }
  }

  /// The limits of each case; the time begins again with each line of the answer.
  struct Limits: Sendable {
    /// The time in seconds.
    var seconds = 10.0
    /// The memory of the whole process, in MiB.
    var memory = 2048
  }

  /// Starts a program with a request, and waits for its end.
  ///
  /// The process has a process group of its own, which is killed at a limit.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - request: The request.
  ///   - limits: The limits of each case.
  ///   - environment: Further environment variables of the process.
  /// - Throws: ``CommandFailure`` if the process cannot be started, and with the status
  ///   ``ExitStatus/interrupted`` if a signal asks the command to end.
  init(
    _ program: TargetProgram, _ request: TargetRequest, _ limits: Limits,
    environment: [String: String] = [:]
  ) async throws(CommandFailure) {
    let temporary = try TemporaryFolder(for: "dragnet-request")
    let folder = temporary.url
    var request = request
    let answer = folder.appending(path: "answer")
    request.answer = answer.path
    let file = folder.appending(path: "request")
    try file.write(json(request).utf8)
    try answer.write([])
    let watch = Watch(answer, limits)
    var watching: Task<Void, Never>?
    var log = Data()
    let status = try await ChildProcess.run(
      .at(program.file), program.arguments,
      environment: program.environment(
        [
          "DRAGNET_REQUEST": file.path,
          // A target that is built for coverage would write its profile to the current folder.
          "LLVM_PROFILE_FILE": folder.appending(path: "profile").path,
        ].merging(environment) { $1 }), reading: .error,
      onStart: { child in watching = Task.detached { await watch.run(child) } },
      onOutput: { piece in
        // The first lines name the reason; a backtrace follows, or more of the same.
        log.append(contentsOf: piece.prefix(max(TargetProcess.mostOutput - log.count, 0)))
      })
    watching?.cancel()
    try await Termination.check()
    self.status = status.code
    if status != .exited(0) {
      // A process that ended by itself may be noticed too late on a busy machine.
      let limit = status == .signaled(SIGKILL) ? watch.end : nil
      end = limit ?? TargetProcess.ending(status, log)
    }
    (rows, draws) = try TargetProcess.rows(of: answer)
  }

  private static let mostOutput = 1 << 16
  /// The text that sanitizers and libFuzzer print before the reason of a failure.
  static let reasonMark = "ERROR: "

  /// Explains the end of a process by what it wrote to standard error.
  private static func ending(_ status: TerminationStatus, _ log: Data) -> End {
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n")
    let announcement = lines.lazy.compactMap { Crash.Announcement($0) }.first
    var reason = status.code.map { "it exits with status \($0)" } ?? "a signal ends it"
    if let line = TargetProcess.reason(lines) {
      reason = line.count > 500 ? "\(line.prefix(500))… (\(line.count) characters)" : "\(line)"
    } else if let announcement {
      reason = announcement.reason
    } else if let line = lines.first(where: { $0.hasPrefix("dragnet: ") }) {
      reason = String(line)
    }
    return .trapped(reason: reason, place: announcement?.place)
  }

  /// Returns the line of Swift's runtime, a sanitizer or libFuzzer that explains a crash.
  private static func reason(_ lines: [Substring]) -> Substring? {
    lines.first { Crash.fatalMark(in: $0) != nil } ?? summary(lines)
      ?? lines.first { $0.contains(reasonMark) }
  }

  /// Returns the line with which a sanitizer sums up an error, without its mark.
  ///
  /// It names the kind of error and the line of code, but no address, and so is the same for each case
  /// with that error. A full stack has no line: it is full in whatever function is called last.
  static func summary<Line: StringProtocol>(_ lines: [Line]) -> Substring? {
    let mark = "SUMMARY: "
    let line = lines.last { $0.hasPrefix(mark) && $0.contains("Sanitizer") }
    guard let text = line.map({ Substring($0.dropFirst(mark.count)) }) else { return nil }
    let overflow = "stack-overflow"
    return text.firstRange(of: overflow).map { text[..<$0.upperBound] } ?? text
  }

  /// Reads the complete lines of an answer, and counts those that announce that a case is drawn.
  static func rows(
    of file: URL
  ) throws(CommandFailure) -> (rows: [AnswerRow], draws: Int) {
    do {
      let decoder = JSONDecoder()
      let bytes = try Data(contentsOf: file)
      let complete = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[..<$0] } ?? Data()
      let lines = complete.split(separator: UInt8(ascii: "\n"))
      // There are far more lines of this kind than others, and only the last of them matters.
      let drawn = Data("{\"draw\":true}".utf8)
      let rows = try lines.enumerated().filter { $1 != drawn || $0 == lines.count - 1 }.map {
        try decoder.decode(AnswerRow.self, from: $1)
      }
      return (rows, lines.count { $0 == drawn })
    } catch {
      throw CommandFailure(.internalError, "an answer has another format: \(error)")
    }
  }
}

/// A watch over the time and the memory of a process that answers.
private final class Watch: Sendable {
  private let answer: URL
  private let limits: TargetProcess.Limits
  private let reason = Mutex<TargetProcess.End?>(nil)

  init(_ answer: URL, _ limits: TargetProcess.Limits) {
    self.answer = answer
    self.limits = limits
  }

  /// The reason why the process was killed; `nil` if it was not.
  var end: TargetProcess.End? { reason.withLock { $0 } }

  /// Kills the process when it exceeds a limit.
  func run(_ process: ChildProcess) async {
    var (size, last) = (0, ContinuousClock.now)
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      var status = stat()
      let isThere = stat(answer.path, &status) == 0
      if isThere, Int(status.st_size) != size {
        (size, last) = (Int(status.st_size), .now)
      }
      // Loading a large executable on a busy machine may take longer than a case.
      let seconds = size == 0 ? max(limits.seconds, 30) : limits.seconds
      if ContinuousClock.now - last > .seconds(seconds) { return kill(process, .hung) }
      if process.memory > limits.memory { return kill(process, .greedy) }
    }
  }

  private func kill(_ process: ChildProcess, _ end: TargetProcess.End) {
    guard !Task.isCancelled else { return }
    reason.withLock { $0 = end }
    process.send(SIGKILL)
  }
}
