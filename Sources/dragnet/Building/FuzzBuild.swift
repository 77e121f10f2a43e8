import Foundation
import Subprocess

/// The built fuzz targets.
struct FuzzBuild {
  /// The folder that contains an executable for each target.
  let executables: URL

  /// Uses targets that are already built.
  init(executables: URL) { self.executables = executables }

  /// The greatest number of executables that are built one by one; each takes a run of SwiftPM.
  private static let fewTargets = 3

  /// Builds executables of the package `Fuzz/`, unless they are up to date.
  ///
  /// - Parameters:
  ///   - targets: The names of the executables.
  ///   - package: The package, which is built as a whole for more than a few executables.
  ///   - checkout: The checkout that contains the package.
  ///   - instrumentation: The instrumentation in addition to libFuzzer's.
  ///   - progress: The place where the output of the build is shown.
  /// - Throws: ``CommandFailure`` with the compiler's messages if the build fails.
  init(
    _ targets: [String], of package: FuzzPackage, _ checkout: Checkout,
    with instrumentation: Instrumentation = .none, progress: ProgressLine
  ) async throws(CommandFailure) {
    let options =
      [
        "build", "--package-path", checkout.fuzz.path, "--sanitize=fuzzer", "-c", "release",
      ] + instrumentation.arguments(for: checkout.fuzz)
    let isWhole =
      targets.count > FuzzBuild.fewTargets || Set(targets) == Set(package.targets)
    for product in isWhole ? [[]] : targets.map({ ["--product", $0] }) {
      try await FuzzBuild.build(options + product, checkout, progress)
    }
    let place = try await FuzzBuild.run(options + ["--show-bin-path"], progress)
    guard let path = place.lines.last(where: { $0.hasPrefix("/") }) else {
      throw CommandFailure(.internalError, "swift build does not print the folder of its products")
    }
    executables = URL(filePath: String(path))
  }

  private static func build(
    _ arguments: [String], _ checkout: Checkout, _ progress: ProgressLine
  ) async throws(CommandFailure) {
    var build = try await FuzzBuild.run(arguments, progress)
    if build.status != 0, build.lines.contains(where: FuzzBuild.isStale) {
      progress.say("the build failed with an outdated list of files; building again")
      let manifest = checkout.fuzz.appending(path: "Package.swift").path
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: manifest)
      build = try await FuzzBuild.run(arguments, progress)
    }
    guard build.status == 0 else {
      // The code that does not compile is the user's.
      throw CommandFailure(.malformedInput, "the fuzz targets do not build:\n" + build.end(40))
    }
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
