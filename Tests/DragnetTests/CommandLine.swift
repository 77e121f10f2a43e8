import Foundation
import FuzzTargets
import Subprocess

/// The built `dragnet` command, run in a child process.
enum CommandLineTool {
  /// The result of a command.
  struct Result {
    var status: Int32
    var output: String
    var error: String

    /// Returns the lines of the output as JSON objects.
    func objects() throws -> [[String: Any]] {
      try output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
    }
  }

  /// The root of this checkout.
  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable, which is in the folder of the test bundle.
  static var executable: URL {
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent().appending(path: "dragnet")
      ?? Bundle.main.bundleURL.appending(path: "dragnet")
  }

  /// Runs a command with targets that answer but have no libFuzzer, so that nothing is built.
  static func ask(_ arguments: String..., in folder: URL = checkout) async throws -> Result {
    try await run(arguments + ["--executables", answeringTargets.path], in: folder)
  }

  /// A folder with a program for each target of this package.
  static let answeringTargets: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dragnet-targets-\(ProcessInfo.processInfo.processIdentifier)")
    let program = executable.deletingLastPathComponent().appending(path: "answering-targets")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for target in FuzzTarget.all {
      try? FileManager.default.createSymbolicLink(
        at: folder.appending(path: target.name), withDestinationURL: program)
    }
    // The folder must not outlive the tests.
    atexit { try? FileManager.default.removeItem(at: CommandLineTool.answeringTargets) }
    return folder
  }()

  static func run(_ arguments: String..., in folder: URL = checkout) async throws -> Result {
    try await run(arguments, in: folder)
  }

  static func run(
    _ arguments: [String], of executable: URL = executable, in folder: URL
  ) async throws -> Result {
    let result = try await Subprocess.run(
      .path(.init(executable.path)), arguments: Arguments(arguments),
      workingDirectory: .init(folder.path), output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    let status: Int32 =
      switch result.terminationStatus {
      case .exited(let code): code
      case .signaled(let signal): -signal
      }
    return Result(status: status, output: result.standardOutput, error: result.standardError)
  }

  /// Runs `body` with a temporary folder like a checkout, with an empty corpus.
  static func withScratch(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fuzz = folder.appending(path: "Fuzz")
    try FileManager.default.createDirectory(at: fuzz, withIntermediateDirectories: true)
    try Data().write(to: fuzz.appending(path: "Package.swift"))
    try await body(folder)
  }
}

extension URL {
  func write(_ text: String, as name: String) throws {
    let file = appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program to a file of this folder, and creates the folders on the way.
  ///
  /// A shell writes the file, because other tests of this process fork at the same time: a child that
  /// inherits a file which is open for writing makes the start of that program fail (`ETXTBSY`).
  func writeProgram(_ program: String, as name: String) async throws {
    let script = #"mkdir -p "${2%/*}" && printf %s "$1" > "$2" && chmod 755 "$2""#
    let result = try await CommandLineTool.run(
      ["-c", script, "sh", program, appending(path: name).path], of: URL(filePath: "/bin/sh"),
      in: URL(filePath: "/"))
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
