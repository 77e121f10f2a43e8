import GestureEngine
import GestureLaws
import PropertyTesting

/// A law as an entry of a list.
///
///     for law in LawSummary.laws(of: ControlKind("my-slider", MySlider.self)) where law.exemption == nil {
///       print(law.id, law.sentence)  // A2 the value is always in its range, …
///     }
public struct LawSummary: Sendable, Hashable {
  /// The short name.
  public var id: String
  /// The name in words.
  public var name: String
  /// The sentence that must hold.
  public var sentence: String
  /// Why the law does not apply; `nil` if it applies.
  public var exemption: String?

  /// Creates an entry for a law that is not a ``Law``.
  package init(id: String, name: String, sentence: String, exemption: String? = nil) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.exemption = exemption
  }

  /// Returns the laws of controls, with the exemptions of a kind in its default configuration.
  ///
  /// The control has a size of 300 × 44 points, because many controls draw nothing before they are laid out.
  /// It may refuse its defaults, as a slider without stops does. Then the exemptions are those of the simplest
  /// accepted configuration with more than one value.
  ///
  /// - Parameter kind: The kind of control.
  /// - Returns: Every law, in the order in which they are tried.
  public static func laws(of kind: ControlKind) -> [LawSummary] {
    let trial = (try? Trial(script(of: kind))) ?? simplestTrial(of: kind)
    return LawBook.controls.refusals.map { summary(of: $0, for: nil) }
      + LawBook.controls.laws.map { summary(of: $0, for: trial) }
  }

  /// Returns a trial with the simplest accepted configuration; `nil` if none is found.
  private static func simplestTrial(of kind: ControlKind) -> Trial? {
    let configurations = Domain<[Setting]>.settings(of: kind)
    // Shrinking a "failure" of this property leads to the simplest configuration.
    let isRefused = Property("every configuration is refused", configurations) { settings in
      guard let range = try? script(of: kind, settings).start().traits.range else { return true }
      return range.lowerBound == range.upperBound
    }
    let result = isRefused.run(
      RunSettings(
        seed: 1, caseTimeLimit: nil, isolation: .off, failureStorage: .none,
        phases: [.generate, .shrink]))
    let settings = result.counterexample?.choices.flatMap { configurations.value(of: $0) }
    return settings.flatMap { try? Trial(script(of: kind, $0)) }
  }

  /// Returns a script that lays a control out.
  private static func script(of kind: ControlKind, _ settings: [Setting] = []) -> GestureScript {
    GestureScript(
      kind: kind, settings: settings, events: [.resize(GestureSize(width: 300, height: 44))])
  }

  /// Returns an entry for each of `laws`, without exemptions.
  package static func list<Subject>(_ laws: [Law<Subject>]) -> [LawSummary] {
    laws.map { summary(of: $0, for: nil) }
  }

  private static func summary<Subject>(of law: Law<Subject>, for subject: Subject?) -> LawSummary {
    LawSummary(
      id: law.id, name: law.name, sentence: law.sentence,
      exemption: subject.flatMap { law.exemption(of: $0) })
  }
}
