import GestureTesting

extension DesignedPull {
  /// The design of a ``DesignedPull``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Role: UInt8, Sendable { case refresh, row, unlock, lever }
    enum Area: UInt8, Sendable { case anywhere, bounds, knob }
    enum Way: UInt8, Sendable { case track, points, rubber }
    enum Part: UInt8, Sendable { case all, most, half }

    /// The control: a pull to refresh, a row of a list, a slide to unlock, or a lever.
    var role = Role.refresh
    var area = Area.anywhere
    var direction = Direction.leftToRight
    var onCancel = ControlTraits.CancelPolicy.keeps
    var overshoot = ControlTraits.Overshoot.reanchors
    /// The length of the way: that of the bounds, 160 points, or ever longer.
    var way = Way.track
    /// The part of the way that unlocks, or opens a row.
    var part = Part.all
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    var startsAtTheSample = false
    /// Whether a touch that first moves across is given up.
    var yieldsToScrolling = false
    /// Whether a quick motion takes a row to the end to which it leads.
    var flings = false
    /// Whether the control goes back in time.
    var glides = false
    /// Whether the drawing follows a touch beyond the ends.
    var isElastic = false
    var isDisabled = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("role", ["refresh", "row", "unlock", "lever"]) { $1(&$0.role) },
      .choice("area", ["anywhere", "bounds", "knob"]) { $1(&$0.area) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .choice("way", ["track", "points", "rubber"]) { $1(&$0.way) },
      .choice("part", ["all", "most", "half"]) { $1(&$0.part) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("flings") { $1(&$0.flings) },
      .flag("glides") { $1(&$0.glides) },
      .flag("isElastic") { $1(&$0.isElastic) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
    ]

    /// The part of the way that unlocks.
    var latch: Double {
      switch part {
      case .all: 1
      case .most: 0.9
      case .half: 0.5
      }
    }
    /// The part of the way that opens a row.
    var opening: Double { part == .most ? 0.75 : 0.5 }
    /// Whether the way of a pull grows ever longer.
    var isRubber: Bool { way == .rubber && role == .refresh }
    /// Whether a touch must hold a knob.
    var hasKnob: Bool { area == .knob && (role == .unlock || role == .lever) }
    /// The value to which the control goes back; `nil` if it stays at an end.
    var rest: Double? { role == .refresh || role == .lever ? 0 : nil }
    /// The bounds of the value.
    var range: ClosedRange<Double> { role == .lever ? -1...1 : 0...1 }
    /// The distance between the bounds.
    var span: Double { range.upperBound - range.lowerBound }
    /// Whether the value goes back in time, and not the drawing alone.
    var changesOverTime: Bool { glides && role != .unlock }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: range, drag: role == .unlock || isRubber ? .custom : .relative,
        grabArea: hasKnob ? .thumb : area == .anywhere ? .anywhere : .bounds,
        direction: direction, rest: rest, onCancel: onCancel,
        overshoot: isElastic ? .accumulates : overshoot, minimumDistance: minimum.points)
      traits.dragStart = startsAtTheSample ? .atTheSample : .atTheDistance
      traits.yieldsToScrolling = yieldsToScrolling
      switch role {
      case .refresh, .lever: traits.hasOwnAdjustments = true
      case .unlock: (traits.latch, traits.keySteps) = (latch, .init(1))
      case .row:
        traits.keySteps = .init(1)
        traits.stopsOnRelease = try? Snapping(range: range, step: 1)
        if flings || opening != 0.5 { traits.stepRounding = .custom }
      }
      traits.changesOverTime = changesOverTime
      traits.hasElasticEnds = isElastic
      traits.isEnabled = !isDisabled
      return traits
    }
  }
}
