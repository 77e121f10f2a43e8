import ArgumentParser
import Foundation

/// The `--executables` option of a command.
struct BuildOptions: ParsableArguments {
  @Option(
    help: "A folder that contains an executable for each target. Nothing is built.",
    completion: .directory)
  var executables: String?

  /// Returns the executables of the targets, which are built unless the option was given.
  ///
  /// - Parameters:
  ///   - checkout: The checkout that contains the package of targets.
  ///   - instrumentation: The instrumentation in addition to libFuzzer's.
  ///   - progress: The place where the progress is shown.
  /// - Returns: The executables.
  /// - Throws: ``CommandFailure`` if the build fails or the folder does not exist.
  func build(
    _ checkout: Checkout, with instrumentation: Instrumentation = .none, progress: ProgressLine
  ) async throws(CommandFailure) -> FuzzBuild {
    guard let executables else {
      return try await FuzzBuild(checkout, with: instrumentation, progress: progress)
    }
    let folder = URL(filePath: executables).standardizedFileURL
    guard folder.isFolder else {
      throw CommandFailure(.inputOutput, "\(executables): no such folder")
    }
    return FuzzBuild(executables: folder)
  }
}
