import GestureTesting

/// A pull to refresh, a row of a list, a slide to unlock or a lever, whose configuration is its design: a touch drags it,
/// and it goes to an end or back.
struct DesignedPull: DesignedControl {
  let configuration: Configuration
  let traits: ControlTraits
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  private(set) var value = 0.0
  /// The place of the drawing, as a value, which may be beyond the ends, and the place to which it glides.
  private var (shown, goal): (Double, Double?) = (0, nil)
  /// The place of the handle under a touch, as a value; that of a rubber band, from 0 to infinity.
  private var raw = 0.0
  private var valueBefore = 0.0
  private var (isDragging, isGivenUp, hasMoved, isCaught) = (false, false, false, false)
  private var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  /// The seconds since the last motion, and its speed in ways a second.
  private var (seconds, speed) = (0.0, 0.0)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var presentedValue: Double { shown }
  var isTracking: Bool { tracker.isTracking }
  var track: Track {
    let length = traits.direction.length(of: size)
    if configuration.hasKnob { return Track(start: 20, length: length - 40) }
    guard configuration.way != .track else { return Track(length: length) }
    return Track(length: length > 0 ? configuration.isRubber ? 120 : 160 : 0)
  }
  var thumb: GestureRect? {
    configuration.hasKnob ? frame(ofWidth: 40, at: fraction(of: shown)) : nil
  }

  private func fraction(of place: Double) -> Double {
    (place - traits.range.lowerBound) / configuration.span
  }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let number):
      if !number.isNaN, clamped(number) != value {
        jump(to: clamped(number))
        (raw, valueBefore, hasMoved) = (rawPlace, value, false)
      }
    case .adjust(let way):
      if !isTracking, traits.isEnabled, let steps = traits.keySteps {
        jump(to: steps.value(after: value, way, in: traits.range))
      }
    case .wait(let wait): pass(GestureEvent.duration(wait))
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    let isTimed = if case .wait = event { true } else { false }
    var response =
      event.isByUser || isTimed
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = goal != nil
    return response
  }

  private mutating func jump(to place: Double) { (value, shown, goal) = (place, place, nil) }

  private mutating func pass(_ wait: Double) {
    seconds += wait
    guard !isTracking, let goal else { return }
    let way = 4 * wait
    shown = shown < goal ? min(goal, shown + way) : max(goal, shown - way)
    if traits.changesOverTime { value = clamped(shown) }
    if shown == goal { jump(to: goal) }
  }
}

// The touches of a pull whose configuration is its design.
extension DesignedPull {
  private func accepts(_ point: GesturePoint) -> Bool {
    guard traits.isEnabled else { return false }
    if let thumb { return thumb.contains(point) }
    return configuration.area == .anywhere
      || GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(point)
  }

  /// The place of the handle as a motion changes it.
  private var rawPlace: Double {
    configuration.isRubber ? value / max(1e-3, 1 - value) : shown
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let old = self
    switch tracker.receive(event, accepts: { old.accepts($0) }) {
    case nil: return nil
    case .began(let point)?:
      (down, last, raw) = (point, point, rawPlace)
      (valueBefore, isCaught, goal) = (value, goal != nil, nil)
      (seconds, speed, hasMoved) = (0, 0, false)
      (isDragging, isGivenUp) = (traits.minimumDistance == 0 && !traits.yieldsToScrolling, false)
      return .began
    case .moved(let point)?:
      move(to: point)
      return nil
    case .ended(let point)?:
      if let point { move(to: point) }
      return .committed(value: release())
    case .cancelled(let reverts)?:
      let goesBack = reverts || traits.onCancel == .reverts
      switch configuration.role {
      case .refresh, .lever: settle(at: 0)
      case .row where !goesBack: settleAtAnEnd(isOpen: clamped(shown) >= configuration.opening)
      case .row: settle(at: isCaught ? valueBefore.rounded() : valueBefore)
      case .unlock: settle(at: goesBack ? valueBefore : value)
      }
      return .cancelled
    }
  }

  /// Lets the handle go, and returns the committed value.
  private mutating func release() -> Double {
    let place = value
    switch configuration.role {
    case .refresh, .lever:
      settle(at: 0)
      return place
    case .unlock: settle(at: place >= configuration.latch ? 1 : 0)
    case .row:
      let isFlung = configuration.flings && hasMoved && seconds < 0.1 && abs(speed) > 1
      settleAtAnEnd(isOpen: isFlung ? speed > 0 : place >= configuration.opening)
    }
    return value
  }

  /// Takes a row to an end, unless the touch has not moved it.
  private mutating func settleAtAnEnd(isOpen: Bool) {
    if hasMoved || isCaught { settle(at: isOpen ? 1 : 0) }
  }

  /// Goes to a place, at once or in time.
  private mutating func settle(at place: Double) {
    guard configuration.glides, shown != place else { return jump(to: place) }
    goal = place
    if !traits.changesOverTime { value = place }
  }

  private mutating func move(to point: GesturePoint) {
    let previous = last
    last = point
    guard !isGivenUp else { return }
    if isDragging {
      drag(by: along(point) - along(previous))
    } else if point != down, point.isAtLeast(traits.minimumDistance, from: down) {
      recognise(point)
    }
  }

  /// Handles a motion of a touch that does not drag yet.
  private mutating func recognise(_ point: GesturePoint) {
    let (way, distance) = (along(point) - along(down), traits.minimumDistance)
    if traits.yieldsToScrolling {
      let across = traits.direction.isHorizontal ? point.y - down.y : point.x - down.x
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let isByWay = traits.dragStart == .atTheDistance
    // The distance is measured along the track.
    if isByWay, abs(way) < distance { return }
    isDragging = true
    if isByWay { drag(by: way > 0 ? way - distance : way + distance) }
  }

  private mutating func drag(by way: Double) {
    guard way != 0, track.isUsable else { return }
    let moved = way / track.length * (configuration.isRubber ? 1 : configuration.span)
    (speed, seconds, hasMoved) = (seconds > 0 ? moved / seconds : 0, 0, true)
    raw += moved
    let accumulates = traits.overshoot == .accumulates
    if configuration.isRubber {
      if !accumulates { raw = max(0, raw) }
      shown = max(0, raw) / (max(0, raw) + 1)
    } else {
      if !accumulates { raw = clamped(raw) }
      let beyond = configuration.isElastic ? raw - clamped(raw) : 0
      shown = clamped(raw) + 0.25 * beyond / (1 + abs(beyond))
    }
    value = clamped(shown)
  }

  private func along(_ point: GesturePoint) -> Double {
    traits.direction.onTrack(point, in: size).x
  }
}
