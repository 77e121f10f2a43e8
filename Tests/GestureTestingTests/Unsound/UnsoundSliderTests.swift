import GestureTesting
import Testing

/// Sliders of other makes, each with a bug, which a law must find.
@Suite struct UnsoundSliderTests {
  @Test(arguments: UnsoundSliders.all + UnsoundSliders.excused)
  func `a law finds the bug of a slider`(kind: ControlKind, law: String) {
    let settings = RunSettings(
      seed: 1, cases: 500, isolation: .off, failureStorage: .none, phases: [.generate])
    // Another law may see the bug as well, and in an earlier case.
    let others = Set(LawSummary.laws(of: kind).map(\.id)).subtracting([law])
    #expect(
      Property.laws(of: kind, except: others).run(settings).counterexample?.failure.law == law)
  }

  @Test(arguments: [
    (
      ControlKind("misnamed-range", SummedRange<MisnamedRange>.self), "adjust lower up", "F3"
    ),
    (ControlKind("repeated-switch", RepeatedSwitch.self), "down 15 15; move 70 15; up 70 15", "B1"),
    (
      ControlKind("restarted-range", SummedRange<RestartedRange>.self),
      "size 324 44; down 12 22; move 100 22; size 624 44; move 101 22", "F4"
    ),
  ])
  func `a law finds the bug in a script`(kind: ControlKind, text: String, law: String) throws {
    let script = try GestureScript(text, for: kind)
    #expect(LawBook.controls.findings(in: script).map(\.law).first == law)
  }
}
