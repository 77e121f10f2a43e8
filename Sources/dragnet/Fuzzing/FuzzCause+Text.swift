extension [FuzzCause] {
  /// The lines that the causes of a target take, so that the report of a search of one target has at most
  /// 25 lines: a line with the figures before them, and the lines of the summary after them.
  private static var mostLines: Int { 18 }
  /// The number of other causes that a report lists even after a long script.
  private static var leastListed: Int { 2 }

  /// Returns the causes as lines: the most serious one in full, and a line for each other one.
  ///
  /// If a line for each does not fit into ``mostLines``, the last lines say how many are left out.
  ///
  /// - Parameters:
  ///   - checkout: The checkout in which they were found.
  ///   - terminal: The terminal that shows the lines.
  /// - Returns: The lines; empty without causes.
  func text(in checkout: Checkout, on terminal: Terminal) -> String {
    guard let first else { return "" }
    let artifacts = checkout.artifactNames
    var lines = first.text(in: checkout, artifacts, on: terminal).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let others = dropFirst().filter { $0.rank != .rounding }
    let roundings = text(
      ofRoundings: dropFirst().filter { $0.rank == .rounding }, artifacts, on: terminal)
    let room = Self.mostLines - lines.count - roundings.count - 1
    let listed = Swift.max(Self.leastListed, others.count <= room ? room : room - 1)
    let names = others.prefix(listed).map { artifacts.shortName(of: $0.lead) }
    let width = names.map(\.count).max() ?? 0
    if !others.isEmpty { lines.append("") }
    for (name, cause) in zip(names, others) {
      let margin = String(repeating: " ", count: width - name.count)
      lines.append("  \(name)\(margin)  " + cause.line(on: terminal, besides: width + 4))
    }
    if others.count > listed {
      lines.append("  and \(others.count - listed) more, which --html shows")
    }
    return (lines + roundings).joined(separator: "\n")
  }

  /// Returns lines that name the causes that are only roundings.
  private func text(
    ofRoundings causes: [FuzzCause], _ artifacts: ArtifactNames, on terminal: Terminal
  ) -> [String] {
    if causes.isEmpty { return [] }
    let list = causes.map { "\(artifacts.shortName(of: $0.lead)) \($0.laws)" }
    let count = causes.count == 1 ? "1 rounding" : "\(causes.count) roundings"
    let text = terminal.wrapped("\(count): \(list.joined(separator: ", "))", margin: "    ")
    return ("  " + terminal.styled(text, .quiet)).split(separator: "\n").map(String.init)
  }
}

extension FuzzCause {
  /// The short names of all broken laws.
  fileprivate var laws: String { failures.map(\.law).joined(separator: " ") }

  /// The cause in one line: its law, what is wrong, the other laws, and the script.
  fileprivate func line(on terminal: Terminal, besides used: Int) -> String {
    let also = others.isEmpty ? "" : ", also \(others.map(\.law).joined(separator: " "))"
    let seen = contrast ?? observation
    let script = lead.statements.map { "   \($0)" } ?? ""
    let rest = terminal.fitted(": \(seen)\(also)\(script)", besides: used + title.count)
    return terminal.styled(title, .wrong) + rest
  }

  /// Returns the cause as indented lines, with the commands that show and keep it.
  fileprivate func text(
    in checkout: Checkout, _ artifacts: ArtifactNames, on terminal: Terminal
  ) -> String {
    let reason =
      switch lead.kind {
      case .crash, .slow: ""
      case .timeout: ": an input takes too long"
      case .memory: ": an input takes too much memory"
      }
    var next: [String] = []
    if let line = lead.shown.replayLine { next.append("test it    \(line)") }
    if lead.artifact != nil {
      let name = artifacts.shortName(of: lead)
      let build = sanitizer.map { " --sanitizer \($0)" } ?? ""
      next.append("show it    \(checkout.command("explain", name))\(build)")
      next.append("keep it    \(checkout.command("keep", name)) --name NAME\(build)")
    } else {
      next.append("the input could not be saved; copy the script above to keep it")
    }
    if let test = lead.shown.regressionTest {
      next.append("or paste   " + test.replacing("\n", with: "\n             "))
    }
    let also =
      others.isEmpty ? nil : "the same case breaks \(others.map(\.law).joined(separator: ", "))"
    let known = failures.reduce(0) { $0 + $1.others }
    let parts: [String?] = [
      terminal.styled("\(title) does not hold\(reason)", .wrong)
        + (contrast.map { ": \(terminal.styled($0, .expected))" } ?? ""),
      terminal.wrapped("at \(lead.message)", margin: "  "),
      "", lead.script.trimmed.indented(), "", also, note(known),
    ]
    return (parts.compactMap(\.self) + next).joined(separator: "\n").indented()
  }

  private func note(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 more input has the same failure; it is kept with its own script, not minimized"
    default:
      "\(count) more inputs have the same failure; they are kept with their own scripts, not minimized"
    }
  }
}

extension FuzzFailure {
  /// The statements of a script in one line, without those of every script; `nil` for another case.
  fileprivate var statements: String? {
    guard script.hasPrefix("dragnet 1\n") else { return nil }
    let lines = script.split(separator: "\n").filter { line in
      !["dragnet ", "control ", "target ", "expect broken ", "#"].contains { line.hasPrefix($0) }
    }
    return lines.joined(separator: "; ")
  }
}

extension ArtifactNames {
  /// Returns the name by which commands know the artifact of a failure.
  fileprivate func shortName(of failure: FuzzFailure) -> String {
    failure.artifact.map { shortName(of: $0) } ?? "unsaved"
  }
}

extension String {
  /// This text without line breaks at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }
}
