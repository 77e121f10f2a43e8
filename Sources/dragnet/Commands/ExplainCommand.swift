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
    case .text: print(explanation.text)
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
      trace = film?.shots.map { TraceRow($0) } ?? []
      refused = film?.refusal
      broken = row.broken ?? []
      known = Dictionary(
        (film?.findings ?? []).map { ($0.law, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The explanation as text.
  var text: String {
    var parts = [script]
    if let refused { parts.append("the configuration is refused: \(refused)\n") }
    if !trace.isEmpty { parts.append(TraceRow.table(trace) + "\n") }
    if broken.isEmpty { parts.append("every law holds") }
    for broken in broken {
      let event = broken.event.map { " at event \($0)" } ?? ""
      let sentence = broken.sentence.map { ": \($0)" } ?? ""
      let place = broken.place.flatMap { $0.isEmpty ? nil : "\n  at  \($0)" } ?? ""
      let name = known[broken.law].flatMap { $0.name.isEmpty ? nil : "\($0.name) (\(broken.law))" }
      let contrast = known[broken.law]?.breach.contrast.map { ": \($0.sentence)" } ?? ""
      parts.append(
        "\(name ?? broken.law) does not hold\(event)\(sentence)\(place)\n"
          + "  saw \(broken.message)\(contrast)")
    }
    return parts.joined(separator: "\n")
  }
}
