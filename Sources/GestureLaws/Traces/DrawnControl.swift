import GestureEngine

/// A view of a control that changes its value on release: its value follows the touch, as the drawing does.
///
/// Laws judge the places and motions of the touches by this view, as those of any other control. A value that the program
/// sets during a touch is the value until the touch moves on; the control itself may leave the preview under the touch.
struct DrawnControl<Base: Control>: Control {
  let traits: ControlTraits
  private(set) var value: Double
  private var base: Base
  /// A copy that looks as the control does at a value of the program's, until the touch moves on.
  private var rest: Base?
  /// The touch that drags; `nil` between gestures.
  private var touch: Int?

  init(_ configuration: Base.Configuration) throws(ConfigurationError) {
    self.init(try Base(configuration))
  }

  /// Creates the view of a control between two gestures.
  init(_ base: Base) {
    self.base = base
    traits = base.traits.ofDrawing
    value = base.value
  }

  private var shown: Base { rest ?? base }
  var isTracking: Bool { base.isTracking }
  var presentedValue: Double { shown.presentedValue }
  var lookups: Int { base.lookups }
  var track: Track { base.track }
  var thumb: GestureRect? { shown.thumb }
  var hitArea: GestureRect? { shown.hitArea }
  var naturalSize: GestureSize { base.naturalSize }
  var scene: ControlScene { shown.scene }

  mutating func handle(_ event: GestureEvent) -> Response {
    if case .set(let number) = event, touch != nil { return set(number) }
    if rest != nil, case .up(let point, let id) = event, id == touch {
      guard let point else { return liftOff() }
      let old = value
      let lift = handle(.move(point, id: id)).followed(by: handle(.up(nil, id: id)))
      // The value may go back from an end to a stop before.
      var seen = Response(from: old, to: value, in: traits.range, editing: lift.editing)
      seen.isAnimating = lift.isAnimating
      return seen
    }
    if case .down(let point, let id) = event, id == touch, point.isUsable, glidesBack {
      return handle(.cancel(id: id)).followed(by: handle(event))
    }
    let (old, oldBase, oldDrawn, oldTouch) = (value, base.value, base.presentedValue, touch)
    var response = base.handle(event)
    if let editing = response.editing { follow(event, editing) }
    if land() { response.isAnimating = false }
    if touch == nil {
      (value, rest) = (base.value, nil)
    } else if isMotion(event) || oldTouch != nil && response.editing == .began
      || mayMove(event) && !base.presentedValue.isSame(as: oldDrawn)
    {
      // A touch that goes down again after a lost end may find the preview that it has left.
      (value, rest) = (drawnValue, nil)
    } else if !base.value.isSame(as: oldBase) {
      value = base.value
    }
    switch event {
    case .resize, .wait: _ = rest?.handle(event)
    case .down, .move, .up, .cancel, .revert, .set, .adjust, .thumbs: break
    }
    var seen = Response()
    if event.isByUser || response.change != nil {
      seen = Response(from: old, to: value, in: traits.range, editing: response.editing)
      if oldTouch != nil, response.editing == .began {
        // The touch before has lost its end, and counts as cancelled.
        seen = Response(from: old, to: oldBase, in: traits.range, editing: .cancelled)
          .followed(
            by: Response(from: oldBase, to: value, in: traits.range, editing: response.editing))
      }
    }
    seen.isAnimating = response.isAnimating
    return seen
  }

  /// The value for which the drawing stands: of the stops beside it, that which the control would commit, if it lies halfway
  /// between them, or the control has a rounding of its own.
  private var drawnValue: Double {
    let drawn = base.presentedValue
    if drawn.isSame(as: base.value) { return drawn }
    let stop = traits.drawn(drawn)
    guard let touch else { return stop }
    var next = base
    if let stops = traits.stops, traits.stepRounding == .custom {
      // Without a track, a touch leads no further.
      guard track.isUsable else { return value }
      guard let own = next.handle(.up(nil, id: touch)).committed else { return stop }
      let beyond = stops.stop(after: own, drawn > own ? .fineUp : .fineDown)
      return (own - drawn) * (beyond - drawn) <= 0 ? own : stop
    }
    guard let other = traits.stop(asFarAs: stop, from: drawn) else { return stop }
    return next.handle(.up(nil, id: touch)).committed == other ? other : stop
  }

  /// Lets a drawing that glides to the value between two gestures come there at once.
  ///
  /// Such a drawing is no preview. The control may let a touch catch it on its way, which changes no value. Laws of drawings
  /// judge the glide of the control itself.
  ///
  /// - Returns: Whether the drawing had a way to go.
  private mutating func land() -> Bool {
    guard touch == nil, glides(base) else { return false }
    _ = base.handle(.wait(1000))
    return true
  }

  /// Whether the drawing glides back to the value if the touch is cancelled.
  private var glidesBack: Bool {
    var next = base
    _ = next.handle(.cancel())
    return glides(next)
  }

  /// Returns whether the drawing of a control glides to its value.
  private func glides(_ control: Base) -> Bool {
    !traits.changesOverTime && traits.doubleTapTime == 0
      && !control.presentedValue.isSame(as: control.value)
  }

  /// Follows the begin or the end of a gesture.
  private mutating func follow(_ event: GestureEvent, _ editing: Response.Editing) {
    (touch, rest) = (nil, nil)
    if editing == .began, case .down(_, let id) = event { touch = id }
  }

  /// Sets a value of the program's during a touch.
  private mutating func set(_ number: Double) -> Response {
    var next = base
    // The control has another value than this view. A value that it has already would end no preview.
    _ = next.handle(.set(value))
    if next.value.isSame(as: base.value), !value.isSame(as: base.value) {
      let (least, greatest) = (traits.range.lowerBound, traits.range.upperBound)
      _ = next.handle(.set(number - least < greatest - number ? greatest : least))
    }
    var response = next.handle(.set(number))
    response.change = nil
    // No number, and the value that the drawing shows already, change nothing.
    if number.isNaN || number.isSame(as: value) || next.value.isSame(as: value) { return response }
    (base, value) = (next, next.value)
    _ = next.handle(.cancel())
    rest = next
    return response
  }

  /// Ends a touch that has not moved since the program has set the value, which stays.
  ///
  /// The control itself may commit the preview that is still under the touch: law D8 judges that by the values.
  private mutating func liftOff() -> Response {
    let response = base.handle(.cancel())
    (touch, rest, value) = (nil, nil, base.value)
    var seen = Response()
    seen.editing = .committed(value: value)
    seen.isAnimating = !land() && response.isAnimating
    return seen
  }

  /// Returns whether the value is that of the drawing after an event that changes the drawing.
  ///
  /// A drawing that still glides to the value of an earlier gesture is no preview.
  private func mayMove(_ event: GestureEvent) -> Bool {
    if case .wait = event { traits.changesOverTime } else { true }
  }

  /// Returns whether the value is that of the drawing after an event, also if the drawing has not changed: after a motion of a
  /// drag whose preview stays under the touch when the program sets the value.
  private func isMotion(_ event: GestureEvent) -> Bool {
    guard traits.drag == .absolute || traits.drag == .grabbed else { return false }
    switch event {
    case .down(let point, let id), .move(let point, let id):
      return id == touch && point.isUsable && track.isUsable
    case .up, .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: return false
    }
  }
}

extension ControlTraits {
  /// Whether the control changes its value on release, has a single value, and is no switch.
  var changesLate: Bool {
    #if hasFeature(Embedded)
      false
    #else
      changesOnRelease && !drag.isSwitch && thumbs == nil
    #endif
  }

  /// Whether laws judge the ``DrawnControl`` of the control.
  ///
  /// The drawing does not tell a place that a tap shows as it goes down, or a motion that is put off, from a drag.
  var hasDrawingToJudge: Bool {
    changesLate && !hasOwnScale && samplingInterval == 0 && tap != .seeksAtOnce && tap != .pages
  }

  /// The traits by which laws judge the value itself, which changes in no drag of a control that ``changesOnRelease``.
  var ofValues: ControlTraits {
    guard changesLate else { return self }
    var traits = self
    (traits.drag, traits.turns) = (.custom, false)
    (traits.thumbStaysAtDown, traits.holdsAfterJump) = (false, false)
    return traits
  }

  /// The traits of the ``DrawnControl``.
  fileprivate var ofDrawing: ControlTraits {
    var traits = self
    traits.changesOnRelease = false
    // A touch that is cancelled leaves nothing of the drawing behind.
    (traits.onCancel, traits.slop) = (.reverts, 0)
    traits.detents = nil
    return traits
  }

  /// Returns the value for which a drawing stands: it may lie between two stops, or beyond an end.
  fileprivate func drawn(_ number: Double) -> Double {
    let inside = Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
    guard let stop = stops?.snap(inside), !isClose(stop, inside) else { return inside }
    return stop
  }

  /// Returns another stop that is as far from a place as `stop` is; `nil` without one.
  fileprivate func stop(asFarAs stop: Double, from place: Double) -> Double? {
    guard !isClose(stop, place), let other = stops?.snap(2 * place - stop), other != stop,
      isClose(other + stop, 2 * place, after: 4)
    else { return nil }
    return other
  }
}
