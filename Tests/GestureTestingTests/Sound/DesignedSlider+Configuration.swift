import GestureTesting

extension DesignedSlider {
  /// The design of a ``DesignedSlider``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Drag: UInt8, Sendable { case absolute, grabbed, relative, grabbedOrTapped }
    enum Area: UInt8, Sendable { case anywhere, bounds, thumb, margin }
    enum Tap: UInt8, Sendable { case usual, ignored, seeks, seeksAtOnce, pages }
    enum Steps: UInt8, Sendable { case none, fifths, tenths, hundredths }

    var drag = Drag.absolute
    var area = Area.anywhere
    var direction = Direction.leftToRight
    var tap = Tap.usual
    var onCancel = ControlTraits.CancelPolicy.keeps
    var overshoot = ControlTraits.Overshoot.reanchors
    /// The bounds of the value.
    var extent = DesignedExtent.ten
    /// The length of a step: parts of the range.
    var steps = Steps.none
    /// The width of the thumb, and its place at the ends.
    var shape = DesignedShape.usual
    /// Whether the last step, half as long as the others, is rounded as if it were whole.
    var roundsWholeSteps = false
    var roundsSets = true
    var isSticky = false
    var holdsAfterJump = false
    var thumbStaysAtDown = false
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    /// Whether the middle of the track holds the value while the touch is within four points.
    var hasMark = false
    /// Whether a touch must be down for 0.3 seconds to drag.
    var hasTime = false
    var startsAtTheSample = false
    var yieldsToScrolling = false
    /// Whether a motion is put off that comes within 0.05 seconds of the one before.
    var isSampled = false
    /// Whether the value grows exponentially, from 1 to 100.
    var isExponential = false
    /// Whether the value grows with the square of the place.
    var isSquared = false
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
    /// Whether the value stays until a touch lifts off, and the drawing alone follows it.
    var changesOnRelease = false
    /// Whether keys add parts of the range.
    var hasKeySteps = false
    var isDisabled = false
    var hasFeedback = true

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("drag", ["absolute", "grabbed", "relative", "grabbedOrTapped"]) { $1(&$0.drag) },
      .choice("area", ["anywhere", "bounds", "thumb", "margin"]) { $1(&$0.area) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("tap", ["usual", "ignored", "seeks", "seeksAtOnce", "pages"]) { $1(&$0.tap) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("overshoot", ["reanchors", "accumulates"]) { $1(&$0.overshoot) },
      .choice("extent", DesignedExtent.names) { $1(&$0.extent) },
      .choice("steps", ["none", "fifths", "tenths", "hundredths"]) { $1(&$0.steps) },
      .choice("shape", DesignedShape.names) { $1(&$0.shape) },
      .flag("roundsWholeSteps") { $1(&$0.roundsWholeSteps) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("isSticky") { $1(&$0.isSticky) },
      .flag("holdsAfterJump") { $1(&$0.holdsAfterJump) },
      .flag("thumbStaysAtDown") { $1(&$0.thumbStaysAtDown) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("hasMark") { $1(&$0.hasMark) },
      .flag("hasTime") { $1(&$0.hasTime) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("isSampled") { $1(&$0.isSampled) },
      .flag("isExponential") { $1(&$0.isExponential) },
      .flag("isSquared") { $1(&$0.isSquared) },
      .flag("resetsAtDoubleTaps") { $1(&$0.resetsAtDoubleTaps) },
      .flag("snapsOnRelease") { $1(&$0.snapsOnRelease) },
      .flag("isSingle") { $1(&$0.isSingle) },
      .flag("roundsPoints") { $1(&$0.roundsPoints) },
      .flag("followsBothAxes") { $1(&$0.followsBothAxes) },
      .flag("isFine") { $1(&$0.isFine) },
      .flag("wraps") { $1(&$0.wraps) },
      .flag("hasMomentum") { $1(&$0.hasMomentum) },
      .flag("changesOnRelease") { $1(&$0.changesOnRelease) },
      .flag("hasKeySteps") { $1(&$0.hasKeySteps) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
      .flag("hasFeedback") { $1(&$0.hasFeedback) },
    ]

    /// The distance that recognises a drag.
    var distance: Double { minimum.points }
    /// The width of the thumb.
    var thumb: Double { shape.thumb }
    /// The distance of the ends of the track from those of the bounds.
    var inset: Double { shape.inset }
    /// The distance from the middle within which a mark holds the value.
    var mark: Double { hasMark && steps == .none && !goesAround && !goesOn ? 4 : 0 }
    /// Whether a touch that first moves across is given up.
    ///
    /// A touch that drags after a time does so in any direction.
    var yields: Bool { yieldsToScrolling && !hasTime }
    /// Whether a touch does not drag at once.
    var recognisesDrags: Bool { distance > 0 || hasTime || yields }
    /// Whether a touch that could drag, and does not, goes to its place.
    var seeksAtTaps: Bool {
      tap == .seeks && distance > 0 && (drag == .relative || drag == .absolute)
    }
    /// The distance from which a touch is no tap.
    var tapDistance: Double { minimum.ofATap }

    /// The bounds of the value.
    var range: ClosedRange<Double> { isExponential ? extent.exponentialRange : extent.range }
    /// Whether the scale is the slider's own.
    var hasOwnScale: Bool { isSquared && !isExponential && !hasWholeSteps }
    /// The scale of the value.
    var scale: Scale? { try? Scale(range, isExponential ? .exponential : .linear) }
    /// The length of a step.
    var step: Double {
      let span = range.upperBound - range.lowerBound
      return switch steps {
      case .none, .fifths: hasWholeSteps ? span * 4 / 10 : span / 5
      case .tenths: span * 3 / 10
      case .hundredths: span / 100
      }
    }
    /// Whether a value is a whole number of steps, or the upper bound.
    var hasWholeSteps: Bool {
      roundsWholeSteps && steps == .fifths && !isExponential && !snapsOnRelease
    }
    private var stops: Snapping? { try? Snapping(range: range, step: step) }
    /// The value that a double tap sets.
    var middle: Double {
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * 6 / 10
      return steps == .none || snapsOnRelease ? value : stops?.snap(value) ?? value
    }
    /// Whether motion across the track counts.
    var countsBothAxes: Bool { followsBothAxes && drag == .relative && !yields }
    /// Whether a motion counts with the speed at its end.
    var isFineDrag: Bool { isFine && drag == .relative && !countsBothAxes }

    /// Whether a drag leads around.
    var goesAround: Bool {
      wraps && drag == .relative && !isExponential && !hasOwnScale && steps == .none
        && !snapsOnRelease
    }
    /// Whether a drag goes on by itself.
    var goesOn: Bool {
      hasMomentum && drag == .relative && tap == .usual && !resetsAtDoubleTaps && !isSticky
        && !snapsOnRelease && !isSampled
    }

    /// Whether the value stays until a touch lifts off.
    var waitsForTheEnd: Bool { changesOnRelease && !isSticky && !goesOn }

    /// The steps of the keys; `nil` for those of most controls.
    var keySteps: ControlTraits.KeySteps? {
      let span = range.upperBound - range.lowerBound
      return hasKeySteps ? .init(span / 5, page: span / 2, fine: span / 10) : nil
    }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: range, scale: isExponential ? .exponential : .linear,
        stops: steps != .none && !snapsOnRelease ? stops : nil, drag: declaredDrag,
        grabArea: declaredArea, direction: direction,
        rest: isSticky ? lowest : nil, onCancel: onCancel, overshoot: overshoot,
        minimumDistance: distance)
      (traits.roundsSets, traits.hasOwnAdjustments) = (roundsSets, isSticky)
      traits.hasOwnScale = hasOwnScale
      traits.keySteps = keySteps
      if hasWholeSteps { traits.stepRounding = .wholeSteps }
      (traits.minimumTime, traits.yieldsToScrolling) = (hasTime ? 0.3 : 0, yields)
      traits.dragStart = startsAtTheSample || hasTime ? .atTheSample : .atTheDistance
      traits.samplingInterval = isSampled ? 0.05 : 0
      traits.holdsAfterJump = holdsAfterJump && drag == .grabbed
      traits.thumbStaysAtDown = thumbStaysAtDown && drag == .absolute
      if seeksAtTaps {
        (traits.tap, traits.tapTolerance, traits.tapTime) = (.seeks, tapDistance, 0.5)
      }
      if drag == .grabbedOrTapped {
        traits.tapTolerance = tapDistance
        switch tap {
        case .ignored: traits.tap = .ignored
        case .seeksAtOnce: traits.tap = .seeksAtOnce
        case .pages: traits.tap = snapsOnRelease ? nil : .pages
        case .usual, .seeks: break
        }
      }
      if snapsOnRelease, !isSticky { traits.stopsOnRelease = stops }
      if resetsAtDoubleTaps {
        (traits.doubleTapTime, traits.doubleTapValue) = (0.3, middle)
        traits.tapTolerance = tapDistance
      }
      traits.precision = isSingle && extent != .far && !hasOwnScale ? .single : .double
      traits.resolution = mark + (roundsPoints ? 1 : 0)
      traits.followsBothAxes = countsBothAxes
      (traits.wraps, traits.changesOverTime) = (goesAround, goesOn)
      traits.changesOnRelease = waitsForTheEnd
      (traits.isEnabled, traits.overhang) = (!isDisabled, thumb / 2 - inset)
      if !hasFeedback { traits.detents = nil }
      traits.scrubbing = isFineDrag ? .atTheNewPlace : .alongTheWay
      return traits
    }

    /// The lower bound.
    var lowest: Double { range.lowerBound }

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
