import GestureTesting
import Testing

/// Sliders of other makes, each with a bug, which a law must find.
@Suite struct UnsoundSliderTests {
  @Test(arguments: [
    (ControlKind("eager-compass", TurnedCompass<EagerCompass>.self), "B2"),
    (ControlKind("forgetful-knob", ResettableKnob<ForgetfulKnob>.self), "D19"),
    (ControlKind("halfway-unlock", UnlockSlider<HalfwayUnlock>.self), "D20"),
    (ControlKind("mirrored-knob", MirroredKnob.self), "B2"),
    (ControlKind("mixed-units-trackbar", Fader<MixedUnitsTrackbar>.self), "D13"),
    (ControlKind("repelling-trackbar", Fader<RepellingTrackbar>.self), "D13"),
  ])
  func `a law finds the bug of a slider`(kind: ControlKind, law: String) throws {
    let settings = RunSettings(
      seed: 1, cases: 500, isolation: .off, failureStorage: .none, phases: [.generate])
    let found = try #require(Property.laws(of: kind).run(settings).counterexample)
    #expect(found.failure.law == law, "\(found.failure)")
  }
}
