import Foundation

/// The inputs that fuzzing has found for a target in this checkout.
///
/// Each input showed something new at the time when it was found.
struct LocalCorpus {
  /// The name of the target.
  let target: String
  /// The checkout.
  let checkout: Checkout

  /// Creates the local corpus of a target.
  init(_ target: String, _ checkout: Checkout) {
    self.target = target
    self.checkout = checkout
  }

  /// Returns the names of the targets for which this checkout has inputs.
  static func names(_ checkout: Checkout) -> [String] {
    checkout.work.appending(path: "corpus").folderNames
  }

  /// The folder of the inputs.
  var folder: URL { checkout.place("corpus", target: target) }

  /// The inputs.
  var inputs: [URL] { folder.files() }

  /// The numbers of files of a target.
  struct Statistics: Encodable, Sendable {
    /// The name of the target.
    var target: String
    /// The number of scripts in `Corpus/`.
    var scripts: Int
    /// The number of inputs that fuzzing found.
    var inputs: Int
    /// The total size of these inputs in bytes.
    var bytes: Int
    /// The number of failing inputs.
    var artifacts: Int
  }

  /// The numbers of files of the target.
  var statistics: Statistics {
    let artifacts = checkout.place("artifacts", target: target)
    return Statistics(
      target: target,
      scripts: checkout.corpus.appending(path: target).caseFiles.count,
      inputs: inputs.count,
      bytes: inputs.reduce(0) { $0 + $1.size },
      artifacts: artifacts.files().count { !CaseFile.textTypes.contains($0.pathExtension) })
  }

  /// The result of a merge.
  struct Merged: Encodable, Sendable {
    /// The name of the target.
    var target: String
    /// The number of inputs before.
    var before: Int
    /// The number of inputs after.
    var after: Int
    /// The number of failing inputs.
    var failures: Int

    /// The result as a line of text.
    var text: String {
      "\(target): \(before) inputs before, \(after) after"
        + (failures == 0
          ? ""
          : ", \(failures) failing moved to .dragnet/artifacts/\(Checkout.folderName(of: target))")
    }
  }

  /// Reduces this corpus and other folders to the fewest inputs that show the same features.
  ///
  /// libFuzzer chooses the inputs in a run folder. New inputs are moved here before superfluous
  /// inputs are removed, and inputs that were added in the meantime are not touched. Therefore no
  /// input is lost if the merge is killed or a search runs at the same time.
  ///
  /// - Parameters:
  ///   - others: The other folders, which are not changed.
  ///   - target: The target of this corpus.
  /// - Returns: The result.
  /// - Throws: ``CommandFailure`` if libFuzzer fails or a file cannot be written.
  func merge(
    _ others: [URL], of target: TargetExecutable
  ) async throws(CommandFailure) -> Merged {
    try folder.makeFolder()
    let runs = try checkout.workFolder("runs", target: target.name)
    let run = try RunFolder.create(in: runs, seconds: 0)
    defer { run.remove() }
    let chosen = try run.root.appending(path: "chosen").made()
    let before = inputs
    // libFuzzer merges in a process of its own, which it starts by a shell, and it does not quote
    // the arguments. Names that are safe there stand for the paths.
    let places = [folder] + others
    let links = places.indices.map { "inputs\($0)" }
    for (name, place) in zip(links, places) {
      try run.root.appending(path: name).link(to: place)
    }
    let starter = run.root.appending(path: "target")
    let options =
      [
        "-merge=1", "-merge_control_file=control", "-artifact_prefix=artifacts/", "-max_len=4096",
        "-timeout=10", "chosen",
      ] + links
    let start = try FuzzStart(
      of: target, options, ["TMPDIR": run.temporary.path], restartingBy: starter)
    let merge = try await Program(
      .at(start.file), as: start.name, start.arguments, environment: start.environment,
      in: run.root)
    guard merge.status == 0 else {
      throw CommandFailure(
        .internalError, "the inputs of \(target.name) could not be merged:\n" + merge.end())
    }
    // libFuzzer counts no features of failing inputs, so it never chooses them.
    let failed = run.artifacts.files()
    let artifacts = try checkout.workFolder("artifacts", target: target.name)
    for file in failed { try file.move(into: artifacts) }
    let kept = chosen.files()
    for file in kept { try file.move(into: folder) }
    let names = Set(kept.map(\.lastPathComponent))
    for file in before where !names.contains(file.lastPathComponent) { file.remove() }
    return Merged(
      target: target.name, before: before.count, after: inputs.count, failures: failed.count)
  }
}

extension URL {
  /// The names of the folders in this folder that contain files, sorted.
  var folderNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !appending(path: $0).files().isEmpty }.sorted()
  }
}
