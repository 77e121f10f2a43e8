import ArgumentParser

/// The command `dragnet laws`.
struct LawsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws",
    abstract: "Lists the laws of each target.",
    discussion: """
      If a law does not apply to a target in its default configuration, the reason is shown in \
      parentheses. For a control that refuses its defaults, the simplest accepted configuration is \
      used. With --shares, random cases are drawn. For each law the percentage of cases that it \
      judges is shown, and the most frequent reason for which it does not judge the others.
      """)

  @Argument(help: "A control or another target. Default: all except the specimens.")
  var target: String?

  @Flag(help: "Count the random cases that each law judges.")
  var shares = false

  @Option(help: "The number of random cases for --shares.")
  var cases = 1000

  @Option(help: "The seed of the random cases for --shares.")
  var seed: UInt32 = 1

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if cases < 1 { throw ValidationError("--cases must be at least 1") }
  }

  func run() async throws {
    let named = try await built.targets(
      target.map { [$0] } ?? [], Checkout(), progress: ProgressLine())
    var targets: [AnswerRow] = []
    for executable in named {
      var answer = try await executable.description()
      guard target != nil || answer.specimen != true else { continue }
      if shares { answer.laws = try await executable.shares(cases: cases, seed: Int(seed)) }
      targets.append(answer)
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
        let text = law.exemption.map { "(\($0))" }
        guard shares else { return [law.law, law.name, text ?? law.sentence] }
        return [law.law, law.name, law.percentage ?? "", text ?? ""]
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
    var judged: Int?
    var exempt: Int?

    init(_ target: AnswerRow, _ law: AnswerRow.Law) {
      self.law = law.law
      name = law.name
      sentence = law.sentence
      self.target = target.target ?? ""
      applies = law.judged.map { $0 > 0 } ?? (law.exemption == nil)
      reason = law.exemption
      (judged, exempt) = (law.judged, law.exempt)
    }
  }
}

extension AnswerRow.Law {
  /// The percentage of random cases that the law judged; `nil` if it was not counted.
  fileprivate var percentage: String? {
    guard let judged, let exempt, judged + exempt > 0 else { return nil }
    return "\(100 * judged / (judged + exempt)) %"
  }
}
