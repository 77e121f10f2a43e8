import Foundation
import Subprocess

/// The fuzz targets, built with libFuzzer.
struct FuzzBuild {
  /// The folder with an executable for each target.
  let executables: URL

  /// Targets that were built before.
  init(executables: URL) { self.executables = executables }

  /// Builds `Fuzz/`, unless it is up to date.
  ///
  /// - Parameters:
  ///   - checkout: The package.
  ///   - instrumentation: What to compile them with, beside libFuzzer.
  ///   - progress: Where to show what the build says.
  /// - Throws: ``CommandFailure`` with the compiler's own words where it fails.
  init(
    _ checkout: Checkout, with instrumentation: Instrumentation = .none, progress: FuzzProgress
  ) async throws {
    let build =
      [
        "build", "--package-path", checkout.fuzz.path, "--sanitize=fuzzer", "-c", "release",
      ] + instrumentation.arguments(for: checkout.fuzz)
    var failure = try await FuzzBuild.failure(of: build, progress)
    if let log = failure, log.contains(where: FuzzBuild.isStale) {
      progress.say("the fuzz targets do not build; once more, with the list of files made anew")
      let manifest = checkout.fuzz.appending(path: "Package.swift").path
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: manifest)
      failure = try await FuzzBuild.failure(of: build, progress)
    }
    if let failure {
      throw CommandFailure(
        .internalError,
        "the fuzz targets do not build:\n" + failure.suffix(40).joined(separator: "\n"))
    }
    let place = try await run(
      .name("swift"), arguments: Arguments(build + ["--show-bin-path"]), input: .none,
      output: .string(limit: 1 << 16), error: .discarded)
    guard let path = place.standardOutput.split(separator: "\n").last, !path.isEmpty else {
      throw CommandFailure(.internalError, "swift build does not say where it built the targets")
    }
    executables = URL(filePath: String(path))
  }

  /// Builds once.
  ///
  /// - Returns: What the build said, if it failed.
  private static func failure(
    of build: [String], _ progress: FuzzProgress
  ) async throws -> [String]? {
    progress.show("building the fuzz targets …")
    let result = try await run(
      .name("swift"), arguments: Arguments(build), input: .none, output: .sequence,
      error: .combinedWithOutput
    ) { execution in
      var log: [String] = []
      for try await line in execution.standardOutput.strings() {
        log.append(line)
        if line.hasPrefix("[") || line.hasPrefix("Another instance") {
          progress.show("building the fuzz targets: \(line)")
        }
      }
      return log
    }
    return result.terminationStatus.isSuccess ? nil : result.closureResult
  }

  /// Whether a line may be of a build with an old list of files: SwiftPM may keep the list of a package
  /// that `Fuzz/` depends on until the manifest of `Fuzz/` changes.
  private static func isStale(_ line: String) -> Bool {
    line.contains("missing input") || line.contains("cannot find ")
  }

  /// The executable of a target.
  func executable(of target: String) -> URL { executables.appending(path: target) }
}
