import Foundation
import Subprocess

/// The built fuzz targets.
struct FuzzBuild {
  /// The folder that contains an executable for each target.
  let executables: URL

  /// Uses targets that are already built.
  init(executables: URL) { self.executables = executables }

  /// Builds the package `Fuzz/`, unless it is up to date.
  ///
  /// - Parameters:
  ///   - checkout: The checkout that contains the package.
  ///   - instrumentation: The instrumentation in addition to libFuzzer's.
  ///   - progress: The place where the output of the build is shown.
  /// - Throws: ``CommandFailure`` with the compiler's messages if the build fails.
  init(
    _ checkout: Checkout, with instrumentation: Instrumentation = .none, progress: ProgressLine
  ) async throws(CommandFailure) {
    let arguments =
      [
        "build", "--package-path", checkout.fuzz.path, "--sanitize=fuzzer", "-c", "release",
      ] + instrumentation.arguments(for: checkout.fuzz)
    var build = try await FuzzBuild.run(arguments, progress)
    if build.status != 0, build.lines.contains(where: FuzzBuild.isStale) {
      progress.say("the build failed with an outdated list of files; building again")
      let manifest = checkout.fuzz.appending(path: "Package.swift").path
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: manifest)
      build = try await FuzzBuild.run(arguments, progress)
    }
    guard build.status == 0 else {
      throw CommandFailure(.internalError, "the fuzz targets do not build:\n" + build.end(40))
    }
    let place = try await FuzzBuild.run(arguments + ["--show-bin-path"], progress)
    guard let path = place.lines.last(where: { $0.hasPrefix("/") }) else {
      throw CommandFailure(.internalError, "swift build does not print the folder of its products")
    }
    executables = URL(filePath: String(path))
  }

  private static func run(
    _ arguments: [String], _ progress: ProgressLine
  ) async throws(CommandFailure) -> Program {
    progress.show("building the fuzz targets …")
    return try await Program(
      .name("swift"), arguments, environment: ChildEnvironment.ofTool, sharesTerminal: true,
      seconds: nil
    ) { line in
      if line.hasPrefix("[") || line.hasPrefix("Another instance") {
        progress.show("building the fuzz targets: \(line)")
      }
    }
  }

  /// Whether a line of output may come from a build with an outdated list of files.
  ///
  /// SwiftPM can keep the file list of a package that `Fuzz/` depends on until the manifest of
  /// `Fuzz/` changes.
  private static func isStale(_ line: Substring) -> Bool {
    line.contains("missing input") || line.contains("cannot find ")
  }

  /// Returns the executable of a target.
  func executable(of target: String) -> URL { executables.appending(path: target) }
}
