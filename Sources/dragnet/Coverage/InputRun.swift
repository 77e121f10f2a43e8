import Foundation

/// A target that runs each of its inputs once, and those that fail apart from the others: only a process
/// that ends well writes down what it ran.
struct InputRun {
  /// The executable of the target.
  let executable: URL
  /// Where the processes write what they ran.
  let folder: URL

  /// What they wrote.
  private(set) var profiles: [URL] = []
  /// The inputs that fail.
  private(set) var failing: [URL] = []

  /// How many inputs a process runs: each that fails lets it begin anew.
  private static let batch = 200

  init(of executable: URL, in folder: URL) {
    self.executable = executable
    self.folder = folder
  }

  /// Runs inputs, in processes that end well.
  ///
  /// - Throws: ``CommandFailure`` where the target fails on none of them, and yet does not end well.
  mutating func run(_ inputs: [URL]) async throws(CommandFailure) {
    for start in stride(from: 0, to: inputs.count, by: InputRun.batch) {
      var batch = Array(inputs[start..<min(start + InputRun.batch, inputs.count)])
      while !batch.isEmpty, let failed = try await firstFailure(in: batch) {
        failing.append(batch.remove(at: failed))
      }
    }
  }

  /// Runs inputs in one process, until one fails.
  ///
  /// - Returns: Which did; `nil` where none does.
  private mutating func firstFailure(in inputs: [URL]) async throws(CommandFailure) -> Int? {
    let profile = folder.appending(path: "\(profiles.count).profraw")
    let program = try await Program(
      executable, ["-timeout=10"] + inputs.map(\.path),
      environment: ["SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "\(profile.path)"])
    guard program.status != 0 else {
      profiles.append(profile)
      return nil
    }
    let begun = program.lines.last { $0.hasPrefix(InputRun.beginMark) }
    let path = begun.map { String($0.dropFirst(InputRun.beginMark.count)) }
    guard let failed = inputs.firstIndex(where: { $0.path == path }) else {
      throw CommandFailure(
        .internalError, "\(executable.lastPathComponent) does not run its inputs:\n\(program.end)")
    }
    return failed
  }

  /// What libFuzzer says before the path of an input that it is about to run.
  private static let beginMark = "Running: "
}
