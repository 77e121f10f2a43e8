import Foundation

/// A start of a target's program in which libFuzzer runs.
///
/// An executable of `Fuzz/` takes libFuzzer's arguments as its own. A test bundle takes them from a
/// request, because its own arguments select the test.
final class FuzzStart: Sendable {
  /// The program.
  let file: URL
  /// The name under which the program sees itself; `nil` for its path.
  let name: String?
  /// The arguments of the process.
  let arguments: [String]
  /// The environment variables of the process.
  let environment: [String: String]
  /// The folder of the request, which is removed with this object.
  private let folder: TemporaryFolder?

  /// Prepares a start.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - options: The arguments of libFuzzer.
  ///   - variables: Further environment variables.
  ///   - starter: A path without characters that a shell interprets, in the working folder of the
  ///     process: libFuzzer starts the program again by it, as it does to merge. A file is made there.
  /// - Throws: ``CommandFailure`` if a variable of Dragnet is malformed, or a file cannot be written.
  init(
    of target: TargetExecutable, _ options: [String], _ variables: [String: String] = [:],
    restartingBy starter: URL? = nil
  ) throws(CommandFailure) {
    file = target.program.file
    let own = starter.map { "./\($0.lastPathComponent)" }
    guard let test = target.program.test else {
      try starter?.link(to: file)
      name = own
      arguments = options
      environment = try target.program.environment(variables)
      folder = nil
      return
    }
    let folder = try TemporaryFolder(for: "dragnet-search")
    var request = TargetRequest(.fuzz, of: target.name)
    request.answer = folder.url.appending(path: "answer").path
    request.arguments = options
    request.program = own
    let place = folder.url.appending(path: "request")
    try place.write(json(request).utf8)
    if let starter { try FuzzStart.write(starter, request, target.program, test) }
    name = nil
    arguments = test
    environment = try target.program.environment(
      variables.merging(["DRAGNET_REQUEST": place.path]) { $1 })
    self.folder = folder
  }

  /// Writes a program that starts a test bundle with its own arguments as those of libFuzzer.
  private static func write(
    _ starter: URL, _ request: TargetRequest, _ program: TargetProgram, _ test: [String]
  ) throws(CommandFailure) {
    var request = request
    request.arguments = [placeholder]
    // The process that asks is libFuzzer's, which waits for this program.
    let parts = try json(request).components(separatedBy: "\"\(placeholder)\"")
    let command = ([program.file.path] + test).map(\.shellQuoted).joined(separator: " ")
    let script = """
      #!/bin/sh
      # The arguments have no character that JSON escapes.
      list=
      for argument; do list="$list,\\"$argument\\""; done
      request="$PWD/request-$$"
      printf '%s' \(parts[0].shellQuoted)"${list#,}"\(parts[1].shellQuoted) > "$request"
      DRAGNET_REQUEST="$request" exec \(command)

      """
    try starter.write(script.utf8)
    guard chmod(starter.path, 0o755) == 0 else {
      throw CommandFailure(.inputOutput, "\(starter.path): cannot be made executable")
    }
  }

  private static let placeholder = "<arguments>"

  /// The reason why the program does not search; `nil` if it does.
  var refusal: String? {
    guard let answer = folder?.url.appending(path: "answer"),
      let rows = try? TargetProcess.rows(of: answer).rows
    else { return nil }
    return rows.lazy.compactMap(\.error).first?.message
  }
}
