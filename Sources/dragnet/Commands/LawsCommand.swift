import ArgumentParser

/// The command `dragnet laws`.
struct LawsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws",
    abstract: "Lists the laws of each target.",
    discussion: """
      If a law does not apply to a target in its default configuration, the reason is shown in \
      parentheses.
      """)

  @Argument(help: "A control or another target. Default: all except the specimens.")
  var target: String?

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let named = try await built.targets(
      target.map { [$0] } ?? [], Checkout(), progress: ProgressLine())
    var targets: [AnswerRow] = []
    for executable in named {
      let answer = try await executable.description()
      if target != nil || answer.specimen != true { targets.append(answer) }
    }
    if output.format == .json {
      for target in targets {
        for law in target.laws ?? [] { try printJSON(Row(target, law)) }
      }
      return
    }
    for (index, target) in targets.enumerated() {
      if index > 0 { print() }
      print("\(target.target ?? ""): \(target.summary ?? "")")
      let rows = (target.laws ?? []).map { law in
        [law.law, law.name, law.exemption.map { "(\($0))" } ?? law.sentence]
      }
      print(table(rows).indented())
    }
  }

  private struct Row: Encodable {
    var law: String
    var name: String
    var sentence: String
    var target: String
    var applies: Bool
    var reason: String?

    init(_ target: AnswerRow, _ law: AnswerRow.Law) {
      self.law = law.law
      name = law.name
      sentence = law.sentence
      self.target = target.target ?? ""
      applies = law.exemption == nil
      reason = law.exemption
    }
  }
}
