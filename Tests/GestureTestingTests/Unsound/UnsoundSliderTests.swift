import GestureTesting
import Testing

/// Sliders of other makes, each with a bug, which a law must find.
@Suite struct UnsoundSliderTests {
  @Test(arguments: [
    (ControlKind("eager-compass", TurnedCompass<EagerCompass>.self), "B2"),
    (ControlKind("forgetful-knob", ResettableKnob<ForgetfulKnob>.self), "D19"),
    (ControlKind("gapped-dial", GappedDial.self), "B2"),
    (ControlKind("half-day-keys", DraggedSteps<HalfDayKeys>.self), "E7"),
    (ControlKind("halfway-unlock", UnlockSlider<HalfwayUnlock>.self), "D20"),
    (ControlKind("jumping-cap", EqualizerBand<JumpingCap>.self), "B2"),
    (ControlKind("loose-dial", DraggedSteps<LooseDial>.self), "D17"),
    (ControlKind("loose-number", DraggedNumber<LooseNumber>.self), "D17"),
    (ControlKind("loose-steps", DraggedSteps<LooseSteps>.self), "D17"),
    (ControlKind("mirrored-knob", MirroredKnob.self), "B2"),
    (ControlKind("mixed-units-trackbar", Fader<MixedUnitsTrackbar>.self), "D13"),
    (ControlKind("negative-hours", DraggedSteps<NegativeHours>.self), "D4"),
    (ControlKind("repelling-trackbar", Fader<RepellingTrackbar>.self), "D13"),
    (ControlKind("restarted-glide", GlidingSlider<RestartedGlide>.self), "H1"),
    (ControlKind("seam-knob", RotaryKnob<SeamKnob>.self), "B2"),
    (ControlKind("stuck-range", SummedRange<StuckRange>.self), "F4"),
  ])
  func `a law finds the bug of a slider`(kind: ControlKind, law: String) throws {
    let settings = RunSettings(
      seed: 1, cases: 500, isolation: .off, failureStorage: .none, phases: [.generate])
    let found = try #require(Property.laws(of: kind).run(settings).counterexample)
    #expect(found.failure.law == law, "\(found.failure)")
  }
}
