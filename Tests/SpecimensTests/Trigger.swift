import GestureLaws
import Specimens
import Testing

/// A script that shows a bug, and the law by which it does.
struct Trigger: Sendable, CustomTestStringConvertible {
  let specimen: Specimen
  let control: ControlKind
  let bug: KnownBug
  let script: String
  let law: String

  var testDescription: String { "\(bug.path) breaks \(law)" }

  /// Whether it ends the process that plays it.
  var isTrap: Bool { law == "A1" }

  static let all = fatSlider + meshingSlider + progressSlider + stepSlider + morphToggle

  static func triggers<Bug: SpecimenBug>(
    of specimen: Specimen, mendedIn control: ControlKind,
    _ rows: [(bug: Bug, script: String, law: String)]
  ) -> [Trigger] {
    rows.flatMap { row in
      specimen.bugs.filter { $0.name == row.bug.name }.map {
        Trigger(
          specimen: specimen, control: control, bug: $0, script: row.script, law: row.law)
      }
    }
  }

  /// The laws that a control breaks with the script.
  func laws(brokenBy kind: ControlKind) throws -> [String] {
    LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law)
  }
}
