import Foundation
import GestureTesting

extension DesignedDial {
  /// The design of a ``DesignedDial``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Drag: UInt8, Sendable { case toTheTouch, knob, turned }
    enum Area: UInt8, Sendable { case anywhere, bounds, knob, disc }
    enum Shape: UInt8, Sendable { case gap, circle, half }
    enum Extent: UInt8, Sendable { case twelve, signed, narrow, far }
    enum Steps: UInt8, Sendable { case none, twelfths, thirds, hundredths }

    var drag = Drag.toTheTouch
    var area = Area.anywhere
    var shape = Shape.gap
    var isCounterclockwise = false
    /// Whether a touch in the gap changes nothing.
    var ignoresGap = false
    /// Whether the value stays at an end until the touch comes back there.
    var staysAtEnds = false
    /// Whether a whole circle leads from the upper bound on to the lower bound.
    var wraps = false
    /// Whether three turns lead from end to end.
    var hasThreeTurns = false
    var onCancel = ControlTraits.CancelPolicy.keeps
    /// Whether a turn beyond an end must be taken back.
    var accumulates = false
    /// The bounds of the value.
    var extent = Extent.twelve
    /// The length of a step: parts of the range.
    var steps = Steps.none
    var roundsSets = true
    /// Whether the value snaps as a touch lifts off, and not before.
    var snapsOnRelease = false
    var isSticky = false
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    /// Whether a touch must be down for 0.3 seconds to drag.
    var hasTime = false
    /// Whether a motion is put off that comes within 0.05 seconds of the one before.
    var isSampled = false
    /// Whether a second tap within 0.3 seconds sets the middle of the range.
    var resetsAtDoubleTaps = false
    var isSingle = false
    /// Whether the dial rounds the place of a touch to whole points.
    var roundsPoints = false
    /// Whether a turn goes on after the touch, and slows down.
    var hasMomentum = false
    var showsKnob = true
    var isDisabled = false
    var hasFeedback = true

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("drag", ["toTheTouch", "knob", "turned"]) { $1(&$0.drag) },
      .choice("area", ["anywhere", "bounds", "knob", "disc"]) { $1(&$0.area) },
      .choice("shape", ["gap", "circle", "half"]) { $1(&$0.shape) },
      .flag("isCounterclockwise") { $1(&$0.isCounterclockwise) },
      .flag("ignoresGap") { $1(&$0.ignoresGap) },
      .flag("staysAtEnds") { $1(&$0.staysAtEnds) },
      .flag("wraps") { $1(&$0.wraps) },
      .flag("hasThreeTurns") { $1(&$0.hasThreeTurns) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .flag("accumulates") { $1(&$0.accumulates) },
      .choice("extent", ["twelve", "signed", "narrow", "far"]) { $1(&$0.extent) },
      .choice("steps", ["none", "twelfths", "thirds", "hundredths"]) { $1(&$0.steps) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("snapsOnRelease") { $1(&$0.snapsOnRelease) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("hasTime") { $1(&$0.hasTime) },
      .flag("isSampled") { $1(&$0.isSampled) },
      .flag("resetsAtDoubleTaps") { $1(&$0.resetsAtDoubleTaps) },
      .flag("isSingle") { $1(&$0.isSingle) },
      .flag("roundsPoints") { $1(&$0.roundsPoints) },
      .flag("hasMomentum") { $1(&$0.hasMomentum) },
      .flag("showsKnob") { $1(&$0.showsKnob) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
      .flag("hasFeedback") { $1(&$0.hasFeedback) },
    ]

    var isHalf: Bool { shape == .half }
    /// Whether the dial turns by the angle of the touch, wherever it lands.
    var isTurned: Bool { drag == .turned }
    /// The turns from end to end.
    var turns: Double {
      switch shape {
      case .half: 0.5
      case .gap: 0.75
      case .circle: hasThreeTurns && isTurned && !goesAround ? 3 : 1
      }
    }
    /// The place of the lower bound, in turns from the top, clockwise on a dial that goes clockwise.
    var start: Double {
      switch shape {
      case .half: -0.25
      case .gap: -0.375
      case .circle: 0
      }
    }
    /// Whether a turn past a bound goes on at the other bound.
    var goesAround: Bool { wraps && shape == .circle && !snapsOnRelease }
    /// Whether the dial stays at an end until the touch comes back.
    var stays: Bool { staysAtEnds && !isTurned && shape != .half && !goesAround }
    /// Whether a turn goes on by itself.
    var goesOn: Bool {
      hasMomentum && isTurned && !resetsAtDoubleTaps && !isSticky && !snapsOnRelease && !isSampled
        && steps == .none
    }
    /// The distance that recognises a drag.
    var distance: Double { minimum.points }
    /// The distance from which a touch is no tap.
    var tapDistance: Double { minimum.ofATap }
    /// Whether a touch does not drag at once.
    var recognisesDrags: Bool { distance > 0 || hasTime }
    /// Whether a drag leads to stops.
    var hasStops: Bool { steps != .none && !snapsOnRelease }
    /// The bounds of the value.
    var range: ClosedRange<Double> {
      switch extent {
      case .twelve: 0...12
      case .signed: -40...80
      case .narrow: 0.25...0.75
      case .far: 1_000_000...1_000_012
      }
    }
    /// The distance between the bounds.
    var span: Double { range.upperBound - range.lowerBound }
    private var stops: Snapping? {
      let step =
        switch steps {
        case .none, .twelfths: span / 12
        case .thirds: span / 3
        case .hundredths: span / 100
        }
      return try? Snapping(range: range, step: step)
    }
    /// The value that a double tap sets.
    var middle: Double {
      let value = range.lowerBound + span / 2
      return hasStops ? stops?.snap(value) ?? value : value
    }

    /// Returns the angle of the knob at a part of the range, clockwise from the top, in radians.
    func angle(at part: Double) -> Double {
      let turns = start + part * turns
      return (isCounterclockwise ? -turns : turns) * 2 * .pi
    }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: range, stops: hasStops ? stops : nil, drag: .custom, grabArea: declaredArea,
        direction: isCounterclockwise ? .rightToLeft : .leftToRight,
        rest: isSticky ? range.lowerBound : nil, onCancel: onCancel, minimumDistance: distance)
      traits.turns = true
      if isHalf { traits.pivot = GesturePoint(x: 0.5, y: 1) }
      (traits.wraps, traits.staysAtEnds) = (goesAround, stays)
      (traits.roundsSets, traits.hasOwnAdjustments) = (roundsSets, isSticky)
      traits.minimumTime = hasTime ? 0.3 : 0
      traits.dragStart = .atTheSample
      traits.samplingInterval = isSampled ? 0.05 : 0
      if snapsOnRelease, !isSticky { traits.stopsOnRelease = stops }
      if resetsAtDoubleTaps {
        (traits.doubleTapTime, traits.doubleTapValue) = (0.3, middle)
        traits.tapTolerance = tapDistance
      }
      traits.precision = isSingle && extent != .far ? .single : .double
      traits.resolution = roundsPoints ? 1 : 0
      traits.changesOverTime = goesOn
      traits.isEnabled = !isDisabled
      if !hasFeedback { traits.detents = nil }
      return traits
    }

    private var declaredArea: ControlTraits.GrabArea {
      switch area {
      case .anywhere: .anywhere
      case .bounds: .bounds
      case .knob: .thumb
      case .disc: .custom
      }
    }
  }
}
