import Foundation
import GestureDomains

/// What fuzzing found of a target in this checkout: inputs of which each once showed something new.
struct LocalCorpus {
  let target: FuzzTarget
  let checkout: Checkout

  init(_ target: FuzzTarget, _ checkout: Checkout) {
    self.target = target
    self.checkout = checkout
  }

  /// Where the inputs are.
  var folder: URL { checkout.work.appending(path: "corpus").appending(path: target.name) }

  /// The inputs.
  var inputs: [URL] { folder.files() }

  /// How much there is.
  struct Statistics: Encodable, Sendable {
    var target: String
    /// Kept scripts, in `Corpus/`.
    var scripts: Int
    /// Inputs that fuzzing found.
    var inputs: Int
    /// How many bytes these have.
    var bytes: Int
    /// Inputs that failed.
    var artifacts: Int
  }

  var statistics: Statistics {
    let artifacts = checkout.work.appending(path: "artifacts").appending(path: target.name)
    return Statistics(
      target: target.name,
      scripts: checkout.corpus.appending(path: target.name).files(withExtension: "drag").count,
      inputs: inputs.count,
      bytes: inputs.reduce(0) { $0 + $1.size },
      artifacts: artifacts.files().count { $0.pathExtension != "drag" })
  }

  /// What merging did.
  struct Merged: Encodable, Sendable {
    var target: String
    /// Inputs before.
    var before: Int
    /// Inputs after.
    var after: Int
    /// Inputs that failed.
    var failures: Int

    /// A line for people.
    var text: String {
      "\(target): \(before) inputs before, \(after) now"
        + (failures == 0 ? "" : ", \(failures) that fail moved to .dragnet/artifacts/\(target)")
    }
  }

  /// Keeps the fewest inputs that see as much as all of them, and those of other folders.
  ///
  /// libFuzzer chooses them in a folder of their own. Then first what is new is moved here and only then
  /// what is superfluous is removed, and nothing that came in the meantime is touched: whoever kills
  /// this, or fuzzes meanwhile, loses nothing.
  ///
  /// - Parameters:
  ///   - others: The other folders, which are only read.
  ///   - executable: The target's.
  /// - Returns: What was done.
  /// - Throws: ``CommandFailure`` where libFuzzer fails, or there is no room.
  func merge(_ others: [URL], executable: URL) async throws(CommandFailure) -> Merged {
    try folder.makeFolder()
    let runs = try checkout.workFolder("runs", target: target.name)
    let run = try RunFolder(in: runs, seconds: 0)
    defer { run.remove() }
    let chosen = try run.root.appending(path: "chosen").made()
    let before = inputs
    let merge = try await Program(
      executable,
      ["-merge=1", "-artifact_prefix=\(run.artifacts.path)/", "-max_len=4096", "-timeout=10"]
        + [chosen, folder].map(\.path) + others.map(\.path),
      environment: [
        "SWIFT_BACKTRACE": "enable=no", "TMPDIR": run.temporary.path, "DRAGNET_DOCTOR": "",
      ])
    guard merge.status == 0 else {
      throw CommandFailure(
        .internalError,
        "\(target.name) could not be merged:\n" + merge.end)
    }
    // Inputs that fail see nothing, as far as libFuzzer is concerned.
    let failed = run.artifacts.files()
    let artifacts = try checkout.workFolder("artifacts", target: target.name)
    for file in failed { try file.move(into: artifacts) }
    let kept = chosen.files()
    for file in kept { try file.move(into: folder) }
    let names = Set(kept.map(\.lastPathComponent))
    for file in before where !names.contains(file.lastPathComponent) {
      try? FileManager.default.removeItem(at: file)
    }
    return Merged(
      target: target.name, before: before.count, after: inputs.count, failures: failed.count)
  }
}
