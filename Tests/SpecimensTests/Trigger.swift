import GestureLaws
import Specimens
import Testing

/// A script that shows a bug of a specimen, and the law that finds the bug.
struct Trigger: Sendable, CustomTestStringConvertible {
  let specimen: Specimen
  let control: ControlKind
  let bug: KnownBug
  let script: String
  let law: String

  var testDescription: String { "\(bug.path) breaks \(law)" }

  /// Whether the bug ends the process that plays the script.
  var isTrap: Bool { law == "A1" }

  static func triggers<Bug: SpecimenBug>(
    of specimen: Specimen, fixedIn control: ControlKind,
    _ rows: [(bug: Bug, script: String, law: String)]
  ) -> [Trigger] {
    rows.flatMap { row in
      specimen.bugs.filter { $0.name == row.bug.name }.map {
        Trigger(
          specimen: specimen, control: control, bug: $0, script: row.script, law: row.law)
      }
    }
  }

  /// Returns the laws that a control breaks when it plays the script.
  func laws(brokenBy kind: ControlKind) throws -> [String] {
    LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law)
  }
}
