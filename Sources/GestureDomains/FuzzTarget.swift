import GestureLaws
import PropertyTesting

/// What one fuzz executable runs: a property, and how its cases are written as text.
///
///     FuzzTarget.all.map(\.name)  // ["fat-slider", "meshing-slider", …, "published-fat-slider"]
public struct FuzzTarget: Sendable {
  /// The name: of the executable, of the folder in the corpus, and on the command line.
  public let name: String
  /// What it tests, in a few words.
  public let summary: String
  /// Whether it is known to fail: it is fuzzed only where it is named.
  public let isSpecimen: Bool

  private let makeProperty: @Sendable (Set<String>) -> AnyProperty
  private let write: @Sendable (ChoiceSequence) -> String?
  private let read: @Sendable (DragFile, _ text: [UInt8]) -> ChoiceSequence?
  /// The laws that it tries, and why one does not apply.
  public let laws: [LawSummary]

  /// The property of the target.
  ///
  /// - Parameter known: The short names of laws that need not be found once more.
  /// - Returns: The property without these laws.
  public func property(except known: Set<String> = []) -> AnyProperty { makeProperty(known) }

  /// The case that `choices` spell as `.drag` text; `nil` if they spell none.
  public func text(of choices: ChoiceSequence) -> String? { write(choices) }

  /// The words of the case that a kept text describes, or is; `nil` if it is none of this target.
  ///
  /// - Parameters:
  ///   - file: What the text says.
  ///   - text: The text itself.
  /// - Returns: Words from which the target draws that case.
  public func choices(of file: DragFile, text: [UInt8]) -> ChoiceSequence? { read(file, text) }
}

extension FuzzTarget {
  /// The target that judges a control by all its laws.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - summary: What it tests, in a few words.
  ///   - isSpecimen: Whether it is known to fail.
  public init(_ kind: ControlKind, _ summary: String, isSpecimen: Bool = false) {
    let domain = Domain<GestureScript>.scripts(of: kind)
    self.init(
      name: kind.name, summary: summary, isSpecimen: isSpecimen,
      makeProperty: { AnyProperty(.laws(of: kind, except: $0)) },
      write: { domain.value(of: $0)?.text },
      read: { file, _ in
        guard case .gestures(let script) = file.subject, script.kind.name == kind.name else {
          return nil
        }
        return domain.encode(script)
      },
      laws: LawSummary.controls(kind))
  }

  /// The target of a property whose cases have no text of their own but their words.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - summary: What it tests, in a few words.
  ///   - isSpecimen: Whether it is known to fail.
  ///   - laws: The laws that it tries.
  ///   - readText: Makes a case of a kept text of any target, where the text itself is one.
  ///   - makeProperty: The property without the laws that need not be found once more.
  public init(
    _ name: String, _ summary: String, isSpecimen: Bool = false, laws: [LawSummary],
    readText: @escaping @Sendable (_ text: [UInt8]) -> ChoiceSequence? = { _ in nil },
    property makeProperty: @escaping @Sendable (Set<String>) -> AnyProperty
  ) {
    self.init(
      name: name, summary: summary, isSpecimen: isSpecimen, makeProperty: makeProperty,
      write: { choices in
        let value = makeProperty([]).value(of: choices).text
        let comment = value.split(separator: "\n").map { "# \($0)\n" }.joined()
        return "dragnet 1\ntarget \(name)\n\(comment)words \(choices)\n"
      },
      read: { file, text in
        guard case .words(name, let words) = file.subject else { return readText(text) }
        return ChoiceSequence(words)
      },
      laws: laws)
  }
}
