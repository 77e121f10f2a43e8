import Foundation

/// Finds out whether a built target can find anything, as OSS-Fuzz does with its builds: one that was
/// compiled without coverage searches blindly, and one that saves nothing finds in vain.
struct Doctor {
  /// What is to be true of a target.
  enum Question: String, Encodable, CaseIterable {
    /// The code of every module has counters of coverage.
    case counters
    /// That code calls the sanitizer, which is linked.
    case sanitizer
    /// It starts, and runs four inputs.
    case runs
    /// It has seen its own code while it ran them.
    case coverage
    /// It saves the input of a trap.
    case artifact
  }

  /// An answer.
  struct Check: Encodable, Sendable {
    var target: String
    var check: Question
    var ok: Bool
    var detail: String
  }

  let tools: Toolchain

  /// A doctor for targets that are built with the first toolchain in `PATH`.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  init() throws(CommandFailure) { tools = try Toolchain() }

  /// Examines a target.
  ///
  /// - Parameters:
  ///   - target: Its name.
  ///   - executable: Its executable.
  /// - Returns: An answer to each question.
  /// - Throws: ``CommandFailure`` where there is no place for files of its own.
  func examine(_ target: String, _ executable: URL) async throws(CommandFailure) -> [Check] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dragnet-doctor-\(UUID().uuidString)")
    try folder.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let answers =
      await code(of: executable) + running(executable, in: folder)
      + [artifact(of: executable, in: folder)]
    return answers.map { Check(target: target, check: $0, ok: $1.isEmpty, detail: $1 + $2) }
  }

  /// An answer: what is wrong, and nothing if it is well; what was seen, if it is.
  private typealias Answer = (Question, wrong: String, seen: String)

  // MARK: - The file

  private func code(of executable: URL) async -> [Answer] {
    do {
      let image = try await ProgramImage(executable, tools: tools)
      return [counters(in: image), try await sanitizer(in: image)]
    } catch {
      return [(.counters, error.message, ""), (.sanitizer, error.message, "")]
    }
  }

  /// A module of fewer functions may have none with a branch or an entry to be counted.
  private static let fewFunctions = 8

  private func counters(in image: ProgramImage) -> Answer {
    let counted = image.counters.filter { !$0.key.isEmpty }
    let blind = image.functions.filter { module, count in
      count >= Doctor.fewFunctions && image.counters[module, default: 0] == 0
    }
    if image.counters.isEmpty {
      return (.counters, "no code has counters; build with -sanitize=fuzzer", "")
    }
    if !blind.isEmpty || counted.isEmpty {
      let names = blind.keys.sorted().joined(separator: ", ")
      return (
        .counters, "the code of \(names) has no counters; build it, too, with -sanitize=fuzzer", ""
      )
    }
    let list = counted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    return (.counters, "", list.joined(separator: ", "))
  }

  private func sanitizer(in image: ProgramImage) async throws(CommandFailure) -> Answer {
    let largest = image.counters.filter { !$0.key.isEmpty }.max { $0.value < $1.value }?.key ?? ""
    guard image.hasRuntime else { return (.sanitizer, "libFuzzer is not linked", "") }
    let calls = try await image.calls(from: largest)
    return calls > 0
      ? (.sanitizer, "", "\(calls) calls at the start of \(largest)")
      : (.sanitizer, "libFuzzer is linked, and no code of its own calls it", "")
  }

  // MARK: - The process

  /// Long enough for any start, short enough to wait for.
  private static let seconds = 30.0

  /// Runs four inputs of libFuzzer's.
  private func run(
    _ executable: URL, in folder: URL, trap: Bool = false
  ) async throws(CommandFailure) -> [Substring] {
    try await Program(
      executable,
      ["-runs=4", "-seed=1", "-timeout=10", "-artifact_prefix=\(folder.path)/"],
      environment: ["SWIFT_BACKTRACE": "enable=no", "DRAGNET_DOCTOR": trap ? "trap" : ""],
      seconds: Doctor.seconds
    ).lines
  }

  private func running(_ executable: URL, in folder: URL) async -> [Answer] {
    let log: [Substring]
    do {
      log = try await run(executable, in: folder.appending(path: "run").made())
    } catch {
      return [(.runs, error.message, ""), (.coverage, "it does not run", "")]
    }
    // A target that breaks a law at once has run, too.
    let hasRun = log.contains { $0.hasPrefix("Done 4 runs") }
    let hasFound = log.contains { $0.contains(FuzzProcess.savedMark) }
    guard hasRun || hasFound else {
      let last = log.last { !$0.isEmpty } ?? "it says nothing"
      return [
        (.runs, "it does not run four inputs as libFuzzer does: \(last)", ""),
        (.coverage, "it does not run", ""),
      ]
    }
    var statistics = FuzzStatistics()
    for line in log { _ = statistics.read(line) }
    let coverage: Answer =
      statistics.features > 0 || hasFound
      ? (.coverage, "", "\(statistics.features) features")
      : (.coverage, "it ran its own code and saw nothing of it", "")
    return [(.runs, "", hasRun ? "four inputs" : "until an input failed"), coverage]
  }

  private func artifact(of executable: URL, in folder: URL) async -> Answer {
    let names: [String]
    do throws(CommandFailure) {
      let place = try folder.appending(path: "trap").made()
      _ = try await run(executable, in: place, trap: true)
      names = place.files().map(\.lastPathComponent)
    } catch {
      return (.artifact, error.message, "")
    }
    guard let name = names.first(where: { $0.hasPrefix("crash-") }) else {
      return (.artifact, "it was told to trap, and left no artifact", "")
    }
    return (.artifact, "", name)
  }
}
