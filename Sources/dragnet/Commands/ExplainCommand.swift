import ArgumentParser
import Foundation
import GestureLaws
import SceneRendering

/// The command `dragnet explain`.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows a case or an artifact: its text, its trace, and the laws that it breaks.")

  @OptionGroup var input: CaseOptions

  @Option(help: "Also draw a filmstrip, with a frame for each event.", completion: .file())
  var svg: String?

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func run() async throws {
    try page.check()
    if let svg { try URL(filePath: svg).checkFolder(svg) }
    let loaded = try await input.load()
    let explanation = Explanation(
      target: loaded.target.name, script: try await loaded.text(),
      answer: try await loaded.answer(.explain, drawing: svg != nil || page.isWanted))
    try draw(explanation)
    switch output.format {
    case .json: try printJSON(explanation)
    case .text: print(explanation.text(on: .current))
    }
    if !explanation.broken.isEmpty { throw ExitStatus.lawBroken.exitCode }
  }

  private func draw(_ explanation: Explanation) throws(CommandFailure) {
    guard svg != nil || page.isWanted else { return }
    let exhibit = explanation.exhibit
    if let svg {
      guard let strip = exhibit.strip else {
        throw CommandFailure(
          .usage, "\(input.path): only a gesture script has events to draw")
      }
      try URL(filePath: svg).write(strip.svg.utf8)
    }
    try page.write { exhibit.html(titled: URL(filePath: input.path).lastPathComponent) }
  }
}

/// A case with its trace and the laws that it breaks.
struct Explanation: Encodable {
  /// The name of the target.
  var target: String
  /// The text of the case.
  var script: String
  /// The events; empty if the case is not played.
  var trace: [TraceRow]
  /// The reason why the configuration is refused.
  var refused: String?
  /// The broken laws.
  var broken: [AnswerRow.Broken]
  /// The names of the broken laws and the expected behaviour, by the short names of the laws.
  private var known: [String: Finding] = [:]
  /// The picture, whose drawings are missing unless they were asked for.
  let exhibit: Exhibit

  private enum CodingKeys: CodingKey { case target, script, trace, refused, broken }

  /// Creates the explanation of a case from the answer of its target.
  init(target: String, script: String, answer: TargetExecutable.Answer) {
    self.target = target
    self.script = script
    exhibit = Exhibit(text: script, answer)
    switch answer {
    case .ended(let failure, _):
      trace = []
      broken = [.init(law: failure.law, message: failure.message, place: failure.place)]
    case .row(let row):
      let film = row.played
      trace = film?.shots.filter { $0.laws == nil }.map { TraceRow($0) } ?? []
      refused = film?.refusal
      broken = row.broken ?? []
      known = Dictionary(
        (film?.findings ?? []).map { ($0.law, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the explanation as text.
  ///
  /// Broken laws have the order of pages. Those that only a rounding breaks are named in one line, unless
  /// there are no others.
  func text(on terminal: Terminal) -> String {
    var parts = [script]
    if let refused { parts.append("the configuration is refused: \(refused)\n") }
    if !trace.isEmpty { parts.append(TraceRow.table(trace) + "\n") }
    if broken.isEmpty { parts.append("every law holds") }
    let order = exhibit.findings.map(\.law)
    let small = exhibit.findings.filter { $0.breach.contrast?.isRounding == true }.map(\.law)
    let isFolded = broken.contains { !small.contains($0.law) }
    let shown = broken.filter { !isFolded || !small.contains($0.law) }.sorted { a, b in
      (order.firstIndex(of: a.law) ?? order.count) < (order.firstIndex(of: b.law) ?? order.count)
    }
    parts += shown.map { text(of: $0, on: terminal) }
    if isFolded, !small.isEmpty {
      let words = "Roundings break \(small.joined(separator: ", ")), too."
      parts.append(terminal.styled(terminal.wrapped(words, margin: ""), .quiet))
    }
    return parts.joined(separator: "\n")
  }

  private func text(of broken: AnswerRow.Broken, on terminal: Terminal) -> String {
    let finding = known[broken.law]
    let event = broken.event.map { " at event \($0)" } ?? ""
    let title = "\(finding?.title ?? broken.law) does not hold\(event)"
    let contrast = finding?.breach.contrast.map { ": \(terminal.styled($0.sentence, .expected))" }
    let paragraphs = [
      broken.place.flatMap { $0.isEmpty ? nil : "at  \($0)" }, "saw \(broken.message)",
      broken.sentence.map { "law \($0)" },
    ]
    return terminal.styled(title, .wrong) + (contrast ?? "")
      + paragraphs.compactMap(\.self).map { paragraph in
        "\n  " + terminal.wrapped(paragraph, margin: "      ")
      }.joined()
  }
}
