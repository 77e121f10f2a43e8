import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains

struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Measures how much of the engine the corpus runs, by line and region.",
    discussion: """
      Builds the fuzz targets once more, so that they count what they run, and runs each on the \
      kept scripts and on what fuzzing found in this checkout. Inputs that fail are named and not \
      counted, and the exit status is 1.
      """)

  @Argument(help: "Whose corpus; that of each of our own targets if none is named.")
  var targets: [TargetName] = []

  @Option(
    help: "A folder for pages that show line by line what was run.", completion: .directory)
  var html: String?

  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    let pages = html.map { URL(filePath: $0).standardizedFileURL }
    // Before the build: it takes a while.
    try pages?.makeFolder()
    let progress = FuzzProgress()
    let build = try await FuzzBuild(checkout, with: .coverage, progress: progress)
    let chosen = targets.isEmpty ? FuzzTarget.all.filter { !$0.isSpecimen } : targets.map(\.target)
    var run = try CoverageRun(checkout, build)
    let report = try await run.measure(chosen, pages: pages, progress: progress)
    progress.clear()
    for warning in run.warnings { progress.say("warning: \(warning)") }
    switch output.format {
    case .json: for file in report.files + [report.total] { try printJSON(file) }
    case .text:
      print(report.text)
      if let html { print("line by line: \(html)/index.html") }
    }
    if !run.failing.isEmpty { throw ExitCode.lawBroken }
  }
}
