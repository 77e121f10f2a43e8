import Foundation

/// The built fuzz targets.
struct FuzzBuild {
  /// The folder that contains an executable for each target.
  let executables: URL

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
    _ targets: [String], of package: PackageManifest, _ checkout: Checkout,
    with instrumentation: Instrumentation = .none, progress: ProgressLine
  ) async throws(CommandFailure) {
    let toolchain = try await checkout.toolchain()
    _ = try toolchain.fuzzerLibrary()
    let options =
      ["build", "--package-path", checkout.fuzz.path]
      + instrumentation.arguments(for: checkout.fuzz)
    let isWhole =
      targets.count > FuzzBuild.fewTargets || Set(targets) == Set(package.executables)
    let build = try await SwiftBuild(
      options, of: package, in: checkout.fuzz, scratch: instrumentation.scratch(of: checkout.fuzz),
      with: toolchain, subject: "the fuzz targets", progress)
    for product in isWhole ? [[]] : targets.map({ ["--product", $0] }) {
      try await build.run(product)
    }
    executables = try await build.productFolder()
  }

  /// Returns the executable of a target.
  func executable(of target: String) -> URL { executables.appending(path: target) }
}
