import GestureLaws
import PropertyTesting

/// A property that a fuzz executable searches, and the text of its cases.
///
///     let target = FuzzTarget(ControlKind("my-slider", MySlider.self), "my slider")
public struct FuzzTarget: Sendable {
  /// The name of the target, of its executable, and of its folder in the corpus.
  public let name: String
  /// The subject of its tests, in a few words.
  package let summary: String
  /// Whether the target is known to fail, and is therefore fuzzed only by name.
  public let isSpecimen: Bool
  /// The kind of control that it tests; `nil` for a target of another kind.
  public let kind: ControlKind?
  /// The laws that it tries, and the reasons why some do not apply.
  package let laws: [LawSummary]

  private let makeProperty: @Sendable (Set<String>) -> AnyProperty
  private let write: @Sendable (ChoiceSequence) -> String?
  private let read: @Sendable (DragFile, _ text: [UInt8]) -> ChoiceSequence?

  /// Returns the property of the target.
  ///
  /// - Parameter known: The short names of laws to leave out.
  /// - Returns: The property without these laws.
  public func property(except known: Set<String> = []) -> AnyProperty { makeProperty(known) }

  /// Returns the `.drag` text of the case that `choices` stand for; `nil` if they stand for none.
  package func text(of choices: ChoiceSequence) -> String? { write(choices) }

  /// Returns the words of the case that a kept text describes; `nil` if this target has no such case.
  ///
  /// - Parameters:
  ///   - file: The text, parsed.
  ///   - text: The text itself, which is the case of a target that tests a parser.
  /// - Returns: Words from which the target draws the case.
  package func choices(of file: DragFile, text: [UInt8]) -> ChoiceSequence? { read(file, text) }
}

extension FuzzTarget {
  /// Creates a target that judges a control by all its laws.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  public init(_ kind: ControlKind, _ summary: String, isSpecimen: Bool = false) {
    let domain = Domain<GestureScript>.scripts(of: kind)
    self.init(
      name: kind.name, summary: summary, isSpecimen: isSpecimen, kind: kind,
      laws: LawSummary.laws(of: kind),
      makeProperty: { AnyProperty(.laws(of: kind, except: $0)) },
      write: { domain.value(of: $0)?.text },
      read: { file, _ in
        guard case .gestures(let script) = file.subject, script.kind.name == kind.name else {
          return nil
        }
        return domain.encode(script)
      })
  }

  /// Creates a target of a property whose cases are written as their words.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  ///   - laws: The laws that it tries.
  ///   - readText: Turns a kept text of any target into a case, if the target tests a parser.
  ///   - makeProperty: Makes the property without the laws with the given short names.
  package init(
    _ name: String, _ summary: String, isSpecimen: Bool = false, laws: [LawSummary],
    readText: @escaping @Sendable (_ text: [UInt8]) -> ChoiceSequence? = { _ in nil },
    property makeProperty: @escaping @Sendable (Set<String>) -> AnyProperty
  ) {
    self.init(
      name: name, summary: summary, isSpecimen: isSpecimen, kind: nil, laws: laws,
      makeProperty: makeProperty,
      write: { choices in
        let value = makeProperty([]).value(of: choices).text
        let comment = value.split(separator: "\n").map { "# \($0)\n" }.joined()
        return "dragnet 1\ntarget \(name)\n\(comment)words \(choices)\n"
      },
      read: { file, text in
        guard case .words(name, let words) = file.subject else { return readText(text) }
        return ChoiceSequence(words)
      })
  }
}
