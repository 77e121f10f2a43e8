import Foundation
import Subprocess

/// The tools of the Swift toolchain that builds the fuzz targets.
///
/// The tools of another LLVM may not read the formats that this toolchain's compiler writes.
struct Toolchain {
  /// The folder of `swiftc` and the LLVM tools.
  let folder: URL

  /// Finds the toolchain of the first `swiftc` in `PATH`.
  ///
  /// - Throws: ``CommandFailure`` if `PATH` has no `swiftc`.
  init() throws(CommandFailure) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
    guard let found = compilers.first(where: \.isExecutable) else {
      throw CommandFailure(.internalError, "no swiftc in PATH")
    }
    folder = found.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs a tool that must succeed.
  ///
  /// - Parameters:
  ///   - tool: The name of the tool.
  ///   - arguments: Its arguments.
  /// - Returns: The program that has run.
  /// - Throws: ``CommandFailure`` if the tool is missing or fails.
  func run(_ tool: String, _ arguments: [String]) async throws(CommandFailure) -> Program {
    let url = folder.appending(path: tool)
    guard url.isExecutable else {
      throw CommandFailure(.internalError, "no \(tool) in \(folder.path)")
    }
    let program = try await Program(.at(url), arguments, environment: ChildEnvironment.ofTool)
    guard program.status == 0 else {
      throw CommandFailure(.internalError, "\(tool) failed:\n" + program.end())
    }
    return program
  }
}
