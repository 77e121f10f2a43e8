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
    /// The number of kept cases: in `Corpus/`, or beside the test of a check that was listed before.
    var scripts: Int
    /// The number of inputs that fuzzing found.
    var inputs: Int
    /// The total size of these inputs in bytes.
    var bytes: Int
    /// The number of failing inputs.
    var artifacts: Int
    /// The number of executions of the last search; `nil` if there was none.
    var executions: Int?
    /// The executions at the end of that search for each new input; `nil` if no input was new.
    var executionsForNewInput: Int?
  }

  /// Returns the numbers of files of the target.
  ///
  /// - Parameter kept: The folders of the kept cases of checks, by the names of the checks' folders.
  /// - Returns: The numbers, of which those of the last search may be missing.
  func statistics(_ kept: [String: URL]) -> Statistics {
    let besideTest = kept[Checkout.folderName(of: target)]?.caseFiles.count ?? 0
    let artifacts = checkout.place("artifacts", target: target)
    let last = SearchRecord(of: target, checkout)
    return Statistics(
      target: target,
      scripts: checkout.corpus.appending(path: target).caseFiles.count + besideTest,
      inputs: inputs.count,
      bytes: inputs.reduce(0) { $0 + $1.size },
      artifacts: artifacts.files().count { !CaseFile.textTypes.contains($0.pathExtension) },
      executions: last?.executions, executionsForNewInput: last?.executionsForNewInput)
  }

  /// The result of a merge.
  struct Merged: Encodable, Sendable {
    /// The name of the target.
    var target: String
    /// The number of inputs before.
    var before: Int
    /// The number of inputs that were offered by others.
    var offered: Int
    /// The number of inputs after.
    var after: Int
    /// The number of failing inputs that were moved to `.dragnet/artifacts/TARGET/`.
    var failingInputs = 0
    /// The distinct failures of these inputs.
    var failures: [FuzzFailure] = []

    /// The result as a line of text.
    var text: String {
      "\(target): \(before) inputs before, "
        + (offered == 0 ? "" : "\(offered) offered, ") + "\(after) after"
        + (failingInputs == 0
          ? ""
          : ", \(failingInputs) failing moved to "
            + ".dragnet/artifacts/\(Checkout.folderName(of: target))")
    }
  }

  /// Reduces this corpus and other inputs to the fewest inputs that show the same features.
  ///
  /// libFuzzer chooses the inputs in a run folder. New inputs are moved here before superfluous
  /// inputs are removed, and inputs that were added in the meantime are not touched. Therefore no
  /// input is lost if the merge is killed or a search runs at the same time. Each new failing input
  /// is checked, minimized unless it repeats a failure, and moved to `.dragnet/artifacts/` with its
  /// script.
  ///
  /// - Parameters:
  ///   - others: The other inputs, which are not changed.
  ///   - target: The target of this corpus.
  ///   - progress: The place where failures are shown.
  /// - Returns: The result.
  /// - Throws: ``CommandFailure`` if libFuzzer fails or a file cannot be written.
  func merge(
    _ others: [URL], of target: TargetExecutable, progress: ProgressLine
  ) async throws(CommandFailure) -> Merged {
    try folder.makeFolder()
    let runs = try checkout.workFolder("runs", target: target.name)
    let run = try RunFolder.create(in: runs, seconds: 0)
    defer { if run.artifacts.files().isEmpty { run.remove() } }
    let chosen = try run.root.appending(path: "chosen").made()
    let before = inputs
    // libFuzzer merges in a process of its own, which it starts by a shell, and it does not quote
    // the arguments. Names that are safe there stand for the paths.
    try run.root.appending(path: "inputs").link(to: folder)
    let offered = try run.root.appending(path: "offered").made()
    for (index, file) in others.enumerated() {
      try offered.appending(path: "\(index)").link(to: file)
    }
    let starter = run.root.appending(path: "target")
    // libFuzzer cuts a longer input, and would choose the piece in its place.
    let longest = (before + others).map(\.size).max() ?? 0
    let options = [
      "-merge=1", "-merge_control_file=control", "-artifact_prefix=artifacts/",
      "-max_len=\(max(longest, FuzzProcess.longestInput))",
      "-timeout=\(FuzzProcess.usualTimeout)", "chosen", "inputs", "offered",
    ]
    let start = try FuzzStart(
      of: target, options, ["TMPDIR": run.temporary.path], restartingBy: starter)
    let merge = try await Program(
      .at(start.file), as: start.name, start.arguments, environment: start.environment,
      in: run.root)
    guard merge.status == 0 else {
      throw CommandFailure(
        .internalError, "the inputs of \(target.name) could not be merged:\n" + merge.end())
    }
    let kept = chosen.files()
    for file in kept { try file.move(into: folder) }
    var result = Merged(target: target.name, before: before.count, offered: others.count, after: 0)
    try await takeFailures(of: run, target, to: &result, progress)
    // A failing input is removed from the corpus once it is safe elsewhere.
    let names = Set(kept.map(\.lastPathComponent))
    for file in before where !names.contains(file.lastPathComponent) { file.remove() }
    result.after = inputs.count
    return result
  }

  /// Reports the failing inputs of a merge.
  ///
  /// libFuzzer counts no features of them, so it never chooses them.
  private func takeFailures(
    of run: RunFolder, _ target: TargetExecutable, to result: inout Merged,
    _ progress: ProgressLine
  ) async throws(CommandFailure) {
    let artifacts = try checkout.workFolder("artifacts", target: target.name)
    var search = FuzzRun(target, checkout, limits: FuzzLimits(), progress: progress)
    for file in run.artifacts.files() {
      // The name contains the hash of the bytes.
      if artifacts.appending(path: file.lastPathComponent).exists {
        file.remove()
        continue
      }
      result.failingInputs += 1
      await search.take(file)
    }
    for complaint in search.complaints { progress.say("warning: \(complaint)") }
    result.failures = search.failures
  }
}

extension URL {
  /// The names of the folders in this folder that contain files, sorted.
  var folderNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !appending(path: $0).files().isEmpty }.sorted()
  }
}
