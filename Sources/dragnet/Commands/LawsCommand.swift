import ArgumentParser
import FuzzTargets
import GestureDomains

/// The command `dragnet laws`.
struct LawsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws",
    abstract: "Lists the laws of each target.",
    discussion: """
      If a law does not apply to a target in its default configuration, the reason is shown in \
      parentheses.
      """)

  @Argument(help: "A control or another target. Default: all except the specimens.")
  var target: TargetName?

  @OptionGroup var output: FormatOption

  func run() throws {
    let targets = target.map { [$0.target] } ?? FuzzTarget.all.filter { !$0.isSpecimen }
    if output.format == .json {
      for target in targets {
        for law in target.laws { try printJSON(Row(target, law)) }
      }
      return
    }
    for (index, target) in targets.enumerated() {
      if index > 0 { print() }
      print("\(target.name): \(target.summary)")
      let rows = target.laws.map { law in
        [law.id, law.name, law.exemption.map { "(\($0))" } ?? law.sentence]
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

    init(_ target: FuzzTarget, _ law: LawSummary) {
      self.law = law.id
      name = law.name
      sentence = law.sentence
      self.target = target.name
      applies = law.exemption == nil
      reason = law.exemption
    }
  }
}
