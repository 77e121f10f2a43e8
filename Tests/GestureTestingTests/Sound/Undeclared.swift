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
  /// Sliders that need a trait beside those of the initializer.
  static let undeclared = [
    Undeclared<AngleDial<AngleKnob>>.kind("angle-knob"),
    Undeclared<BalanceSlider>.kind("balance-slider"),
    Undeclared<TurnedCompass<Compass>>.kind("compass"),
    Undeclared<DecibelFader>.kind("decibel-fader"),
    Undeclared<DetentKnob<MiddleDetent>>.kind("detent-knob"),
    Undeclared<DisabledSlider>.kind("disabled-slider"),
    Undeclared<ElasticVolume>.kind("elastic-volume"),
    Undeclared<FloatSlider>.kind("float-slider"),
    Undeclared<FractionSlider>.kind("fraction-slider"),
    Undeclared<HalfStars<NoStar>>.kind("half-stars"),
    Undeclared<HoldToDragSlider<CalmHold>>.kind("hold-to-drag-slider"),
    Undeclared<HueStrip>.kind("hue-strip"),
    Undeclared<InBoundsThumbSlider>.kind("in-bounds-thumb-slider"),
    Undeclared<LateSlider>.kind("late-slider"),
    Undeclared<MarginThumbSlider>.kind("margin-thumb-slider"),
    Undeclared<MomentumDial<JogDial>>.kind("momentum-dial"),
    Undeclared<TwoWayKnob<NumberField>>.kind("number-field"),
    Undeclared<PercentStepSlider>.kind("percent-step-slider"),
    Undeclared<PixelSlider>.kind("pixel-slider"),
    Undeclared<PressThenDrag>.kind("press-then-drag"),
    Undeclared<QuickSwitch>.kind("quick-switch"),
    Undeclared<RemainderSlider>.kind("remainder-slider"),
    Undeclared<ScrollFriendlySlider>.kind("scroll-friendly-slider"),
    Undeclared<SlopSeekBar>.kind("slop-seek-bar"),
    Undeclared<ResettableKnob<StudioKnob>>.kind("studio-knob"),
    Undeclared<SymmetricLogSlider>.kind("symmetric-log-slider"),
    Undeclared<TapSeekScrubber<ShortTaps>>.kind("tap-seek-scrubber"),
    Undeclared<ThrottledSeekBar<LastSeek>>.kind("throttled-seek-bar"),
    Undeclared<TickSlider>.kind("tick-slider"),
    Undeclared<ZoneScrubber<NewZone>>.kind("zone-scrubber"),
  ]
}
