import Foundation

/// A run of a target on each of its inputs once, which separates the failing inputs from the
/// others.
///
/// Only a process that ends properly writes a coverage profile.
struct InputRun {
  /// The target.
  let target: TargetExecutable
  /// The folder for the coverage profiles.
  let folder: URL

  /// The coverage profiles.
  private(set) var profiles: [URL] = []
  /// The failing inputs.
  private(set) var failing: [URL] = []

  /// The number of inputs that one process runs; after a failing input, another process runs the
  /// other inputs of the batch.
  private static let batch = 200

  /// Creates a run without inputs.
  init(of target: TargetExecutable, in folder: URL) {
    self.target = target
    self.folder = folder
  }

  /// Runs inputs in processes that end properly, without the failing inputs.
  ///
  /// - Throws: ``CommandFailure`` if the target fails, but not on one of the inputs.
  mutating func run(_ inputs: [URL]) async throws(CommandFailure) {
    for start in stride(from: 0, to: inputs.count, by: InputRun.batch) {
      var batch = Array(inputs[start..<min(start + InputRun.batch, inputs.count)])
      while !batch.isEmpty, let failed = try await firstFailure(in: batch) {
        failing.append(batch.remove(at: failed))
      }
    }
  }

  /// Runs inputs in one process until an input fails.
  ///
  /// - Returns: The index of the failing input; `nil` if no input fails.
  private mutating func firstFailure(in inputs: [URL]) async throws(CommandFailure) -> Int? {
    let profile = folder.appending(path: "\(profiles.count).profraw")
    let start = try FuzzStart(
      of: target, ["-timeout=\(FuzzProcess.usualTimeout)"] + inputs.map(\.path),
      ["LLVM_PROFILE_FILE": profile.path])
    let program = try await Program(
      .at(start.file), start.arguments, environment: start.environment)
    guard program.status != 0 else {
      profiles.append(profile)
      return nil
    }
    let begun = program.lines.last { $0.hasPrefix(InputRun.beginMark) }
    let path = begun.map { String($0.dropFirst(InputRun.beginMark.count)) }
    guard let failed = inputs.firstIndex(where: { $0.path == path }) else {
      throw CommandFailure(
        .internalError,
        "\(target.name) does not run its inputs:\n\(program.end())")
    }
    return failed
  }

  /// The text that libFuzzer prints before the path of an input that it is about to run.
  private static let beginMark = "Running: "
}
