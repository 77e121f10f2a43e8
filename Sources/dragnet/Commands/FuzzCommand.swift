import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains
import SceneRendering

struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Builds the fuzz targets and searches for scripts that break a law.",
    discussion: """
      With no names it fuzzes our own targets; the specimens, which are known to be broken, only \
      by name. Ctrl-C ends the search and keeps what was found. A target that could find nothing \
      is refused; see doctor.
      """)

  @Argument(help: "What to fuzz.")
  var targets: [TargetName] = []

  @Option(help: "How long to search, for each target.")
  var seconds = 10

  @Option(help: "How many processes to search with.")
  var jobs = 1

  @Flag(inversion: .prefixedNo, help: "Go on to search a target when a failure is found.")
  var keepGoing = true

  @Option(help: "What all random choices come from; 0 for fresh ones.")
  var seed: UInt32 = 0

  @Option(help: "What to build with beside libFuzzer: address finds bad accesses, thread races.")
  var sanitizer: Sanitizer?

  @Option(help: "How many seconds one input may take.")
  var timeout = 10

  @Option(help: "How many MiB of memory one input may take.")
  var memory = 2048

  @Option(
    help: "How many seconds of minimizing may be spent on cases that trap or hang.")
  var minimizing = 60

  @Flag(help: "Do not search: measure the targets beside ones that judge nothing.")
  var baseline = false

  @OptionGroup var built: BuildOptions
  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func validate() throws {
    let numbers = [
      ("seconds", seconds), ("jobs", jobs), ("timeout", timeout), ("memory", memory),
      ("minimizing", minimizing),
    ]
    for (name, number) in numbers where number < 1 {
      throw ValidationError("--\(name) is \(number); it has to be 1 or more")
    }
    if sanitizer != nil, built.executables != nil {
      throw ValidationError("--sanitizer is about building, --executables is about not building")
    }
  }

  func run() async throws {
    try page.check()
    let checkout = try Checkout()
    let progress = FuzzProgress()
    let interruption = Interruption()
    let build = try await built.build(
      checkout, with: sanitizer.map(Instrumentation.sanitizer) ?? .none, progress: progress)
    let named = targets.map(\.target)
    let chosen = named.isEmpty ? FuzzTarget.all.filter { !$0.isSpecimen } : named
    // All of them first: a search that begins is one that can find something.
    let doctor = try Doctor()
    for target in chosen {
      try await doctor.refuseBlind(target.name, build.executable(of: target.name), checkout)
    }
    progress.clear()
    if baseline { return try await measure(chosen, checkout, build, interruption) }
    let limits = FuzzLimits(
      seconds: seconds, jobs: jobs, seed: seed, keepsGoing: keepGoing, timeout: timeout,
      memory: memory, minimizing: minimizing)
    var isBroken = false
    var reported: [FuzzReport.Campaign] = []
    var trouble: CommandFailure?
    for target in chosen where !interruption.isRequested {
      var campaign = FuzzCampaign(
        target, checkout, executable: build.executable(of: target.name), limits: limits,
        progress: progress)
      do {
        try await campaign.run(interruption: interruption)
      } catch let failure as CommandFailure {
        // What one target cannot do is no reason not to fuzz the others.
        progress.say("error: \(failure.message)")
        trouble = failure
      }
      for complaint in campaign.complaints { progress.say("warning: \(complaint)") }
      progress.clear()
      try report(campaign)
      // Whoever reads a pipe wants each target as it ends.
      fflush(nil)
      isBroken = isBroken || !campaign.failures.isEmpty
      if page.isWanted { reported.append(try FuzzReport.Campaign(campaign)) }
    }
    try page.write { FuzzReport(reported).html }
    if let reason = interruption.reason {
      throw CommandFailure(
        .inputOutput,
        "the search was stopped early, because nothing more could be saved: \(reason)")
    }
    if let trouble { throw ExitCode(trouble.status.rawValue) }
    if isBroken { throw ExitCode.lawBroken }
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
      fflush(nil)
    }
  }

  private func report(_ campaign: FuzzCampaign) throws {
    if output.format == .json {
      try printJSON(Row(campaign))
      return
    }
    print("\(campaign.status), \(campaign.executionsPerSecond) a second")
    for failure in campaign.failures { print("\n\(FuzzCommand.text(of: failure))") }
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
      } ?? "its input could not be saved; the script is all there is"
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

    init(_ campaign: FuzzCampaign) {
      target = campaign.target.name
      executions = campaign.statistics.executions
      executionsPerSecond = campaign.executionsPerSecond
      features = campaign.statistics.features
      corpus = campaign.statistics.corpus
      failures = campaign.failures
    }
  }
}
