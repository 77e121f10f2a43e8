import Foundation
import Subprocess

/// A program that has run, and its output.
struct Program {
  /// The exit status; `nil` if a signal ended the program.
  let status: Int32?
  /// The end of its standard output and standard error; all of it unless ``isCut``.
  let output: Data
  /// Whether the program printed more than is kept.
  let isCut: Bool

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - name: The name under which the program sees itself; `nil` for its path.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment variables; see ``ChildEnvironment``.
  ///   - folder: Its working folder; `nil` for that of this process.
  ///   - sharesTerminal: Whether the program may ask the user something, as a build does that
  ///     fetches a private package.
  ///   - seconds: The time after which the program is killed, together with the processes that it
  ///     has started; `nil` for no limit.
  ///   - kept: The number of bytes of its output that are kept.
  ///   - onLine: A function that gets each line of output as it arrives; `nil` to read the output only at the end.
  /// - Throws: ``CommandFailure`` if the program cannot be started, and with the status
  ///   ``ExitStatus/interrupted`` if a signal asks the command to end.
  init(
    _ executable: Executable, as name: String? = nil, _ arguments: [String],
    environment: [String: String],
    in folder: URL? = nil, sharesTerminal: Bool = false, seconds: Double? = nil,
    keeping kept: Int = 1 << 20,
    onLine: ((String) -> Void)? = nil
  ) async throws(CommandFailure) {
    var output = Data()
    var isCut = false
    var lines = LineSplitter()
    let end = try await ChildProcess.run(
      executable, as: name, arguments, environment: environment, in: folder, reading: .all,
      sharesTerminal: sharesTerminal,
      seconds: seconds
    ) { piece in
      output.append(contentsOf: piece)
      if let onLine { lines.read(piece, onLine) }
      // Not after every piece, because the rest has to be moved.
      if output.count > 2 * kept {
        output = Data(output.suffix(kept))
        isCut = true
      }
    }
    status = end.code
    if let onLine { lines.finish(onLine) }
    try await Termination.check()
    self.isCut = isCut || output.count > kept
    self.output = Data(output.suffix(kept))
  }

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of the output that are not empty.
  var lines: [Substring] { text.split(separator: "\n") }

  /// Returns the last lines of the output, for a message about an error.
  func end(_ count: Int = 20) -> String { lines.suffix(count).joined(separator: "\n") }
}
