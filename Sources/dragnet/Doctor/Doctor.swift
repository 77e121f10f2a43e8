import Foundation

/// A check that a built target can find and save failures, similar to OSS-Fuzz's check of its
/// builds.
///
/// A target without coverage counters searches blindly, and a target that saves no inputs loses its
/// findings.
struct Doctor {
  /// A question about a target.
  enum Question: String, Encodable, CaseIterable {
    /// Does the code under test have coverage counters, in every module?
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
  /// The answers about the code of programs, which can contain many targets.
  private var programs: [URL: [Answer]] = [:]

  /// Creates a doctor for targets that were built with the first toolchain in `PATH`.
  ///
  /// - Parameter checkout: The checkout of the targets.
  /// - Throws: ``CommandFailure`` if `PATH` has no toolchain.
  init(_ checkout: Checkout) async throws(CommandFailure) {
    tools = try await checkout.toolchain()
  }

  /// Examines a target.
  ///
  /// - Parameter target: The target.
  /// - Returns: The answer to each question.
  /// - Throws: ``CommandFailure`` if no temporary folder can be created.
  mutating func examine(_ target: TargetExecutable) async throws(CommandFailure) -> [Check] {
    let temporary = try TemporaryFolder(for: "dragnet-doctor")
    let folder = temporary.url
    let code: [Answer]
    if let known = programs[target.program.file] {
      code = known
    } else {
      code = await self.code(of: target.program)
      programs[target.program.file] = code
    }
    let answers =
      await code + running(target, in: folder) + [artifact(of: target, in: folder)]
    // After a signal, the answers are only that no program can be run.
    try await Termination.check()
    return answers.map { Check(target: target.name, check: $0, ok: $1.isEmpty, detail: $1 + $2) }
  }

  /// An answer: the problem, which is empty if there is none, and else a figure.
  private typealias Answer = (Question, problem: String, figure: String)
}

// MARK: - Refusing a target

extension Doctor {
  /// Refuses a target that could find nothing, unless the same program has passed before.
  ///
  /// The checks of a test bundle were all built in the same way, so that one of them shows it for all.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: The checkout in which a pass is noted.
  /// - Throws: ``CommandFailure`` that names the problems.
  mutating func refuseBlind(
    _ target: TargetExecutable, _ checkout: Checkout
  ) async throws(CommandFailure) {
    let file = target.program.file
    guard file.isExecutable else {
      throw CommandFailure(.inputOutput, "\(file.path): not found, or not executable")
    }
    let note = try checkout.work.appending(path: "doctor").made()
      .appending(path: Checkout.folderName(of: target.check == nil ? target.name : "test bundle"))
    let identity = "\(file.identity)\n"
    if let known = try? String(contentsOf: note, encoding: .utf8), known == identity { return }
    let problems = try await examine(target).filter { !$0.ok }
    guard problems.isEmpty else {
      throw CommandFailure(
        .internalError,
        "\(target.name) is refused because it could not find any failure:\n"
          + problems.map { "  \($0.check.rawValue): \($0.detail)" }.joined(separator: "\n"))
    }
    try note.write(identity.utf8)
  }
}

// MARK: - The file

extension Doctor {
  private func code(of program: TargetProgram) async -> [Answer] {
    do {
      // The counters are found by relocations, which Mach-O files do not have in this form.
      if ProgramImage.isMachO(program.file) {
        let reason = "not checked, because the file is in the Mach-O format"
        return [(.counters, "", reason), (.sanitizer, "", reason)]
      }
      let image = try await ProgramImage(program.file, tools: tools)
      return [counters(in: image), try await sanitizer(program.sanitizer, in: image)]
    } catch {
      return [(.counters, error.message, ""), (.sanitizer, error.message, "")]
    }
  }

  /// The number of functions from which on a module must have counters; a smaller module may have
  /// no branch to count.
  private static let fewFunctions = 8

  /// The modules that have counters only where the code under test has copies of their functions.
  ///
  /// Functions of the toolchain's modules belong to the code that calls them, and so do specialized functions of the
  /// harness, whose own code has no counters.
  private var others: Set<String> { SelectiveCompiler.harness.union(tools.modules) }

  private func counters(in image: ProgramImage) -> Answer {
    let counted = image.counters.filter { !$0.key.isEmpty }
    let blind = image.functions.filter { module, count in
      count >= Doctor.fewFunctions && image.counters[module, default: 0] == 0
        && !others.contains(module)
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

  private func sanitizer(
    _ sanitizer: Sanitizer?, in image: ProgramImage
  ) async throws(CommandFailure) -> Answer {
    let counted = image.counters.filter { !$0.key.isEmpty && !others.contains($0.key) }
    let largest = counted.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    guard image.hasRuntime else { return (.sanitizer, "libFuzzer is not linked", "") }
    // Code that compares no integers has counters, and no call of libFuzzer.
    var figures = [
      "\(try await image.calls(of: "__sanitizer_cov_", from: largest)) calls of libFuzzer"
    ]
    if let sanitizer {
      let calls = try await image.calls(of: sanitizer.functions, from: largest)
      guard calls > 0 else {
        let reason = "the \(sanitizer) sanitizer is linked, but the target's code does not call it"
        return (.sanitizer, reason, "")
      }
      figures.append("\(calls) calls of the \(sanitizer) sanitizer")
    }
    return (.sanitizer, "", figures.joined(separator: ", ") + " at the start of \(largest)")
  }
}

// MARK: - The process

extension Doctor {
  /// The time limit of a test run in seconds, which is long enough for any start.
  private static let seconds = 30.0

  /// Runs four inputs that libFuzzer chooses.
  ///
  /// - Returns: The lines of its output; only the reason why the target does not search if it does not.
  private func run(
    _ target: TargetExecutable, in folder: URL, trap: Bool = false
  ) async throws(CommandFailure) -> [Substring] {
    let start = try FuzzStart(
      of: target,
      [
        "-runs=4", "-seed=1", "-timeout=\(FuzzProcess.usualTimeout)",
        "-artifact_prefix=\(folder.path)/",
      ],
      trap ? ["DRAGNET_DOCTOR": "trap"] : [:])
    let program = try await Program(
      .at(start.file), start.arguments, environment: start.environment, seconds: Doctor.seconds)
    return start.refusal.map { [Substring($0)] } ?? program.lines
  }

  private func running(_ target: TargetExecutable, in folder: URL) async -> [Answer] {
    let log: [Substring]
    do {
      log = try await run(target, in: folder.appending(path: "run").made())
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

  private func artifact(of target: TargetExecutable, in folder: URL) async -> Answer {
    let names: [String]
    do throws(CommandFailure) {
      let place = try folder.appending(path: "trap").made()
      _ = try await run(target, in: place, trap: true)
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
