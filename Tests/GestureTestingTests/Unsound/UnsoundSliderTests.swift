import GestureTesting
import Testing

/// Sliders of other makes, each with a bug, which a law must find.
@Suite struct UnsoundSliderTests {
  @Test(arguments: [
    (ControlKind("backward-gauge", HalfDial<BackwardGauge>.self), "B2"),
    (ControlKind("backward-range", SummedRange<BackwardRange>.self), "B2"),
    (ControlKind("creeping-knob", CreepingKnob.self), "D14"),
    (ControlKind("crossed-range", SummedRange<CrossedRange>.self), "F5"),
    (ControlKind("double-range", SummedRange<DoubleRange>.self), "D4"),
    (ControlKind("doubled-start", DoubledStart.self), "D4"),
    (ControlKind("eager-clicks", ClickedSlider<EagerClicks>.self), "D19"),
    (ControlKind("eager-compass", TurnedCompass<EagerCompass>.self), "B2"),
    (ControlKind("eager-handle", EagerHandle.self), "D1"),
    (ControlKind("eager-meter", BarMeter<EagerMeter>.self), "C7"),
    (ControlKind("edge-press", PressedTrough<EdgePress>.self), "D13"),
    (ControlKind("endless-pager", HeldPager<EndlessPager>.self), "D13"),
    (ControlKind("far-thumb", ShiftedThumb<FarThumb>.self), "D5"),
    (ControlKind("farther-range", SummedRange<FartherRange>.self), "F6"),
    (ControlKind("fleeing-pager", HeldPager<FleeingPager>.self), "D13"),
    (ControlKind("floored-prices", FlooredPrices.self), "C3"),
    (ControlKind("forgetful-knob", ResettableKnob<ForgetfulKnob>.self), "D19"),
    (ControlKind("forgetful-range", SummedRange<ForgetfulRange>.self), "D8"),
    (ControlKind("forgetful-timer", RotaryKnob<ForgetfulTimer>.self), "B2"),
    (ControlKind("fractional-steps", TouchSteps<FractionalSteps>.self), "C8"),
    (ControlKind("frame-momentum", MomentumDial<FrameMomentum>.self), "H1"),
    (ControlKind("gapped-dial", AngleDial<GappedDial>.self), "B2"),
    (ControlKind("greedy-comparison", ComparisonSlider<GreedyComparison>.self), "D1"),
    (ControlKind("half-compass", TurnedCompass<HalfCompass>.self), "B2"),
    (ControlKind("half-day-keys", DraggedSteps<HalfDayKeys>.self), "E7"),
    (ControlKind("half-range", SummedRange<HalfRange>.self), "D4"),
    (ControlKind("half-reanchored", HalfReanchored.self), "D5"),
    (ControlKind("half-turn-back", RotaryKnob<HalfTurnBack>.self), "D17"),
    (ControlKind("halfway-unlock", UnlockSlider<HalfwayUnlock>.self), "D20"),
    (ControlKind("hanging-carousel", Carousel<HangingCarousel>.self), "C3"),
    (ControlKind("hanging-sheet", FlungSheet<HangingSheet>.self), "C3"),
    (ControlKind("hanging-wheel", SettlingWheel<HangingWheel>.self), "C3"),
    (ControlKind("hasty-dial", RingKnob<HastyDial>.self), "D17"),
    (ControlKind("hasty-knob", ResettableKnob<HastyKnob>.self), "D19"),
    (ControlKind("hasty-range", SummedRange<HastyRange>.self), "D1"),
    (ControlKind("hasty-timer", RotaryKnob<HastyTimer>.self), "D17"),
    (ControlKind("inverse-skew", SkewedSteps<InverseSkew>.self), "C3"),
    (ControlKind("jumping-cap", EqualizerBand<JumpingCap>.self), "B2"),
    (ControlKind("jumping-handle", CenteredHandle<JumpingHandle>.self), "D1"),
    (ControlKind("jumping-release", JumpingRelease.self), "D8"),
    (ControlKind("late-fill", LateFill.self), "I9"),
    (ControlKind("late-last-step", LateLastStep.self), "C3"),
    (ControlKind("late-text", BarMeter<LateText>.self), "I4"),
    (ControlKind("leaping-thumb", LeapingThumb.self), "D2"),
    (ControlKind("linear-marks", LabelledGain<LinearMarks>.self), "I9"),
    (ControlKind("long-glide", GlidingSeek<LongGlide>.self), "D13"),
    (ControlKind("long-taps", TapSeekScrubber<LongTaps>.self), "D18"),
    (ControlKind("longer-motion", TwoWayKnob<LongerMotion>.self), "D4"),
    (ControlKind("loose-dial", DraggedSteps<LooseDial>.self), "D17"),
    (ControlKind("loose-number", DraggedNumber<LooseNumber>.self), "D17"),
    (ControlKind("loose-steps", DraggedSteps<LooseSteps>.self), "D17"),
    (ControlKind("lost-preview", ReleaseSeekBar<LostPreview>.self), "D8"),
    (ControlKind("lost-seam", RotaryKnob<LostSeam>.self), "D17"),
    (ControlKind("lost-seek", ThrottledSeekBar<LostSeek>.self), "D8"),
    (ControlKind("lossy-wheel", LossyWheel.self), "D17"),
    (ControlKind("lower-tick", ReleasedSteps<LowerTick>.self), "C3"),
    (ControlKind("lowering-field", TwoWayKnob<LoweringField>.self), "B2"),
    (ControlKind("mirrored-area", MirroredArea.self), "E3"),
    (ControlKind("mirrored-gauge", HalfDial<MirroredGauge>.self), "B7"),
    (ControlKind("mirrored-knob", AngleDial<MirroredKnob>.self), "B2"),
    (ControlKind("missing-eleven", HourDial<MissingEleven>.self), "D17"),
    (ControlKind("missing-seven", HourDial<MissingSeven>.self), "D17"),
    (ControlKind("missing-star", TappedStars<MissingStar>.self), "B1"),
    (ControlKind("mixed-units-trackbar", Fader<MixedUnitsTrackbar>.self), "D13"),
    (ControlKind("nearly-unlock", UnlockSlider<NearlyUnlock>.self), "D20"),
    (ControlKind("negative-hours", DraggedSteps<NegativeHours>.self), "D4"),
    (ControlKind("next-labels", SpokenSteps<NextLabels>.self), "I9"),
    (ControlKind("off-switch", TimedSwitch<OffSwitch>.self), "B1"),
    (ControlKind("quarter-pointer", PointerDial<QuarterPointer>.self), "B7"),
    (ControlKind("quick-interval", SummedRange<QuickInterval>.self), "F3"),
    (ControlKind("quotient-knob", AngleDial<QuotientKnob>.self), "B2"),
    (ControlKind("repelling-trackbar", Fader<RepellingTrackbar>.self), "D13"),
    (ControlKind("restarted-glide", GlidingSlider<RestartedGlide>.self), "H1"),
    (ControlKind("restless-hold", HoldToDragSlider<RestlessHold>.self), "D5"),
    (ControlKind("resuming-dial", MomentumDial<ResumingDial>.self), "D1"),
    (ControlKind("rounded-scrub", RoundedScrub.self), "D17"),
    (ControlKind("scrolled-comparison", ComparisonSlider<ScrolledComparison>.self), "D1"),
    (ControlKind("scrolled-seek", ScrolledRange<ScrolledSeek>.self), "D1"),
    (ControlKind("seam-knob", RotaryKnob<SeamKnob>.self), "B2"),
    (ControlKind("shifted-range", SummedRange<ShiftedRange>.self), "F4"),
    (ControlKind("shifted-trackbar", Fader<ShiftedTrackbar>.self), "D13"),
    (ControlKind("short-day", RingKnob<ShortDay>.self), "B2"),
    (ControlKind("shrinking-interval", SummedRange<ShrinkingInterval>.self), "F3"),
    (ControlKind("sideways-unlock", SidewaysUnlock.self), "D20"),
    (ControlKind("skipped-zoom", ZoomStops<SkippedZoom>.self), "C3"),
    (ControlKind("slow-motion", JumpThenDrag<SlowMotion>.self), "D17"),
    (ControlKind("stale-meter", BarMeter<StaleMeter>.self), "I4"),
    (ControlKind("stale-text", StaleText.self), "I4"),
    (ControlKind("sticking-range", SummedRange<StickingRange>.self), "F5"),
    (ControlKind("stopped-interval", SummedRange<StoppedInterval>.self), "F3"),
    (ControlKind("stopped-jog", StoppedJog.self), "B2"),
    (ControlKind("stopping-swap", SummedRange<StoppingSwap>.self), "F5"),
    (ControlKind("stray-thumb", StrayThumb.self), "B7"),
    (ControlKind("stubborn-range", SummedRange<StubbornRange>.self), "F4"),
    (ControlKind("stuck-lever", SpringLever<StuckLever>.self), "D12"),
    (ControlKind("stuck-range", SummedRange<StuckRange>.self), "F4"),
    (ControlKind("stuck-star", TappedStars<StuckStar>.self), "D13"),
    (ControlKind("swinging-pager", HeldPager<SwingingPager>.self), "D13"),
    (ControlKind("tap-anywhere", WrongTaps<TapAnywhere>.self), "D18"),
    (ControlKind("tap-aside", WrongTaps<TapAside>.self), "D13"),
    (ControlKind("thumb-aside", SpokenSteps<ThumbAside>.self), "B7"),
    (ControlKind("transposed-comparison", ComparisonSlider<TransposedComparison>.self), "D13"),
    (ControlKind("turned-down", ReleasedKnob<TurnedDown>.self), "D19"),
    (ControlKind("uncaught-dial", MomentumDial<UncaughtDial>.self), "D1"),
    (ControlKind("undone-drag", ReleasedKnob<UndoneDrag>.self), "D8"),
    (ControlKind("unlocked-knob", AngleDial<UnlockedKnob>.self), "B2"),
    (ControlKind("wide-switch", TimedSwitch<WideSwitch>.self), "B1"),
    (ControlKind("whole-points", TwoWayKnob<WholePoints>.self), "D4"),
  ])
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
