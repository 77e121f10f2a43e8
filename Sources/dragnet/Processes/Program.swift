import Foundation
import Subprocess

/// A program that has run, and its output.
struct Program {
  /// The exit status; `nil` if a signal ended the program.
  let status: Int32?
  /// Its standard output and standard error.
  let output: Data

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment variables; see ``ChildEnvironment``.
  ///   - seconds: The time after which the program is killed, together with the processes that it
  ///     has started.
  ///   - interruption: A request that kills them early. Without it and without a time limit, the
  ///     program shares the process group of the command, so that Ctrl-C stops it, too.
  ///   - onLine: A function that is called with each line of output.
  /// - Throws: ``CommandFailure`` if the program cannot be started.
  init(
    _ executable: Executable, _ arguments: [String], environment: [String: String],
    seconds: Double? = 3600, interruption: Interruption? = nil, onLine: (String) -> Void = { _ in }
  ) async throws(CommandFailure) {
    var options = PlatformOptions()
    // A process group of its own, so that it can be killed together with the processes it starts.
    if seconds != nil || interruption != nil { options.processGroupID = 0 }
    do {
      let result = try await run(
        executable, arguments: Arguments(arguments), environment: .of(environment),
        platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        let process = execution.processIdentifier.value
        let deadline = Task.detached {
          guard let seconds else { return }
          try await Task.sleep(for: .seconds(seconds))
          kill(-process, SIGKILL)
        }
        defer { deadline.cancel() }
        interruption?.onRequest { kill(-process, SIGKILL) }
        defer { interruption?.onRequest(nil) }
        var output = Data()
        var start = 0
        for try await buffer in execution.standardOutput {
          buffer.withUnsafeBytes { output.append(contentsOf: $0) }
          while let end = output[start...].firstIndex(of: UInt8(ascii: "\n")) {
            onLine(String(decoding: output[start..<end], as: UTF8.self))
            start = end + 1
          }
        }
        return output
      }
      status = if case .exited(let code) = result.terminationStatus { code } else { nil }
      output = result.closureResult
    } catch {
      throw CommandFailure(.inputOutput, "\(executable): cannot be run: \(error)")
    }
  }

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of the output that are not empty.
  var lines: [Substring] { text.split(separator: "\n") }

  /// Returns the last lines of the output, for a message about an error.
  func end(_ count: Int = 20) -> String { lines.suffix(count).joined(separator: "\n") }
}

extension Executable {
  /// Returns the program in a file.
  static func at(_ file: URL) -> Executable { .path(.init(file.path)) }
}

extension Environment {
  /// Returns an environment that has exactly the given variables.
  static func of(_ variables: [String: String]) -> Environment {
    .custom(
      Dictionary(
        uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) }))
  }
}
