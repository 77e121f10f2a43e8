import ArgumentParser
import Foundation
import SceneRendering

/// The command `dragnet replay`.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays kept cases and checks their expectations and all laws.",
    discussion: """
      A file that does not parse is reported, the others are played, and the exit status is then 65.
      """)

  @Argument(
    help: """
      Files, or folders of .drag and .case files. Default: Corpus/, and where checks are taken the \
      folders Corpus/ of the tests.
      """, completion: .file())
  var paths: [String] = []

  @OptionGroup var built: BuildOptions
  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func run() async throws {
    try page.check()
    var results = try read()
    try await replay(&results)
    for result in results { try report(result) }
    let isBroken = results.contains { $0.problems?.isEmpty == false }
    if output.format == .text { print(ReplayCommand.summary(results)) }
    try page.write {
      ReplayReport(results.filter { $0.problems != nil }.map(ReplayReport.Case.init)).html
    }
    if let failure = results.lazy.compactMap(\.failure).first { throw failure.status.exitCode }
    if isBroken { throw ExitStatus.lawBroken.exitCode }
  }

  /// A file, and the result of its replay.
  fileprivate struct Result {
    let path: String
    var file: CaseFile?
    /// The differences between the case and what its text expects; `nil` if it was not played.
    var problems: [AnswerRow.Problem]?
    /// The picture of the case, if it is wanted.
    var exhibit: Exhibit?
    /// The reason why the case could not be played.
    var failure: CommandFailure?
  }

  /// Reads all files.
  ///
  /// - Throws: ``CommandFailure`` if there are none.
  private func read() throws(CommandFailure) -> [Result] {
    var places: [(path: String, place: String)] = []
    if paths.isEmpty {
      let checkout = try Checkout()
      // Beside executables the checks are not built unasked; `swift test` replays their cases, too.
      let takesChecks = built.executables == nil && built.checks ?? !checkout.hasFuzzPackage
      let corpora = takesChecks ? checkout.corpora : [checkout.corpus]
      places = corpora.flatMap(\.caseFiles).map { (checkout.shortPath($0), $0.path) }
    }
    let checkout = try Checkout()
    for path in paths {
      let path = try checkout.casePath(of: path)
      let url = URL(filePath: path).standardizedFileURL
      if url.isFolder {
        places += url.caseFiles.map { (path + $0.path.dropFirst(url.path.count), $0.path) }
      } else {
        places.append((path, url.path))
      }
    }
    guard !places.isEmpty else {
      let names = paths.isEmpty ? "Corpus/" : paths.joined(separator: ", ")
      throw CommandFailure(.inputOutput, "\(names): no .drag or .case files")
    }
    return places.map { path, place in
      var result = Result(path: path)
      do throws(CommandFailure) {
        result.file = try CaseFile(path: path, at: place)
      } catch {
        result.failure = error
      }
      return result
    }
  }

  /// Asks each target once about all of its files.
  private func replay(_ results: inout [Result]) async throws(CommandFailure) {
    let groups = Dictionary(
      grouping: results.indices.filter { results[$0].file != nil },
      by: { results[$0].file?.targetName ?? "" })
    guard !groups.isEmpty else { return }
    let known = try await built.targets(
      groups.keys.sorted(), skippingUnknown: true, Checkout(), progress: ProgressLine())
    var owned: [String: (target: TargetExecutable, indices: [Int])] = [:]
    for index in groups.values.joined().sorted() {
      guard let file = results[index].file else { continue }
      let candidates = known.filter { $0.name == file.targetName }
      let drawn = known.filter { $0.check?.control == file.targetName }
      guard let target = (candidates.isEmpty ? drawn : candidates).owner(of: file) else {
        let reason = drawn.isEmpty ? "there is no target" : "several targets test"
        results[index].failure = CommandFailure(
          .malformedInput, "\(file.path): \(reason) \(file.targetName)")
        continue
      }
      owned[target.name, default: (target, [])].indices.append(index)
    }
    for (name, (target, indices)) in owned.sorted(by: { $0.key < $1.key }) {
      let cases = indices.compactMap { results[$0].file?.reference }
      let answers = try await target.answers(TargetRequest(.replay, of: name, about: cases))
      for (index, answer) in zip(indices, answers) { results[index].take(answer) }
      if page.isWanted { try await draw(&results, of: target, indices) }
    }
  }

  /// Asks a target for the pictures of the cases that do not behave as expected.
  private func draw(
    _ results: inout [Result], of target: TargetExecutable, _ indices: [Int]
  ) async throws(CommandFailure) {
    let wrong = indices.filter { results[$0].problems?.isEmpty == false }
    var request = TargetRequest(
      .explain, of: target.name, about: wrong.compactMap { results[$0].file?.reference })
    request.isDrawn = true
    for (index, answer) in zip(wrong, try await target.answers(request)) {
      results[index].exhibit = Exhibit(text: results[index].file?.text ?? "", answer)
    }
  }

  private func report(_ result: Result) throws(CommandFailure) {
    let problems = result.problems ?? []
    switch output.format {
    case .json:
      try printJSON(
        Row(
          file: result.path, holds: result.failure == nil && problems.isEmpty,
          problems: problems, error: result.failure?.message))
    case .text:
      for problem in problems {
        let place = problem.line.map { "\(result.path):\($0)" } ?? result.path
        print("\(place): \(problem.law.map { "\($0): " } ?? "")\(problem.message)")
      }
    }
    result.failure?.report()
  }

  private static func summary(_ results: [Result]) -> String {
    let unplayed = results.count { $0.failure != nil }
    let wrong = results.count { $0.problems?.isEmpty == false }
    let count = results.count == 1 ? "1 case" : "\(results.count) cases"
    let parts = [
      wrong == 0 ? nil : "\(wrong) not as expected",
      unplayed == 0 ? nil : "\(unplayed) could not be played",
    ].compactMap(\.self)
    return "\(count): " + (parts.isEmpty ? "all as expected" : parts.joined(separator: ", "))
  }

  private struct Row: Encodable {
    var file: String
    var holds: Bool
    var problems: [AnswerRow.Problem]
    var error: String?
  }
}

extension ReplayCommand.Result {
  fileprivate init(path: String) { self.path = path }

  /// Takes the answer of the target.
  fileprivate mutating func take(_ answer: TargetExecutable.Answer) {
    switch answer {
    case .row(let row):
      if let error = row.error {
        failure = CommandFailure(.malformedInput, error.text(in: path))
      } else {
        problems = row.problems ?? []
      }
    case .ended(let failure, let isExpected):
      problems =
        isExpected ? [] : [AnswerRow.Problem(law: failure.law, message: failure.message)]
    }
  }
}

extension ReplayReport.Case {
  /// Creates the report's entry for a case that was played.
  fileprivate init(_ result: ReplayCommand.Result) {
    let problems = result.problems ?? []
    self.init(
      path: result.path,
      problems: problems.map {
        ReplayReport.Problem(line: $0.line, law: $0.law, message: $0.message)
      },
      exhibit: result.exhibit)
  }
}
