import Foundation
import Subprocess

/// A program that was run to its end.
struct Program {
  /// The exit status; `nil` where a signal ended it.
  let status: Int32?
  /// What it wrote, to standard output and standard error.
  let output: Data

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  ///   - environment: What is set beside the environment of this process.
  ///   - seconds: How long it may take; then it is killed, and whatever it started.
  /// - Throws: ``CommandFailure`` where it cannot be started.
  init(
    _ executable: URL, _ arguments: [String], environment: [Environment.Key: String?] = [:],
    seconds: Double = 3600
  ) async throws(CommandFailure) {
    var options = PlatformOptions()
    options.processGroupID = 0
    do {
      let result = try await run(
        .path(.init(executable.path)), arguments: Arguments(arguments),
        environment: .inherit.updating(environment), platformOptions: options,
        input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        let process = execution.processIdentifier.value
        let deadline = Task.detached {
          try await Task.sleep(for: .seconds(seconds))
          kill(-process, SIGKILL)
        }
        defer { deadline.cancel() }
        var output = Data()
        for try await buffer in execution.standardOutput {
          buffer.withUnsafeBytes { output.append(contentsOf: $0) }
        }
        return output
      }
      status = if case .exited(let code) = result.terminationStatus { code } else { nil }
      output = result.closureResult
    } catch {
      throw CommandFailure(.inputOutput, "\(executable.path): cannot be run: \(error)")
    }
  }

  /// What it wrote, as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines that it wrote.
  var lines: [Substring] { text.split(separator: "\n") }

  /// The last lines that it wrote, to be shown where it failed.
  var end: String { lines.suffix(20).joined(separator: "\n") }
}
