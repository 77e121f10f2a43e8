import ArgumentParser
import Foundation
import SceneRendering

/// The command `dragnet tested`.
struct TestedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tested",
    abstract: "Shows which cases the checks tried: sizes, labels, duplicates and discards.",
    discussion: """
      Without paths, the tests run, and each check writes a record of its cases to .dragnet/tested/. \
      With paths, no test runs, and records are read that a run has written with \
      DRAGNET_TESTED=FOLDER, or another tool in the format of Hypothesis's observability. The page has \
      histograms, and needs no other file. The viewer Tyche shows the records, too.
      """)

  @Argument(
    help: "Records, which are .jsonl files, or folders of records.", completion: .file())
  var paths: [String] = []

  @Option(help: "Run only the tests that match this pattern, as in swift test. Can be repeated.")
  var filter: [String] = []

  @Option(help: "The number of cases of each check.")
  var cases: Int?

  @Option(help: "The seed of random cases.")
  var seed: UInt64?

  @Option(help: "The page. Default: .dragnet/tested.html.", completion: .file())
  var html: String?

  @OptionGroup var output: FormatOption

  func validate() throws {
    if let cases, cases < 1 { throw ValidationError("--cases must be at least 1") }
    if !paths.isEmpty, !filter.isEmpty || cases != nil || seed != nil {
      throw ValidationError("--filter, --cases and --seed are for running tests, not for records")
    }
  }

  func run() async throws {
    if let html { try URL(filePath: html).checkFolder(html) }
    let page: URL
    if let html {
      page = URL(filePath: html)
    } else {
      page = try Checkout().work.made().appending(path: "tested.html")
    }
    let (record, hasFailed) = try paths.isEmpty ? await runTests() : (read(), false)
    let tested = TestedReport(record.properties)
    try page.write(tested.html.utf8)
    try report(tested)
    if output.format == .text { print("\(tested.verdict)\nThe page is \(html ?? page.path)") }
    if hasFailed { throw ExitStatus.lawBroken.exitCode }
  }

  /// Reads the records at the given paths.
  private func read() throws(CommandFailure) -> CaseRecord {
    var files: [URL] = []
    for path in paths {
      let url = URL(filePath: path).standardizedFileURL
      files += url.isFolder ? url.files(withExtension: CaseRecord.fileType) : [url]
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        .inputOutput, "\(paths.joined(separator: ", ")): no .\(CaseRecord.fileType) files")
    }
    return try CaseRecord(files)
  }

  /// Runs the tests and reads the records that they write.
  ///
  /// - Returns: The records, and whether a test failed.
  private func runTests() async throws(CommandFailure) -> (CaseRecord, hasFailed: Bool) {
    let checkout = try Checkout()
    let progress = ProgressLine()
    defer { progress.clear() }
    let folder = checkout.work.appending(path: "tested")
    folder.remove()
    var environment = ChildEnvironment.ofTool
    environment["DRAGNET_TESTED"] = try folder.made().path
    environment["DRAGNET_CASES"] = cases.map { "\($0)" }
    environment["DRAGNET_SEED"] = seed.map { "\($0)" }
    var arguments = ["test", "--package-path", checkout.root.path]
    if Invocation.isByPlugin {
      // The `swift package` that has started this command holds the usual build folder.
      arguments += ["--scratch-path", checkout.work.appending(path: "build-tested").path]
    }
    for pattern in filter { arguments += ["--filter", pattern] }
    progress.show("running the tests …")
    let tests = try await Program(
      .name("swift"), arguments, environment: environment, sharesTerminal: true
    ) { line in
      // A report of a failing check has indented lines below the one of its test.
      let isOfReport = line.first?.isWhitespace != false || line.hasPrefix("↳")
      if !isOfReport { progress.show("running the tests: \(line)") }
    }
    let files = folder.files(withExtension: CaseRecord.fileType)
    guard !files.isEmpty else {
      let reason =
        tests.status == 0 ? "no check ran; the tests reach none" : "the tests do not run"
      throw CommandFailure(
        tests.status == 0 ? .usage : .malformedInput, "\(reason):\n\(tests.end())")
    }
    return (try CaseRecord(files), tests.status != 0)
  }

  private func report(_ tested: TestedReport) throws(CommandFailure) {
    let rows = tested.entries.map { Row($0.property, $0.summary) }
    guard output.format == .text else {
      for row in rows { try printJSON(row) }
      return
    }
    let title = ["property", "cases", "failed", "discarded", "duplicates", "words"]
    print(
      table(
        [title]
          + rows.map { row in
            [
              row.property, "\(row.cases)", "\(row.failed)", "\(row.discarded)",
              "\(row.duplicates)", row.words.map { "\($0.shortText)" } ?? "",
            ]
          }) + "\n")
    let terminal = Terminal.current
    for (property, summary) in tested.entries where !summary.brokenLaws.isEmpty {
      print(property.name)
      for law in summary.brokenLaws {
        let title = "\(law.name) does not hold"
        print(
          "  " + terminal.styled(title, .wrong)
            + terminal.fitted(" in \(cases(law.cases)): \(law.value)", besides: title.count + 2))
      }
      print()
    }
  }

  private func cases(_ count: Int) -> String { count == 1 ? "1 case" : "\(count) cases" }

  /// The counts of a property.
  private struct Row: Encodable {
    var property: String
    var cases: Int
    var failed: Int
    var discarded: Int
    var duplicates: Int
    /// The mean number of words; `nil` in records of other tools.
    var words: Double?
    /// The number of cases with each label.
    var labels: [String: Int]
    /// The number of cases that break each law.
    var brokenLaws: [String: Int]
    /// The mean of each number.
    var means: [String: Double]

    init(_ property: TestedReport.Property, _ summary: TestedSummary) {
      self.property = property.name
      (cases, failed) = (summary.judged, summary.failed)
      (discarded, duplicates) = (summary.discarded, summary.duplicates)
      brokenLaws = Dictionary(uniqueKeysWithValues: summary.brokenLaws.map { ($0.name, $0.cases) })
      let judged = property.cases.filter { $0.status != .discarded }
      labels = judged.flatMap(\.labels.keys).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      var numbers: [String: [Double]] = [:]
      for test in judged {
        for (name, number) in test.numbers { numbers[name, default: []].append(number) }
      }
      means = numbers.mapValues { $0.reduce(0, +) / Double($0.count) }
      words = means.removeValue(forKey: "number of words")
    }
  }
}

extension Double {
  /// The number with one decimal.
  fileprivate var shortText: String { "\((self * 10).rounded() / 10)" }
}
