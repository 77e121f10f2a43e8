import ArgumentParser
import Foundation
import PropertyTesting

/// The command `dragnet fuzz`.
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Builds the fuzz targets and searches for cases that fail.",
    discussion: """
      A target is a check in the tests of the package, or an executable of its package Fuzz/. A name \
      may be cut at its beginning: the name of the function is enough, if no other target has it.

      Without names, all executables are searched, or all checks if there is no package Fuzz/. Checks \
      share the time: each is searched for a part of it, and what is left goes to those that still find \
      new features. Targets that are known to fail are searched only if they are named.

      Ctrl-C stops the search and reports the failures so far. A target that could not find any failure \
      is refused; see doctor. Options of libFuzzer follow after --: dragnet fuzz NAME -- -max_len=100
      """)

  @Argument(help: "The targets to search. Default: all except those that are known to fail.")
  var targets: [String] = []

  @Option(help: "The time to search each target, in seconds; without names, on average.")
  var seconds = 10

  @Flag(
    help: """
      Count --seconds in CPU time of each process: a busy machine takes longer, and searches as much.
      """)
  var cpuTime = false

  @Option(help: "The number of processes that search a target.")
  var jobs = 1

  @Flag(inversion: .prefixedNo, help: "Continue to search a target after a failure.")
  var keepGoing = true

  @Option(help: "The seed of all random choices, or 0 for a fresh seed.")
  var seed: UInt32 = 0

  @Option(help: "The time that one input may take, in seconds.")
  var timeout = 10

  @Option(help: "The memory that one input may take, in MiB.")
  var memory = 2048

  @Option(
    help: "The time that minimizing may spend on cases that trap or hang, in seconds.")
  var minimizing = 60

  @Flag(
    help: """
      Do not search. Measure the speed of each target: as in a search that finds nothing new, with \
      every check of every case, without the laws, and without doing anything. The four measurements \
      together take about --seconds of CPU time.
      """)
  var baseline = false

  @Flag(inversion: .prefixedNo, help: "Refuse a target that could not find any failure.")
  var doctor = true

  @Option(
    help: """
      A dictionary in the format of libFuzzer, whose strings are inserted into texts and lists of \
      bytes, and whose numbers replace numbers. The texts, bytes and numbers of a property's examples, \
      and the constants of the Swift sources under test, are inserted anyway.
      """)
  var dict: String?

  @OptionGroup var built: BuildOptions
  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func validate() throws {
    let numbers = [
      ("seconds", seconds), ("jobs", jobs), ("timeout", timeout), ("memory", memory),
      ("minimizing", minimizing),
    ]
    for (name, number) in numbers where !(1...FuzzLimits.longestTime).contains(number) {
      throw ValidationError("--\(name) is \(number); it must be 1 to \(FuzzLimits.longestTime)")
    }
    for flag in flags {
      let name = String(flag.dropFirst().prefix { $0 != "=" })
      if FuzzCommand.ownFlags.contains(name) {
        throw ValidationError("-\(name) is set by dragnet itself")
      }
    }
  }

  /// The names of the targets.
  private var names: [String] { targets.filter { !$0.hasPrefix("-") } }

  /// The options of libFuzzer: the arguments after `--`, which ArgumentParser adds to the targets.
  private var flags: [String] { targets.filter { $0.hasPrefix("-") } }

  /// The options of libFuzzer that decide where and how its processes work.
  private static let ownFlags: Set = [
    "artifact_prefix", "exact_artifact_path", "fork", "ignore_crashes", "jobs", "merge", "workers",
  ]

  /// Returns the option of libFuzzer for the dictionary.
  ///
  /// - Throws: ``CommandFailure`` if the dictionary cannot be read or does not parse.
  private func dictionaryFlags() throws(CommandFailure) -> [String] {
    guard let dict else { return [] }
    let url = URL(filePath: dict).standardizedFileURL
    let text = try url.readBytes()
    do throws(CaseError) {
      _ = try DictionaryText(reading: text)
    } catch {
      throw CommandFailure(.malformedInput, error.text(in: dict))
    }
    return ["-dict=\(url.path)"]
  }

  func run() async throws {
    try page.check()
    let dictionary = try dictionaryFlags()
    let checkout = try Checkout()
    let progress = ProgressLine()
    let interruption = Interruption()
    let chosen = try await chosen(checkout, progress)
    if doctor { try await examine(chosen, checkout, progress) }
    if baseline { return try await measure(chosen, checkout, interruption) }
    let limits = FuzzLimits(
      jobs: jobs, countsCPUTime: cpuTime, seed: seed, keepsGoing: keepGoing, memory: memory,
      traps: TrapLimits(timeout: timeout, minimizing: minimizing), flags: dictionary + flags)
    let literals = await SourceLiterals(checkout)
    var runs: [FuzzRun] = []
    for target in chosen {
      var run = FuzzRun(target, checkout, limits: limits, progress: progress)
      run.literals = try literals.dictionary(for: target)
      runs.append(run)
    }
    let schedule = FuzzSchedule(
      runs, seconds: seconds,
      sharesTime: names.isEmpty && chosen.allSatisfy { $0.check != nil })
    var searches = FuzzSearches(schedule, checkout, output.format, page, progress, interruption)
    try await searches.run()
    try searches.end()
  }

  /// Returns the targets to search, none of which has an obstacle.
  private func chosen(
    _ checkout: Checkout, _ progress: ProgressLine
  ) async throws(CommandFailure) -> [TargetExecutable] {
    let found = try await built.targets(names, checkout, progress: progress)
    let chosen = names.isEmpty ? try await suitable(found, progress) : found
    for target in chosen {
      guard let obstacle = target.check?.obstacle else { continue }
      throw CommandFailure(.usage, "\(target.name) cannot be fuzzed: \(obstacle)")
    }
    if chosen.isEmpty { throw CommandFailure(.usage, "there is nothing to fuzz") }
    return chosen
  }

  /// Refuses targets that could find nothing, before the first search begins.
  private func examine(
    _ targets: [TargetExecutable], _ checkout: Checkout, _ progress: ProgressLine
  ) async throws(CommandFailure) {
    var doctor = try await Doctor(checkout)
    for target in targets {
      progress.show("\(target.name): checking the build …")
      try await doctor.refuseBlind(target, checkout)
    }
    progress.clear()
  }

  /// Returns the targets that are searched without being named.
  private func suitable(
    _ targets: [TargetExecutable], _ progress: ProgressLine
  ) async throws(CommandFailure) -> [TargetExecutable] {
    for target in targets {
      guard let obstacle = target.check?.obstacle else { continue }
      progress.say("\(target.name) is left out: \(obstacle)")
    }
    return try await targets.filter { $0.check?.obstacle == nil }.withoutSpecimens()
  }

  private func measure(
    _ targets: [TargetExecutable], _ checkout: Checkout, _ interruption: Interruption
  ) async throws {
    for target in targets {
      let measured = try await FuzzBaseline(
        target, checkout, seconds: seconds, interruption: interruption)
      switch output.format {
      case .json: try printJSON(FuzzBaseline.Row(target.name, measured))
      case .text: print(measured.line(for: target.name))
      }
      StandardOutput.flush()
    }
  }
}
