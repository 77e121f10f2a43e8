import GestureTesting

extension DesignedRange {
  /// The design of a ``DesignedRange``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Drag: UInt8, Sendable { case absolute, grabbed, relative, grabbedOrTapped }
    enum Area: UInt8, Sendable { case anywhere, bounds, thumb, margin }
    enum Tap: UInt8, Sendable { case usual, ignored, seeks, seeksAtOnce }
    enum Middle: UInt8, Sendable { case motion, lower, upper }

    var drag = Drag.absolute
    var area = Area.anywhere
    var direction = Direction.leftToRight
    var tap = Tap.usual
    var meeting = ThumbTraits.Meeting.stops
    var pushedThumbReturns = true
    var onCancel = ControlTraits.CancelPolicy.keeps
    var overshoot = ControlTraits.Overshoot.reanchors
    /// Whether a touch that turns back at the other thumb moves its own thumb back at once.
    var reanchorsAtOther = false
    /// The bounds of both values.
    var extent = DesignedExtent.ten
    /// The width of the thumbs, and their places at the ends.
    var shape = DesignedShape.usual
    var hasSteps = false
    /// Whether the last step is shorter than the others.
    var hasShortStep = false
    /// Whether a value snaps as its touch lifts off, and not before.
    var snapsOnRelease = false
    /// Whether the values stay a fifth of the range apart.
    var hasLeast = false
    /// Whether the values stay within three fifths of the range of each other.
    var hasGreatest = false
    var movesBoth = false
    /// The thumb that a touch in the middle between both takes.
    var middle = Middle.motion
    /// Whether a key takes a thumb past the other one.
    var keysSwap = false
    /// Whether keys move by other steps than others do.
    var hasOwnKeys = false
    var holdsAfterJump = false
    var thumbStaysAtDown = false
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    /// Whether a touch must be down for 0.3 seconds to drag.
    var hasTime = false
    var startsAtTheSample = false
    var yieldsToScrolling = false
    /// Whether a motion is put off that comes within 0.05 seconds of the one before.
    var isSampled = false
    /// Whether the slider computes in single precision.
    var isSingle = false
    /// Whether it rounds the position of a touch to whole points.
    var roundsPoints = false
    var isDisabled = false
    var hasFeedback = true

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("drag", ["absolute", "grabbed", "relative", "grabbedOrTapped"]) { $1(&$0.drag) },
      .choice("area", ["anywhere", "bounds", "thumb", "margin"]) { $1(&$0.area) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("tap", ["usual", "ignored", "seeks", "seeksAtOnce"]) { $1(&$0.tap) },
      .choice("meeting", ThumbTraits.Meeting.fieldNames) { $1(&$0.meeting) },
      .flag("pushedThumbReturns") { $1(&$0.pushedThumbReturns) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .flag("reanchorsAtOther") { $1(&$0.reanchorsAtOther) },
      .choice("extent", DesignedExtent.names) { $1(&$0.extent) },
      .choice("shape", DesignedShape.names) { $1(&$0.shape) },
      .flag("hasSteps") { $1(&$0.hasSteps) },
      .flag("hasShortStep") { $1(&$0.hasShortStep) },
      .flag("snapsOnRelease") { $1(&$0.snapsOnRelease) },
      .flag("hasLeast") { $1(&$0.hasLeast) },
      .flag("hasGreatest") { $1(&$0.hasGreatest) },
      .flag("movesBoth") { $1(&$0.movesBoth) },
      .choice("middle", ["motion", "lower", "upper"]) { $1(&$0.middle) },
      .flag("keysSwap") { $1(&$0.keysSwap) },
      .flag("hasOwnKeys") { $1(&$0.hasOwnKeys) },
      .flag("holdsAfterJump") { $1(&$0.holdsAfterJump) },
      .flag("thumbStaysAtDown") { $1(&$0.thumbStaysAtDown) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("hasTime") { $1(&$0.hasTime) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("isSampled") { $1(&$0.isSampled) },
      .flag("isSingle") { $1(&$0.isSingle) },
      .flag("roundsPoints") { $1(&$0.roundsPoints) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
      .flag("hasFeedback") { $1(&$0.hasFeedback) },
    ]

    /// The distance that recognises a drag.
    var distance: Double { minimum.points }
    /// The distance from which a touch is no tap.
    var tapDistance: Double { minimum.ofATap }
    /// The width of a thumb.
    var thumb: Double { shape.thumb }
    /// The distance of the ends of the track from those of the bounds.
    var inset: Double { shape.inset }
    /// Whether a touch that first moves across is given up.
    ///
    /// A touch that drags after a time does so in any direction.
    var yields: Bool { yieldsToScrolling && !hasTime }
    /// Whether a touch does not drag at once.
    var recognisesDrags: Bool { distance > 0 || hasTime || yields }

    /// Whether a touch that could drag, and does not, leads its thumb to its place.
    var seeksAtTaps: Bool {
      tap == .seeks && distance > 0 && (drag == .relative || drag == .absolute)
    }

    /// The bounds of both values.
    private var range: ClosedRange<Double> { extent.range }
    /// The distance between the bounds.
    var span: Double { range.upperBound - range.lowerBound }
    /// The distance of the stops; `nil` if there are none.
    private var step: Double? {
      hasSteps || snapsOnRelease ? hasShortStep ? span * 3 / 10 : span / 5 : nil
    }

    /// The pairs of values.
    var distances: ThumbDistances {
      get throws(ConfigurationError) {
        try ThumbDistances(
          range: range, step: snapsOnRelease ? nil : step, least: hasLeast ? span / 5 : 0,
          greatest: hasGreatest ? span * 3 / 5 : nil)
      }
    }

    /// The steps of the keys; `nil` for those of most controls.
    var keySteps: ControlTraits.KeySteps? { hasOwnKeys ? .init(span * 3 / 10) : nil }

    /// Returns the design as laws read it.
    func traits(_ distances: ThumbDistances) -> ControlTraits {
      var traits = ControlTraits(
        range: range, stops: distances.stops, drag: declaredDrag, grabArea: declaredArea,
        direction: direction, onCancel: onCancel, overshoot: overshoot, minimumDistance: distance)
      (traits.minimumTime, traits.yieldsToScrolling) = (hasTime ? 0.3 : 0, yields)
      traits.dragStart = startsAtTheSample || hasTime ? .atTheSample : .atTheDistance
      traits.samplingInterval = isSampled ? 0.05 : 0
      traits.holdsAfterJump = holdsAfterJump && drag == .grabbed
      traits.thumbStaysAtDown = thumbStaysAtDown && drag == .absolute
      traits.keySteps = keySteps
      if snapsOnRelease, let step {
        traits.stopsOnRelease = try? Snapping(range: distances.range, step: step)
      }
      if seeksAtTaps {
        (traits.tap, traits.tapTolerance, traits.tapTime) = (.seeks, tapDistance, 0.5)
      }
      if drag == .grabbedOrTapped {
        traits.tapTolerance = tapDistance
        switch tap {
        case .ignored: traits.tap = .ignored
        case .seeksAtOnce: traits.tap = .seeksAtOnce
        case .usual, .seeks: break
        }
      }
      traits.precision = isSingle && extent != .far ? .single : .double
      traits.resolution = roundsPoints ? 1 : 0
      (traits.isEnabled, traits.overhang) = (!isDisabled, thumb / 2 - inset)
      if !hasFeedback { traits.detents = nil }
      var thumbs = ThumbTraits(distances: distances, whenMeeting: meeting)
      thumbs.pushedThumbReturns = pushedThumbReturns
      thumbs.movesBothBetween = movesBoth
      traits.thumbs = thumbs
      return traits
    }

    private var declaredDrag: ControlTraits.Drag {
      switch drag {
      case .absolute: .absolute
      case .grabbed: .grabbed
      case .relative: .relative
      case .grabbedOrTapped: .grabbedOrTapped
      }
    }

    private var declaredArea: ControlTraits.GrabArea {
      switch area {
      case .anywhere: .anywhere
      case .bounds: .bounds
      case .thumb: .thumb
      case .margin: .custom
      }
    }
  }
}
