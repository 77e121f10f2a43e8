import Foundation

/// The tools of the Swift toolchain that builds the fuzz targets.
///
/// Only those read what its compiler writes for certain: another LLVM may have other formats.
struct Toolchain {
  /// The folder with `swiftc` and the tools of LLVM.
  let folder: URL

  /// The toolchain whose `swiftc` is found first.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  init() throws(CommandFailure) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
    guard let found = compilers.first(where: { Toolchain.isExecutable($0) }) else {
      throw CommandFailure(.internalError, "there is no swiftc in PATH")
    }
    folder = found.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs a tool, to its good end.
  ///
  /// - Throws: ``CommandFailure`` where there is no such tool, or it fails.
  func run(_ tool: String, _ arguments: [String]) async throws(CommandFailure) -> Program {
    let url = folder.appending(path: tool)
    guard Toolchain.isExecutable(url) else {
      throw CommandFailure(.internalError, "there is no \(tool) in \(folder.path)")
    }
    let program = try await Program(url, arguments)
    guard program.status == 0 else {
      throw CommandFailure(
        .internalError, "\(tool) failed:\n" + program.end)
    }
    return program
  }

  private static func isExecutable(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path)
  }
}
