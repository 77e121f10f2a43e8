import GestureTesting

extension DesignedSlider {
  /// The design of a ``DesignedSlider``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Drag: UInt8, Sendable { case absolute, grabbed, relative, grabbedOrTapped }
    enum Area: UInt8, Sendable { case anywhere, bounds, thumb }
    enum Tap: UInt8, Sendable { case usual, ignored, seeks, seeksAtOnce, pages }

    var drag = Drag.absolute
    var area = Area.anywhere
    var direction = Direction.leftToRight
    var tap = Tap.usual
    var onCancel = ControlTraits.CancelPolicy.keeps
    var overshoot = ControlTraits.Overshoot.reanchors
    var hasSteps = false
    /// Whether the last step, half as long as the others, is rounded as if it were whole.
    var roundsWholeSteps = false
    var roundsSets = true
    var isSticky = false
    var holdsAfterJump = false
    var thumbStaysAtDown = false
    /// Whether a touch must move by six points to drag.
    var hasDistance = false
    /// Whether a touch must be down for 0.3 seconds to drag.
    var hasTime = false
    var startsAtTheSample = false
    var yieldsToScrolling = false
    /// Whether a motion is put off that comes within 0.05 seconds of the one before.
    var isSampled = false
    /// Whether the value grows exponentially, from 1 to 100.
    var isExponential = false
    /// Whether a second tap within 0.3 seconds sets 6.
    var resetsAtDoubleTaps = false
    /// Whether the value snaps as a touch lifts off, and not before.
    var snapsOnRelease = false
    /// Whether the slider computes in single precision.
    var isSingle = false
    /// Whether it rounds the position of a touch to whole points.
    var roundsPoints = false
    /// Whether motion across counts in a relative drag.
    var followsBothAxes = false
    /// Whether a motion counts half where the touch is far beside its `down`.
    var isFine = false
    /// Whether the value goes on at one bound from the other.
    var wraps = false
    /// Whether a drag goes on after the touch, and slows down.
    var hasMomentum = false
    var isDisabled = false
    var hasFeedback = true

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("drag", ["absolute", "grabbed", "relative", "grabbedOrTapped"]) { $1(&$0.drag) },
      .choice("area", ["anywhere", "bounds", "thumb"]) { $1(&$0.area) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("tap", ["usual", "ignored", "seeks", "seeksAtOnce", "pages"]) { $1(&$0.tap) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .flag("hasSteps") { $1(&$0.hasSteps) },
      .flag("roundsWholeSteps") { $1(&$0.roundsWholeSteps) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .flag("holdsAfterJump") { $1(&$0.holdsAfterJump) },
      .flag("thumbStaysAtDown") { $1(&$0.thumbStaysAtDown) },
      .flag("hasDistance") { $1(&$0.hasDistance) },
      .flag("hasTime") { $1(&$0.hasTime) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("isSampled") { $1(&$0.isSampled) },
      .flag("isExponential") { $1(&$0.isExponential) },
      .flag("resetsAtDoubleTaps") { $1(&$0.resetsAtDoubleTaps) },
      .flag("snapsOnRelease") { $1(&$0.snapsOnRelease) },
      .flag("isSingle") { $1(&$0.isSingle) },
      .flag("roundsPoints") { $1(&$0.roundsPoints) },
      .flag("followsBothAxes") { $1(&$0.followsBothAxes) },
      .flag("isFine") { $1(&$0.isFine) },
      .flag("wraps") { $1(&$0.wraps) },
      .flag("hasMomentum") { $1(&$0.hasMomentum) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
      .flag("hasFeedback") { $1(&$0.hasFeedback) },
    ]

    /// The distance that recognises a drag.
    var distance: Double { hasDistance ? 6 : 0 }
    /// Whether a touch that first moves across is given up.
    ///
    /// A touch that drags after a time does so in any direction.
    var yields: Bool { yieldsToScrolling && !hasTime }
    /// Whether a touch does not drag at once.
    var recognisesDrags: Bool { hasDistance || hasTime || yields }
    /// Whether a touch that could drag, and does not, goes to its place.
    var seeksAtTaps: Bool {
      tap == .seeks && hasDistance && (drag == .relative || drag == .absolute)
    }

    /// The scale of the value.
    var scale: Scale? { try? isExponential ? Scale(1...100, .exponential) : Scale(0...10) }
    /// Whether a value is a whole number of steps, or the upper bound.
    var hasWholeSteps: Bool { roundsWholeSteps && hasSteps && !isExponential && !snapsOnRelease }
    private var steps: Snapping? {
      if isExponential { return try? Snapping(range: 1...100, step: 9) }
      return try? Snapping(range: 0...10, step: hasWholeSteps ? 4 : 2)
    }
    /// Whether motion across the track counts.
    var countsBothAxes: Bool { followsBothAxes && drag == .relative && !yields }
    /// Whether a motion counts with the speed at its end.
    var isFineDrag: Bool { isFine && drag == .relative && !countsBothAxes }

    /// Whether a drag leads around.
    var goesAround: Bool {
      wraps && drag == .relative && !isExponential && !hasSteps && !snapsOnRelease
    }
    /// Whether a drag goes on by itself.
    var goesOn: Bool {
      hasMomentum && drag == .relative && tap == .usual && !resetsAtDoubleTaps && !isSticky
        && !snapsOnRelease && !isSampled
    }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: isExponential ? 1...100 : 0...10, scale: isExponential ? .exponential : .linear,
        stops: hasSteps && !snapsOnRelease ? steps : nil, drag: declaredDrag,
        grabArea: declaredArea, direction: direction,
        rest: isSticky ? lowest : nil, onCancel: onCancel, overshoot: overshoot,
        minimumDistance: distance)
      (traits.roundsSets, traits.hasOwnAdjustments) = (roundsSets, isSticky)
      if hasWholeSteps { traits.stepRounding = .wholeSteps }
      (traits.minimumTime, traits.yieldsToScrolling) = (hasTime ? 0.3 : 0, yields)
      traits.dragStart = startsAtTheSample || hasTime ? .atTheSample : .atTheDistance
      traits.samplingInterval = isSampled ? 0.05 : 0
      traits.holdsAfterJump = holdsAfterJump && drag == .grabbed
      traits.thumbStaysAtDown = thumbStaysAtDown && drag == .absolute
      if seeksAtTaps { (traits.tap, traits.tapTolerance, traits.tapTime) = (.seeks, 6, 0.5) }
      if drag == .grabbedOrTapped {
        traits.tapTolerance = 6
        switch tap {
        case .ignored: traits.tap = .ignored
        case .seeksAtOnce: traits.tap = .seeksAtOnce
        case .pages: traits.tap = snapsOnRelease ? nil : .pages
        case .usual, .seeks: break
        }
      }
      if snapsOnRelease, !isSticky { traits.stopsOnRelease = steps }
      if resetsAtDoubleTaps {
        (traits.doubleTapTime, traits.doubleTapValue, traits.tapTolerance) = (0.3, 6, 6)
      }
      traits.precision = isSingle ? .single : .double
      traits.resolution = roundsPoints ? 1 : 0
      traits.followsBothAxes = countsBothAxes
      (traits.wraps, traits.changesOverTime) = (goesAround, goesOn)
      traits.isEnabled = !isDisabled
      if !hasFeedback { traits.detents = nil }
      traits.scrubbing = isFineDrag ? .atTheNewPlace : .alongTheWay
      return traits
    }

    /// The lower bound.
    var lowest: Double { isExponential ? 1 : 0 }

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
      }
    }
  }
}
