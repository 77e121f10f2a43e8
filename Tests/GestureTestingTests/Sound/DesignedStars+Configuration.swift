import GestureTesting

extension DesignedStars {
  /// The design of ``DesignedStars``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Count: UInt8, Sendable { case five, three, ten }
    enum Rule: UInt8, Sendable { case up, nearest, next }
    enum Tap: UInt8, Sendable { case usual, seeksAtOnce, clears }

    var count = Count.five
    /// The rule by which a place lights stars.
    var rule = Rule.up
    var tap = Tap.usual
    var direction = Direction.leftToRight
    var onCancel = ControlTraits.CancelPolicy.keeps
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    /// Whether each half of a star counts.
    var hasHalves = false
    /// Whether a touch can drag.
    var isDraggable = true
    /// Whether a touch lights at least one star, or half of it.
    var lightsOne = false
    /// Whether the row begins and ends within the bounds.
    var isPadded = false
    var isBounded = false
    var roundsSets = true
    /// Whether the value changes as a touch lifts off, and the drawing alone before.
    var changesOnRelease = false
    var isDisabled = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("count", ["five", "three", "ten"]) { $1(&$0.count) },
      .choice("rule", ["up", "nearest", "next"]) { $1(&$0.rule) },
      .choice("tap", ["usual", "seeksAtOnce", "clears"]) { $1(&$0.tap) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("hasHalves") { $1(&$0.hasHalves) },
      .flag("isDraggable") { $1(&$0.isDraggable) },
      .flag("lightsOne") { $1(&$0.lightsOne) },
      .flag("isPadded") { $1(&$0.isPadded) },
      .flag("isBounded") { $1(&$0.isBounded) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("changesOnRelease") { $1(&$0.changesOnRelease) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
    ]

    /// The number of stars.
    var stars: Double {
      switch count {
      case .three: 3
      case .five: 5
      case .ten: 10
      }
    }
    /// The part of a star that a touch lights at least.
    var step: Double { hasHalves ? 0.5 : 1 }
    /// The distance that recognises a drag.
    var distance: Double { isDraggable ? minimum.points : 0 }
    /// Whether the stars light up as a touch goes down that cannot drag.
    var seeksAtOnce: Bool { tap == .seeksAtOnce && !isDraggable }
    /// Whether a tap on the last lit star clears all of them.
    var clears: Bool { tap == .clears && distance == 0 }
    /// Whether a `set` between two stops leads to one of them.
    var roundsAllSets: Bool { roundsSets || lightsOne }
    /// Whether the value stays until a touch lifts off.
    var waitsForTheEnd: Bool { changesOnRelease && isDraggable && !clears && distance == 0 }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: 0...stars, stops: try? Snapping(range: 0...stars, step: step),
        drag: isDraggable ? .absolute : .grabbedOrTapped, grabArea: isBounded ? .bounds : .anywhere,
        direction: direction, onCancel: onCancel, minimumDistance: distance,
        tapTolerance: minimum.ofATap)
      traits.stepRounding = rule == .nearest && !lightsOne ? .nearest : .custom
      if seeksAtOnce { traits.tap = .seeksAtOnce }
      if clears { traits.tap = .seeksOrClears }
      if distance > 0 { traits.tap = .seeks }
      (traits.roundsSets, traits.isEnabled) = (roundsAllSets, !isDisabled)
      (traits.changesOnRelease, traits.hasOwnAdjustments) = (waitsForTheEnd, lightsOne)
      return traits
    }
  }
}
