import Foundation
import PropertyTesting

/// The fuzz targets that `.ci/faults` has built.
///
/// Only that script runs the tests that need them, because they need a build with libFuzzer.
enum BuiltTargets {
  /// The folder of the executables; `nil` if they are not built.
  static let folder = try? DragnetVariables.current().executables

  /// Fuzzes with the built targets and waits for the end.
  static func fuzz(_ arguments: String..., in scratch: URL) async throws -> CommandLineTool.Result {
    try await CommandLineTool.run(["fuzz"] + arguments + options, in: scratch)
  }

  /// Starts to fuzz with the built targets.
  static func start(_ arguments: String..., in scratch: URL) throws -> Running {
    try Running(["fuzz"] + arguments + options, in: scratch)
  }

  /// Returns the names of the files that searches of the target `faults` have left: artifacts, or inputs
  /// of the corpus.
  static func found(in scratch: URL, _ kind: String = "artifacts") -> Set<String> {
    // A file has a hidden name until it is complete.
    scratch.appending(path: ".dragnet/\(kind)/faults").contents.filter { !$0.hasPrefix(".") }
  }

  private static var options: [String] {
    [
      "--executables", folder ?? "", "--timeout", "2", "--memory", "256", "--minimizing", "1",
      "--format", "json",
    ]
  }

  /// A process that runs while the test acts on it.
  struct Running {
    let process = Process()
    private let output: Reading
    private let error: Reading

    init(
      _ arguments: [String], of executable: URL = CommandLineTool.executable, in scratch: URL
    ) throws {
      let (output, error) = (Pipe(), Pipe())
      process.executableURL = URL(filePath: "/bin/sh")
      // Ignore XFSZ, so that exceeding the limit of file sizes is an error as on a full disk.
      process.arguments =
        ["-c", "trap '' XFSZ; exec \"$@\"", "sh", executable.path] + arguments
      process.currentDirectoryURL = scratch
      process.standardOutput = output
      process.standardError = error
      try process.run()
      self.output = Reading(output)
      self.error = Reading(error)
    }

    /// Waits until a condition holds, for five minutes at most.
    ///
    /// - Returns: Whether the condition held while the process ran.
    func wait(until condition: () throws -> Bool) async throws -> Bool {
      let end = ContinuousClock.now + .seconds(300)
      while process.isRunning && ContinuousClock.now < end {
        if try condition() { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }

    /// Sends signals as soon as a condition holds, and waits until the process has ended.
    ///
    /// This happens on a thread of its own: the threads of the tests can be busy for longer than a
    /// command runs.
    ///
    /// - Returns: The time from the signals to the end; `nil` if the process ended before the condition
    ///   held.
    func send(
      _ signals: Int32..., when condition: @escaping @Sendable () -> Bool
    ) async -> Duration? {
      await withCheckedContinuation { continuation in
        Thread {
          while process.isRunning && !condition() { usleep(20_000) }
          let start = process.isRunning ? ContinuousClock.now : nil
          for signal in signals { send(signal) }
          while process.isRunning { usleep(5000) }
          continuation.resume(returning: start.map { ContinuousClock.now - $0 })
        }.start()
      }
    }

    /// Sends a signal to the process.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end of the process.
    func end() async throws -> CommandLineTool.Result {
      // Without blocking a thread, which the other tests need.
      while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      let isSignal = process.terminationReason == .uncaughtSignal
      return .init(
        status: isSignal ? -process.terminationStatus : process.terminationStatus,
        output: output.text,
        error: error.text)
    }
  }
}

/// The output of a pipe, read on another thread.
private final class Reading: @unchecked Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private var data = Data()

  init(_ pipe: Pipe) {
    // A thread of its own: those of the queues are too few for the tests that run at once.
    Thread { [self] in
      data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      isOver.signal()
    }.start()
  }

  /// The complete output; waits until the other end is closed.
  var text: String {
    isOver.wait()
    return String(decoding: data, as: UTF8.self)
  }
}

extension URL {
  /// The paths of all files in this folder and the folders below it, relative to this folder.
  var contents: Set<String> {
    let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return Set(
      found.filter {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: appending(path: $0).path, isDirectory: &isFolder)
        return !isFolder.boolValue
      })
  }
}
