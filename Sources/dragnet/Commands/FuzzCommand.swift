import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains
import SceneRendering

/// The command `dragnet fuzz`.
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Builds the fuzz targets and searches for scripts that break a law.",
    discussion: """
      The specimens, which have known bugs, are fuzzed only if they are named. Ctrl-C stops the \
      search and reports the failures so far. A target that could not find any failure is refused; \
      see doctor.
      """)

  @Argument(help: "The targets to fuzz. Default: all except the specimens.")
  var targets: [TargetName] = []

  @Option(help: "The time to search each target, in seconds.")
  var seconds = 10

  @Option(help: "The number of processes that search a target.")
  var jobs = 1

  @Flag(inversion: .prefixedNo, help: "Continue to search a target after a failure.")
  var keepGoing = true

  @Option(help: "The seed of all random choices, or 0 for a fresh seed.")
  var seed: UInt32 = 0

  @Option(
    help: """
      A sanitizer to build with: address finds invalid memory accesses and leaks, thread finds data \
      races.
      """)
  var sanitizer: Sanitizer?

  @Option(help: "The time that one input may take, in seconds.")
  var timeout = 10

  @Option(help: "The memory that one input may take, in MiB.")
  var memory = 2048

  @Option(
    help: "The time that minimizing may spend on cases that trap or hang, in seconds.")
  var minimizing = 60

  @Flag(
    help: """
      Do not search. Measure the speed of each target: complete, without the laws, and without \
      doing anything.
      """)
  var baseline = false

  @Flag(inversion: .prefixedNo, help: "Refuse a target that could not find any failure.")
  var doctor = true

  @OptionGroup var built: BuildOptions
  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func validate() throws {
    let numbers = [
      ("seconds", seconds), ("jobs", jobs), ("timeout", timeout), ("memory", memory),
      ("minimizing", minimizing),
    ]
    for (name, number) in numbers where number < 1 {
      throw ValidationError("--\(name) is \(number); it must be 1 or more")
    }
    if sanitizer != nil, built.executables != nil {
      throw ValidationError(
        "--sanitizer cannot be used with --executables, because prebuilt targets are not rebuilt")
    }
  }

  func run() async throws {
    try page.check()
    let checkout = try Checkout()
    let progress = ProgressLine()
    let interruption = Interruption()
    let build = try await built.build(
      checkout, with: sanitizer.map(Instrumentation.sanitizer) ?? .none, progress: progress)
    let named = targets.map(\.target)
    let chosen = named.isEmpty ? FuzzTarget.all.filter { !$0.isSpecimen } : named
    // All targets are checked before the first search begins.
    let doctor = doctor ? try await Doctor() : nil
    for target in chosen {
      try await doctor?.refuseBlind(target.name, build.executable(of: target.name), checkout)
    }
    progress.clear()
    if baseline { return try await measure(chosen, checkout, build, interruption) }
    let limits = FuzzLimits(
      seconds: seconds, jobs: jobs, seed: seed, keepsGoing: keepGoing, memory: memory,
      traps: TrapLimits(timeout: timeout, minimizing: minimizing))
    var isBroken = false
    var reported: [FuzzReport.Run] = []
    var trouble: CommandFailure?
    for target in chosen where !interruption.isRequested {
      var run = FuzzRun(
        target, checkout, executable: build.executable(of: target.name), limits: limits,
        progress: progress)
      do {
        try await run.run(interruption: interruption)
      } catch let failure as CommandFailure {
        // The other targets are fuzzed in spite of it.
        progress.say("error: \(failure.message)")
        trouble = failure
      }
      for complaint in run.complaints { progress.say("warning: \(complaint)") }
      progress.clear()
      try report(run)
      // A reader of a pipe gets the result of each target at once.
      if !StandardOutput.flush() { interruption.request() }
      isBroken = isBroken || !run.failures.isEmpty
      if page.isWanted { reported.append(try FuzzReport.Run(run)) }
    }
    try page.write { FuzzReport(reported).html }
    if let reason = interruption.reason {
      throw CommandFailure(
        .inputOutput,
        "the search stopped early, because nothing more could be saved: \(reason)")
    }
    if let trouble { throw trouble.status.exitCode }
    if isBroken { throw ExitStatus.lawBroken.exitCode }
  }

  private func measure(
    _ targets: [FuzzTarget], _ checkout: Checkout, _ build: FuzzBuild, _ interruption: Interruption
  ) async throws {
    for target in targets {
      let measured = try await FuzzBaseline(
        target, checkout, executable: build.executable(of: target.name), seconds: seconds,
        interruption: interruption)
      switch output.format {
      case .json: try printJSON(FuzzBaseline.Row(target.name, measured))
      case .text: print(measured.line(for: target.name))
      }
      StandardOutput.flush()
    }
  }

  private func report(_ run: FuzzRun) throws {
    if output.format == .json {
      try printJSON(Row(run))
      return
    }
    print("\(run.status), \(run.executionsPerSecond) a second")
    for failure in run.failures { print("\n\(FuzzCommand.text(of: failure))") }
  }

  private static func text(of failure: FuzzFailure) -> String {
    let reason =
      switch failure.kind {
      case .crash: ""
      case .timeout: ": an input takes too long"
      case .memory: ": an input takes too much memory"
      }
    let next =
      failure.artifact.map { artifact in
        """
        see it   swift run -c release dragnet explain \(artifact)
        keep it  swift run -c release dragnet keep \(artifact) --name NAME
        """
      } ?? "the input could not be saved; copy the script above to keep it"
    return """
      \(failure.law) does not hold\(reason)
      at \(failure.message)

      \(failure.script.indented())
      \([failure.note, next].compactMap(\.self).joined(separator: "\n"))
      """.indented()
  }

  private struct Row: Encodable {
    var target: String
    var executions: Int
    var executionsPerSecond: Int
    var features: Int
    var corpus: Int
    var failures: [FuzzFailure]

    init(_ run: FuzzRun) {
      target = run.target.name
      executions = run.statistics.executions
      executionsPerSecond = run.executionsPerSecond
      features = run.statistics.features
      corpus = run.statistics.corpus
      failures = run.failures
    }
  }
}
