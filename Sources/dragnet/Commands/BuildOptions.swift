import ArgumentParser
import Foundation

/// Which executables of the fuzz targets a command uses.
struct BuildOptions: ParsableArguments {
  @Option(
    help: "A folder with an executable for each target; nothing is built.",
    completion: .directory)
  var executables: String?

  /// The targets, built if they are not.
  ///
  /// - Parameters:
  ///   - checkout: The package.
  ///   - instrumentation: What to compile them with, beside libFuzzer.
  ///   - progress: Where to show how it gets on.
  /// - Returns: Where the executables are.
  /// - Throws: ``CommandFailure`` where they do not build, or there is no such folder.
  func build(
    _ checkout: Checkout, with instrumentation: Instrumentation = .none, progress: FuzzProgress
  ) async throws -> FuzzBuild {
    guard let executables else {
      return try await FuzzBuild(checkout, with: instrumentation, progress: progress)
    }
    let folder = URL(filePath: executables).standardizedFileURL
    guard folder.isFolder else {
      throw CommandFailure(.inputOutput, "\(executables): there is no such folder")
    }
    return FuzzBuild(executables: folder)
  }
}
