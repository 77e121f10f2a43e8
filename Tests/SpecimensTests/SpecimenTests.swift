import GestureLaws
import Specimens
import Testing

/// A published bug: what triggers it, and the law that finds it.
struct SpecimenBug: Sendable, CustomTestStringConvertible {
  let specimen: ControlKind
  let control: ControlKind
  let bug: String
  let script: String
  let law: String

  var testDescription: String { "\(specimen.name): \(bug)" }

  static let all = fatSlider + meshingSlider + progressSlider + stepSlider + morphToggle

  static func bugs(
    of specimen: ControlKind, mendedIn control: ControlKind,
    _ rows: [(bug: String, script: String, law: String)]
  ) -> [SpecimenBug] {
    rows.map {
      SpecimenBug(
        specimen: specimen, control: control, bug: $0.bug, script: $0.script, law: $0.law)
    }
  }

  /// The laws that a control breaks with the script.
  func laws(brokenBy kind: ControlKind) throws -> [String] {
    LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law)
  }
}

@Suite struct SpecimenTests {
  @Test(arguments: SpecimenBug.all.filter { $0.law != "A1" })
  func `the law finds the bug, and our own control passes the same script`(
    bug: SpecimenBug
  ) throws {
    #expect(try bug.laws(brokenBy: bug.specimen).contains(bug.law))
    #expect(try bug.laws(brokenBy: bug.control) == [])
  }

  // What traps cannot be judged from inside.
  @Test(arguments: SpecimenBug.all.filter { $0.law == "A1" })
  func `the specimen traps, and our own control does not`(bug: SpecimenBug) async throws {
    let name: String = bug.specimen.name
    let script: String = bug.script
    await #expect(processExitsWith: .failure) {
      [name = name as String, script = script as String] in
      guard let kind = ControlKind.specimens.first(where: { $0.name == name }) else { return }
      // A refusal is no trap.
      _ = try? GestureScript(script, for: kind).play()
    }
    // Without stops our own is refused, and so breaks nothing.
    #expect(try bug.laws(brokenBy: bug.control) == [])
  }

  @Test func `zero width leaves NaN, where our own slider keeps the value`() throws {
    let script = "size 0 44; down 5 22"
    #expect(try GestureScript(script, for: .publishedFatSlider).play().value.isNaN)
    #expect(try GestureScript("set grab anywhere; " + script, for: .fatSlider).play().value == 0)
  }
}
