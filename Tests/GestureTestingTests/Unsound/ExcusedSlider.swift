import GestureTesting

/// A trait that excuses a control from probes.
protocol DeclaredExcuse: Sendable {
  static func declare(in traits: inout ControlTraits)
}

enum DeclaredTime: DeclaredExcuse {
  static func declare(in traits: inout ControlTraits) { traits.changesOverTime = true }
}

enum DeclaredTaps: DeclaredExcuse {
  static func declare(in traits: inout ControlTraits) {
    (traits.tap, traits.tapTolerance) = (.custom, 10)
  }
}

/// A slider that declares an excuse which it does not use.
struct ExcusedSlider<Base: Control, Excuse: DeclaredExcuse>: Control {
  private var base: Base

  init(_ configuration: Base.Configuration) throws(ConfigurationError) {
    base = try Base(configuration)
  }

  var traits: ControlTraits {
    var traits = base.traits
    Excuse.declare(in: &traits)
    return traits
  }
  var value: Double { base.value }
  var presentedValue: Double { base.presentedValue }
  var upper: UpperThumb? { base.upper }
  var isTracking: Bool { base.isTracking }
  var track: Track { base.track }
  var thumb: GestureRect? { base.thumb }
  var hitArea: GestureRect? { base.hitArea }
  var valueText: String { base.valueText }
  var scene: ControlScene { base.scene }

  mutating func handle(_ event: GestureEvent) -> Response { base.handle(event) }
}

extension UnsoundSliders {
  /// Sliders with an excuse that they do not use, each with a bug that only probes without the excuse show, and the law
  /// that the bug breaks.
  static let excused: [(kind: ControlKind, law: String)] = [
    (overTime("deaf-axis", AngleDial<DeafAxis>.self), "D22"),
    (overTime("double-range", SummedRange<DoubleRange>.self), "D4"),
    (overTime("forgetful-number", OwnNumber<ForgetfulNumber>.self), "D10"),
    (overTime("hasty-skip", SkippingScrubber<HastySkip>.self), "D19"),
    (overTime("unset-steps", SummedRange<UnsetSteps>.self), "D11"),
    (overTime("wide-switch", TimedSwitch<WideSwitch>.self), "B1"),
    (withOwnTaps("end-forgetting-range", SummedRange<EndForgettingRange>.self), "D5"),
    (withOwnTaps("leaping-knob", SpringUnlock<LeapingKnob>.self), "H4"),
    (withOwnTaps("rebounding-jog", MomentumDial<ReboundingJog>.self), "D21"),
    (withOwnTaps("stopped-interval", SummedRange<StoppedInterval>.self), "F3"),
  ]

  private static func overTime<C: Control>(_ name: String, _: C.Type) -> ControlKind {
    ControlKind("\(name)-over-time", ExcusedSlider<C, DeclaredTime>.self)
  }

  private static func withOwnTaps<C: Control>(_ name: String, _: C.Type) -> ControlKind {
    ControlKind("\(name)-with-own-taps", ExcusedSlider<C, DeclaredTaps>.self)
  }
}
