import ArgumentParser
import Foundation

/// The command `dragnet coverage`.
struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Measures how much of the code the corpus covers, by line and region.",
    discussion: """
      Builds the fuzz targets with coverage profiles, and runs each on the cases of Corpus/ and on \
      the inputs that fuzzing has found in this checkout. Failing inputs are listed and not counted, \
      and the exit status is then 1.
      """)

  @Argument(help: "The targets. Default: all except the specimens.")
  var targets: [String] = []

  @Option(
    help: "A folder of the code to report on. Can be repeated. Default: those of the package.",
    completion: .directory)
  var sources: [String] = []

  @Option(
    help: "A folder for pages that show the coverage line by line.", completion: .directory)
  var html: String?

  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    let pages = html.map { URL(filePath: $0).standardizedFileURL }
    // Before the build, which takes minutes.
    try pages?.makeFolder()
    let progress = ProgressLine()
    let built = try await BuildOptions.parse([]).targets(
      targets, checkout, with: .coverage, progress: progress)
    let chosen = targets.isEmpty ? try await built.withoutSpecimens() : built
    if chosen.isEmpty { throw CommandFailure(.usage, "there is nothing to measure") }
    let code =
      sources.isEmpty
      ? try await CoverageCommand.ownSources(checkout)
      : sources.map { URL(filePath: $0).standardizedFileURL }
    var run = try await CoverageRun(checkout, sources: code)
    let report = try await run.measure(chosen, progress: progress)
    if let pages { try report.writePages(in: pages) }
    progress.clear()
    for warning in run.warnings { progress.say("warning: \(warning)") }
    switch output.format {
    case .json: for file in report.files + [report.total] { try printJSON(file) }
    case .text:
      print(report.text)
      if let html { print("line by line: \(html)/index.html") }
    }
    if !run.failing.isEmpty { throw ExitStatus.lawBroken.exitCode }
  }

  /// Returns the folders of the package's own modules.
  private static func ownSources(_ checkout: Checkout) async throws(CommandFailure) -> [URL] {
    let usual = checkout.root.appending(path: "Sources")
    guard checkout.hasPackage, !usual.isFolder else { return [usual] }
    let package = try await checkout.manifest()
    let modules = package.targets.filter { !["test", "plugin", "binary"].contains($0.type) }
    return modules.flatMap(\.folders).map { checkout.root.appending(path: $0) }.filter(\.isFolder)
  }
}
