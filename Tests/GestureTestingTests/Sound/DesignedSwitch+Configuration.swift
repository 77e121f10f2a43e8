import GestureTesting

extension DesignedSwitch {
  /// The design of a ``DesignedSwitch``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Area: UInt8, Sendable { case anywhere, bounds, thumb }
    enum Time: UInt8, Sendable { case any, short, long }

    /// Whether a touch can drag the thumb.
    var isDraggable = true
    var area = Area.anywhere
    var direction = Direction.leftToRight
    var onCancel = ControlTraits.CancelPolicy.keeps
    var overshoot = ControlTraits.Overshoot.accumulates
    /// The width of the thumb, and its place at the ends.
    var shape = DesignedShape.usual
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    var startsAtTheSample = false
    /// The time in which a touch can tap.
    var time = Time.any
    /// Whether a touch that does not drag changes nothing.
    var ignoresTaps = false
    /// Whether a touch that cannot drag toggles the value as it goes down.
    var togglesAtOnce = false
    /// Whether a touch that first moves across is given up.
    var yieldsToScrolling = false
    /// Whether the thumb goes the way of a touch that lifts off in motion.
    var isFlung = false
    /// Whether the thumb glides to its side.
    var glides = false
    /// Whether the thumb stays where it is while a touch drags.
    var hidesDrags = false
    var isDisabled = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .flag("isDraggable") { $1(&$0.isDraggable) },
      .choice("area", ["anywhere", "bounds", "thumb"]) { $1(&$0.area) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .choice("shape", DesignedShape.names) { $1(&$0.shape) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .choice("time", ["any", "short", "long"]) { $1(&$0.time) },
      .flag("ignoresTaps") { $1(&$0.ignoresTaps) },
      .flag("togglesAtOnce") { $1(&$0.togglesAtOnce) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("isFlung") { $1(&$0.isFlung) },
      .flag("glides") { $1(&$0.glides) },
      .flag("hidesDrags") { $1(&$0.hidesDrags) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
    ]

    /// The seconds from which a touch does not tap.
    var tapTime: Double {
      switch time {
      case .any: .infinity
      case .short: 0.25
      case .long: 1
      }
    }
    /// Whether the `down` toggles the value.
    var togglesAtDown: Bool { togglesAtOnce && !isDraggable }
    /// Whether a touch that does not drag toggles the value.
    var toggles: Bool { !(ignoresTaps && isDraggable) }
    /// Whether a touch that first moves across is given up.
    var yields: Bool { yieldsToScrolling && isDraggable }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        drag: isDraggable ? .tappedOrDragged : .tapped, grabArea: declaredArea,
        direction: direction, onCancel: onCancel, overshoot: overshoot,
        minimumDistance: isDraggable ? minimum.points : 0,
        tapTolerance: minimum.points == 0 ? .infinity : minimum.points,
        overhang: shape.thumb / 2 - shape.inset, settlingTime: glides ? 0.25 : nil)
      traits.dragStart = startsAtTheSample ? .atTheSample : .atTheDistance
      (traits.tapTime, traits.yieldsToScrolling) = (tapTime, yields)
      if !toggles { traits.tap = .ignored }
      if togglesAtDown { traits.tap = .seeksAtOnce }
      traits.isEnabled = !isDisabled
      return traits
    }

    private var declaredArea: ControlTraits.GrabArea {
      switch area {
      case .anywhere: .anywhere
      case .bounds: .bounds
      case .thumb: .thumb
      }
    }
  }
}
