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
  ///   - progress: Where to show what the build says.
  /// - Throws: ``CommandFailure`` with the compiler's own words where it fails.
  init(_ checkout: Checkout, progress: FuzzProgress) async throws {
    let build = [
      "build", "--package-path", checkout.fuzz.path, "--sanitize=fuzzer", "-c", "release",
    ]
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
    guard result.terminationStatus.isSuccess else {
      throw CommandFailure(
        .internalError,
        "the fuzz targets do not build:\n" + result.closureResult.suffix(40).joined(separator: "\n")
      )
    }
    let place = try await run(
      .name("swift"), arguments: Arguments(build + ["--show-bin-path"]), input: .none,
      output: .string(limit: 1 << 16), error: .discarded)
    guard let path = place.standardOutput.split(separator: "\n").last, !path.isEmpty else {
      throw CommandFailure(.internalError, "swift build does not say where it built the targets")
    }
    executables = URL(filePath: String(path))
  }

  /// The executable of a target.
  func executable(of target: String) -> URL { executables.appending(path: target) }
}
