import Foundation

/// A check that a built target can find and save failures, similar to OSS-Fuzz's check of its
/// builds.
///
/// A target without coverage counters searches blindly, and a target that saves no inputs loses its
/// findings.
struct Doctor {
  /// A question about a target.
  enum Question: String, Encodable, CaseIterable {
    /// Does the code of every module have coverage counters?
    case counters
    /// Does that code call the sanitizer, and is the sanitizer linked?
    case sanitizer
    /// Does the target start, and run four inputs?
    case runs
    /// Does it see its own coverage while it runs them?
    case coverage
    /// Does it save an input that traps?
    case artifact
  }

  /// The answer to a question.
  struct Check: Encodable, Sendable {
    /// The name of the target.
    var target: String
    /// The question.
    var check: Question
    /// Whether the target is as it should be.
    var ok: Bool
    /// The problem, or a figure if there is none.
    var detail: String
  }

  /// The tools that read executables.
  let tools: Toolchain

  /// Creates a doctor for targets that were built with the first toolchain in `PATH`.
  ///
  /// - Throws: ``CommandFailure`` if `PATH` has no toolchain.
  init() async throws(CommandFailure) { tools = try await Toolchain() }

  /// Examines a target.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - executable: Its executable.
  /// - Returns: The answer to each question.
  /// - Throws: ``CommandFailure`` if no temporary folder can be created.
  func examine(_ target: String, _ executable: URL) async throws(CommandFailure) -> [Check] {
    let temporary = try TemporaryFolder(for: "dragnet-doctor")
    let folder = temporary.url
    let answers =
      await code(of: executable) + running(executable, in: folder)
      + [artifact(of: executable, in: folder)]
    // After a signal, the answers are only that no program can be run.
    try await Termination.check()
    return answers.map { Check(target: target, check: $0, ok: $1.isEmpty, detail: $1 + $2) }
  }

  /// An answer: the problem, which is empty if there is none, and else a figure.
  private typealias Answer = (Question, problem: String, figure: String)
}

// MARK: - Refusing a target

extension Doctor {
  /// Refuses a target that could find nothing, unless the same executable has passed before.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - executable: Its executable.
  ///   - checkout: The checkout in which a pass is noted.
  /// - Throws: ``CommandFailure`` that names the problems.
  func refuseBlind(
    _ target: String, _ executable: URL, _ checkout: Checkout
  ) async throws(CommandFailure) {
    guard executable.isExecutable else {
      throw CommandFailure(.inputOutput, "\(executable.path): not found, or not executable")
    }
    let note = try checkout.work.appending(path: "doctor").made()
      .appending(path: target)
    let identity = Doctor.identity(of: executable)
    if let known = try? String(contentsOf: note, encoding: .utf8), known == identity { return }
    let problems = try await examine(target, executable).filter { !$0.ok }
    guard problems.isEmpty else {
      throw CommandFailure(
        .internalError,
        "\(target) is refused because it could not find any failure:\n"
          + problems.map { "  \($0.check.rawValue): \($0.detail)" }.joined(separator: "\n"))
    }
    try note.write(identity.utf8)
  }

  /// Returns the path, size and time of a file, which change when it is built again.
  private static func identity(of file: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    let time = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(file.path) \(values?[.size] ?? 0) \(time)\n"
  }
}

// MARK: - The file

extension Doctor {
  private func code(of executable: URL) async -> [Answer] {
    do {
      // The counters are found by relocations, which Mach-O files do not have in this form.
      if ProgramImage.isMachO(executable) {
        let reason = "not checked, because the file is in the Mach-O format"
        return [(.counters, "", reason), (.sanitizer, "", reason)]
      }
      let image = try await ProgramImage(executable, tools: tools)
      return [counters(in: image), try await sanitizer(in: image)]
    } catch {
      return [(.counters, error.message, ""), (.sanitizer, error.message, "")]
    }
  }

  /// The number of functions from which on a module must have counters; a smaller module may have
  /// no branch to count.
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
        .counters, "the code of \(names) has no counters; build it with -sanitize=fuzzer, too", ""
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
      : (.sanitizer, "libFuzzer is linked, but the target's code does not call it", "")
  }
}

// MARK: - The process

extension Doctor {
  /// The time limit of a test run in seconds, which is long enough for any start.
  private static let seconds = 30.0

  /// Runs four inputs that libFuzzer chooses.
  private func run(
    _ executable: URL, in folder: URL, trap: Bool = false
  ) async throws(CommandFailure) -> [Substring] {
    try await Program(
      .at(executable), ["-runs=4", "-seed=1", "-timeout=10", "-artifact_prefix=\(folder.path)/"],
      environment: ChildEnvironment.ofTarget(trap ? ["DRAGNET_DOCTOR": "trap"] : [:]),
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
      let last = log.last { !$0.isEmpty } ?? "no output"
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
      : (.coverage, "it ran its own code but saw no coverage", "")
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
      return (.artifact, "it did not save the input of a trap", "")
    }
    return (.artifact, "", name)
  }
}
