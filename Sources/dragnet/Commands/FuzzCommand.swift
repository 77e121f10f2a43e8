import ArgumentParser
import Foundation
import GestureDomains
import SceneRendering

struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Builds the fuzz targets and searches for scripts that break a law.",
    discussion: """
      With no names it fuzzes our own targets; the specimens, which are known to be broken, only \
      by name. Ctrl-C ends the search and keeps what was found.
      """)

  @Argument(help: "What to fuzz.")
  var targets: [TargetName] = []

  @Option(help: "How long to search, for each target.")
  var seconds = 10

  @Option(help: "How many processes to search with.")
  var jobs = 1

  @Option(help: "What all random choices come from; 0 for fresh ones.")
  var seed: UInt32 = 0

  @Option(help: "What to build with beside libFuzzer: address finds bad accesses, thread races.")
  var sanitizer: Sanitizer?

  @Flag(help: "Do not search: measure the targets beside ones that judge nothing.")
  var baseline = false

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func validate() throws {
    guard seconds > 0 else {
      throw ValidationError("--seconds is \(seconds); it has to be 1 or more")
    }
    guard jobs > 0 else { throw ValidationError("--jobs is \(jobs); it has to be 1 or more") }
  }

  func run() async throws {
    try page.check()
    let checkout = try Checkout()
    let progress = FuzzProgress()
    let interruption = Interruption()
    let build = try await FuzzBuild(
      checkout, with: sanitizer.map(Instrumentation.sanitizer) ?? .none, progress: progress)
    progress.clear()
    let named = targets.map(\.target)
    let chosen = named.isEmpty ? Target.all.filter { !$0.isSpecimen } : named
    if baseline { return try await measure(chosen, checkout, build, interruption) }
    var isBroken = false
    var reported: [FuzzReport.Campaign] = []
    for target in chosen {
      if interruption.isRequested { break }
      var campaign = FuzzCampaign(
        target, checkout, executable: build.executable(of: target.name), seconds: seconds,
        jobs: jobs, seed: seed)
      try await campaign.run(interruption: interruption, progress: progress)
      progress.clear()
      try report(campaign)
      // Whoever reads a pipe wants each target as it ends.
      fflush(nil)
      isBroken = isBroken || !campaign.failures.isEmpty
      if page.isWanted { reported.append(try FuzzReport.Campaign(campaign)) }
    }
    try page.write { FuzzReport(reported).html }
    if isBroken { throw ExitCode.lawBroken }
  }

  private func measure(
    _ targets: [Target], _ checkout: Checkout, _ build: FuzzBuild, _ interruption: Interruption
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
    for failure in campaign.failures {
      print(
        """

          \(failure.law) does not hold
          at \(failure.message)

        \(failure.script.indented(by: 4))
          see it   swift run -c release dragnet explain \(failure.artifact)
          keep it  swift run -c release dragnet keep \(failure.artifact) --name NAME
        """)
    }
  }

  private struct Row: Encodable {
    var target: String
    var executions: Int
    var executionsPerSecond: Int
    var features: Int
    var corpus: Int
    var failures: [FuzzCampaign.Failure]

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
