import GestureLaws

/// A law as a list shows it.
public struct LawSummary: Sendable, Hashable {
  /// The short name.
  public var id: String
  /// The name in words.
  public var name: String
  /// What holds.
  public var sentence: String
  /// Why it does not apply; `nil` where it does.
  public var exemption: String?

  /// A law of a target that has laws of its own.
  public init(id: String, name: String, sentence: String, exemption: String? = nil) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.exemption = exemption
  }

  /// The laws of controls, as they apply to a kind in its default configuration.
  package static func controls(_ kind: ControlKind) -> [LawSummary] {
    let trial = try? Trial(GestureScript(kind: kind, events: []))
    return [summary(of: .refusal, for: nil)]
      + LawBook.controls.laws.map { summary(of: $0, for: trial) }
  }

  /// Laws that always apply.
  package static func list<Subject>(_ laws: [Law<Subject>]) -> [LawSummary] {
    laws.map { summary(of: $0, for: nil) }
  }

  private static func summary<Subject>(of law: Law<Subject>, for subject: Subject?) -> LawSummary {
    LawSummary(
      id: law.id, name: law.name, sentence: law.sentence,
      exemption: subject.flatMap { law.exemption(of: $0) })
  }
}
