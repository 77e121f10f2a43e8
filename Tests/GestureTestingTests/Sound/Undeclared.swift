import GestureTesting

/// A correct slider that does not say what it does differently from the ordinary slider.
struct Undeclared<Base: SoundSlider>: Control {
  private var base = Base()

  init(_: NoConfiguration) {}

  var traits: ControlTraits {
    let declared = base.traits
    return ControlTraits(
      range: declared.range, scale: declared.scale, stops: declared.stops,
      detents: declared.detents, drag: declared.drag == .custom ? .absolute : declared.drag,
      grabArea: declared.grabArea == .custom ? .anywhere : declared.grabArea,
      direction: declared.direction, rest: declared.rest, onCancel: declared.onCancel,
      overshoot: declared.overshoot, tapTolerance: declared.tapTolerance, slop: declared.slop,
      overhang: declared.overhang, initialSize: declared.initialSize)
  }
  var value: Double { base.value }
  var presentedValue: Double { base.presentedValue }
  var fraction: Double { base.fraction }
  var track: Track { base.track }
  var thumb: GestureRect? { base.thumb }
  var isTracking: Bool { base.isTracking }
  mutating func handle(_ event: GestureEvent) -> Response { base.handle(event) }

  static func kind(_ name: String) -> ControlKind { ControlKind(name, Undeclared.self) }
}

extension SoundSliders {
  /// Sliders that need a trait beside those of the initializer, and a law that fails them without it.
  static let undeclared: [(kind: ControlKind, law: String)] = [
    (Undeclared<AngleDial<AngleKnob>>.kind("angle-knob"), "B1"),
    (Undeclared<BalanceSlider>.kind("balance-slider"), "B1"),
    (Undeclared<TurnedCompass<Compass>>.kind("compass"), "B1"),
    (Undeclared<DecibelFader>.kind("decibel-fader"), "E7"),
    (Undeclared<DetentKnob<MiddleDetent>>.kind("detent-knob"), "D4"),
    (Undeclared<DisabledSlider>.kind("disabled-slider"), "E3"),
    (Undeclared<ElasticVolume>.kind("elastic-volume"), "B2"),
    (Undeclared<FloatSlider>.kind("float-slider"), "B3"),
    (Undeclared<ReleaseSeekBar<FollowedPreview>>.kind("followed-preview"), "B1"),
    (Undeclared<FractionSlider>.kind("fraction-slider"), "B1"),
    (Undeclared<HalfStars<NoStar>>.kind("half-stars"), "C3"),
    (Undeclared<HoldToDragSlider<CalmHold>>.kind("hold-to-drag-slider"), "D4"),
    (Undeclared<HueStrip<DraggedHue>>.kind("hue-strip"), "B2"),
    (Undeclared<InBoundsThumbSlider>.kind("in-bounds-thumb-slider"), "B7"),
    (Undeclared<LateSlider>.kind("late-slider"), "B1"),
    (Undeclared<MarginThumbSlider>.kind("margin-thumb-slider"), "B1"),
    (Undeclared<MomentumDial<JogDial>>.kind("momentum-dial"), "D6"),
    (Undeclared<TwoWayKnob<NumberField>>.kind("number-field"), "B2"),
    (Undeclared<PercentStepSlider>.kind("percent-step-slider"), "C3"),
    (Undeclared<PixelSlider>.kind("pixel-slider"), "B7"),
    (Undeclared<PressThenDrag>.kind("press-then-drag"), "B1"),
    (Undeclared<QuickSwitch>.kind("quick-switch"), "D13"),
    (Undeclared<RemainderSlider>.kind("remainder-slider"), "B1"),
    (Undeclared<ScrollFriendlySlider<PlainScroll>>.kind("scroll-friendly-slider"), "B1"),
    (Undeclared<SlopSeekBar>.kind("slop-seek-bar"), "B1"),
    (Undeclared<ResettableKnob<StudioKnob>>.kind("studio-knob"), "D1"),
    (Undeclared<SymmetricLogSlider>.kind("symmetric-log-slider"), "E7"),
    (Undeclared<TapSeekScrubber<ShortTaps>>.kind("tap-seek-scrubber"), "B2"),
    (Undeclared<ThrottledSeekBar<LastSeek>>.kind("throttled-seek-bar"), "B1"),
    (Undeclared<TickSlider>.kind("tick-slider"), "C3"),
    (Undeclared<ZoneScrubber<NewZone>>.kind("zone-scrubber"), "D4"),
  ]
}
