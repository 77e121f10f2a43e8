import GestureTesting

/// A switch whose configuration is its design: it does what each combination of its traits says.
struct DesignedSwitch: DesignedControl {
  let configuration: Configuration
  let traits: ControlTraits
  private(set) var value = 0.0
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  /// The place where the thumb is drawn, a part of the track.
  private var shown = 0.0
  /// The place of the thumb that a touch drags.
  private var raw = 0.0
  private var valueBefore = 0.0
  /// Whether the touch has moved by the slop.
  private var hasLeft = false
  private var (isDragging, isGivenUp, isTap) = (false, false, false)
  private var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  /// The seconds since the `down`, and since the last motion; the speed of that motion, in points a second.
  private var (seconds, secondsSinceMotion, speed) = (0.0, 0.0, 0.0)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var presentedValue: Double { shown }
  var isTracking: Bool { tracker.isTracking }
  var track: Track {
    let inset = configuration.shape.inset
    return Track(start: inset, length: traits.direction.length(of: size) - 2 * inset)
  }
  var thumb: GestureRect? { frame(ofWidth: configuration.shape.thumb, at: shown) }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let number): set(to: number)
    case .adjust(let way):
      if !isTracking, traits.isEnabled { go(to: way.isUpward ? 1 : 0) }
    case .wait(let wait): pass(GestureEvent.duration(wait))
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    var response =
      event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = !isDrawnByTouch && shown != value
    return response
  }

  /// Whether the drawing follows a touch.
  private var isDrawnByTouch: Bool { isTracking && isDragging && !configuration.hidesDrags }

  private mutating func set(to number: Double) {
    let new = number > 0.5 ? 1.0 : 0
    guard !number.isNaN, new != value else { return }
    (raw, valueBefore) = (new, new)
    go(to: new)
  }

  /// Takes a side, at once or in time.
  private mutating func go(to side: Double) {
    value = side
    if !configuration.glides || isDrawnByTouch { shown = side }
  }

  private mutating func pass(_ wait: Double) {
    seconds += wait
    secondsSinceMotion += wait
    if isDrawnByTouch || shown == value { return }
    let way = 5 * wait
    shown = shown < value ? min(value, shown + way) : max(value, shown - way)
  }
}

// The touches of a switch whose configuration is its design.
extension DesignedSwitch {
  private func accepts(_ point: GesturePoint) -> Bool {
    guard traits.isEnabled else { return false }
    return switch configuration.area {
    case .anywhere: true
    case .bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(point)
    case .thumb: thumb?.contains(point) == true
    }
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let before = self
    switch tracker.receive(event, accepts: { before.accepts($0) }) {
    case nil: return nil
    case .began(let point)?:
      (down, last, raw) = (point, point, configuration.hidesDrags ? value : shown)
      (seconds, secondsSinceMotion, speed) = (0, 0, 0)
      (isDragging, isGivenUp, isTap) = (false, false, true)
      (valueBefore, hasLeft) = (value, false)
      if configuration.togglesAtDown {
        go(to: 1 - value)
        isTap = false
      }
      return .began
    case .moved(let point)?:
      move(to: point)
      return nil
    case .ended(let point)?:
      if let point { move(to: point) }
      release()
      return .committed(value: value)
    case .cancelled(let reverts)?:
      // A touch that has not moved by the slop reverts in any case.
      if configuration.togglesAtDown,
        reverts || traits.onCancel == .reverts || !hasLeft
      {
        go(to: valueBefore)
      }
      if !configuration.glides { shown = value }
      return .cancelled
    }
  }

  private mutating func move(to point: GesturePoint) {
    let previous = last
    last = point
    hasLeft = hasLeft || point.isAtLeast(traits.slop, from: down)
    if point != previous {
      let way = along(point) - along(previous)
      (speed, secondsSinceMotion) = (way / max(secondsSinceMotion, 0.001), 0)
    }
    guard traits.drag == .tappedOrDragged else {
      isTap = isTap && isNear(point)
      return
    }
    guard !isGivenUp else { return }
    let wasDragging = isDragging
    if !isDragging { recognise(point) }
    guard isDragging else { return }
    if wasDragging { drag(by: along(point) - along(previous)) }
    if !configuration.hidesDrags { shown = min(1, max(0, raw)) }
  }

  /// Handles a motion of a touch that does not drag yet.
  private mutating func recognise(_ point: GesturePoint) {
    guard point != down, point.isAtLeast(traits.minimumDistance, from: down) else { return }
    isTap = false
    let way = along(point) - along(down)
    if configuration.yields {
      let across = traits.direction.isHorizontal ? point.y - down.y : point.x - down.x
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let distance = traits.minimumDistance
    let isByWay = traits.dragStart == .atTheDistance
    // The distance of a thumb is measured along its track.
    if isByWay, abs(way) < distance { return }
    isDragging = true
    if !configuration.hidesDrags { raw = shown }
    if isByWay || distance == 0 { drag(by: way > 0 ? way - distance : way + distance) }
  }

  private mutating func drag(by way: Double) {
    guard track.isUsable else { return }
    raw += way / track.length
    if traits.overshoot == .reanchors { raw = min(1, max(0, raw)) }
  }

  private mutating func release() {
    let isFast = configuration.isFlung && abs(speed) > 100 && secondsSinceMotion < 0.1
    if isDragging {
      go(to: isFast ? (speed > 0 ? 1 : 0) : raw > 0.5 ? 1 : 0)
      isDragging = false
    } else if isTap, !isGivenUp, seconds < configuration.tapTime, configuration.toggles {
      go(to: 1 - value)
    }
    if !configuration.glides { shown = value }
  }

  /// Returns whether a touch of a button may lift off at a point.
  private func isNear(_ point: GesturePoint) -> Bool {
    let across = max(0, -point.x, point.x - size.width)
    let down = max(0, -point.y, point.y - size.height)
    return across == 0 && down == 0
      || (across * across + down * down).squareRoot() < traits.tapTolerance
  }

  private func along(_ point: GesturePoint) -> Double {
    traits.direction.onTrack(point, in: size).x
  }
}
