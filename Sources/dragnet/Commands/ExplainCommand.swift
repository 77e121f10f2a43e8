import ArgumentParser
import Foundation
import GestureDomains
import GestureLaws
import SceneRendering

/// The command `dragnet explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows a script or an artifact: its text, its trace, and the laws that it breaks.")

  @OptionGroup var input: CaseOptions

  @Option(help: "Also draw a filmstrip, with a frame for each event.", completion: .file())
  var svg: String?

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func run() throws {
    let loaded = try input.load()
    try draw(loaded)
    let explanation = Explanation(loaded)
    switch output.format {
    case .json: try printJSON(explanation)
    case .text: print(explanation.text)
    }
    if !explanation.broken.isEmpty { throw ExitStatus.lawBroken.exitCode }
  }

  private func draw(_ loaded: CaseFile) throws(CommandFailure) {
    guard svg != nil || page.isWanted else { return }
    try page.check()
    if let svg { try URL(filePath: svg).checkFolder(svg) }
    let exhibit = loaded.file.exhibit(text: loaded.text)
    if let svg {
      guard let strip = exhibit.strip else {
        throw CommandFailure(
          .usage, "\(input.path): only a gesture script has events to draw")
      }
      try URL(filePath: svg).write(strip.svg.utf8)
    }
    try page.write {
      exhibit.html(titled: URL(filePath: input.path).lastPathComponent)
    }
  }
}

/// A case with its trace and the laws that it breaks.
struct Explanation: Encodable {
  /// A law that the case breaks.
  struct Broken: Encodable {
    /// The short name of the law.
    var law: String
    /// The law in words.
    var sentence: String
    /// The observation that contradicts the law.
    var message: String
    /// The number of the event, counted from 1.
    var event: Int?
  }

  /// The name of the target.
  var target: String
  /// The text of the case.
  var script: String
  /// The events; empty if the case is not played.
  var trace: [TraceRow] = []
  /// The reason why the configuration is refused.
  var refused: String?
  /// The broken laws.
  var broken: [Broken] = []

  /// Plays and checks a case.
  init(_ loaded: CaseFile) {
    target = loaded.target.name
    script = loaded.text
    if let trap = loaded.trap {
      broken = [Broken(law: trap.law, sentence: trap.place, message: trap.message)]
      return
    }
    guard case .gestures(let script) = loaded.file.subject else {
      if let words = loaded.words,
        let failure = loaded.target.property().execute(words).verdict.failure
      {
        broken = [Broken(law: failure.law, sentence: failure.message, message: failure.place)]
      }
      return
    }
    do {
      trace = try script.play().steps.enumerated().map { index, step in
        TraceRow(step, line: loaded.file.eventLines[index])
      }
    } catch {
      refused = error.description
    }
    broken = LawBook.controls.findings(in: script).map {
      Broken(
        law: $0.law, sentence: $0.sentence, message: $0.breach.message,
        event: $0.breach.step.map { $0 + 1 })
    }
  }

  /// The explanation as text.
  var text: String {
    var parts = [script]
    if let refused { parts.append("the configuration is refused: \(refused)\n") }
    if !trace.isEmpty { parts.append(TraceRow.table(trace) + "\n") }
    if broken.isEmpty { parts.append("every law holds") }
    for broken in broken {
      let place = broken.event.map { " at event \($0)" } ?? ""
      parts.append(
        "\(broken.law) does not hold\(place): \(broken.sentence)\n  saw \(broken.message)")
    }
    return parts.joined(separator: "\n")
  }
}
