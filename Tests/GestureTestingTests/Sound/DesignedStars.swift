import GestureTesting

/// A row of stars whose configuration is its design: a touch lights the stars up to its place.
struct DesignedStars: DesignedControl {
  let configuration: Configuration
  let traits: ControlTraits
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  /// The stars that are drawn.
  private var shown = 0.0
  private var valueBefore = 0.0
  private var (isDragging, isTap) = (false, false)
  private var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var value: Double { configuration.waitsForTheEnd && isTracking ? valueBefore : shown }
  var presentedValue: Double { shown }
  var isTracking: Bool { tracker.isTracking }
  var track: Track {
    let inset = configuration.isPadded ? 12.0 : 0
    return Track(start: inset, length: traits.direction.length(of: size) - 2 * inset)
  }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let number):
      let new = traits.roundsSets ? legal(number) : clamped(number)
      if !number.isNaN, number != value, new != value { (shown, valueBefore) = (new, new) }
    case .adjust(let way): if !isTracking, traits.isEnabled { shown = adjusted(way) }
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .wait, .thumbs: break
    }
    return event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
  }

  private func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    let next = traits.stops?.stop(after: value, way) ?? value
    return configuration.lightsOne ? max(next, min(value, configuration.step)) : next
  }
}

// The touches of stars whose configuration is their design.
extension DesignedStars {
  private func accepts(_ point: GesturePoint) -> Bool {
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    return traits.isEnabled && (!configuration.isBounded || bounds.contains(point))
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let before = self
    switch tracker.receive(event, accepts: { before.accepts($0) }) {
    case nil: return nil
    case .began(let point)?:
      (down, last, valueBefore, isTap) = (point, point, shown, true)
      isDragging = configuration.isDraggable && configuration.distance == 0
      if isDragging || configuration.seeksAtOnce { light(at: point) }
      return .began
    case .moved(let point)?:
      move(to: point)
      return nil
    case .ended(let point)?:
      if let point { move(to: point) }
      if isTap { tap() }
      return .committed(value: shown)
    case .cancelled(let reverts)?:
      if reverts || traits.onCancel == .reverts || configuration.waitsForTheEnd {
        shown = valueBefore
      }
      return .cancelled
    }
  }

  private mutating func move(to point: GesturePoint) {
    last = point
    if point.isAtLeast(traits.tapTolerance, from: down) { isTap = false }
    guard configuration.isDraggable else { return }
    if point != down, point.isAtLeast(configuration.distance, from: down) { isDragging = true }
    if isDragging { light(at: point) }
  }

  private mutating func tap() {
    if configuration.isDraggable {
      if configuration.distance > 0, !isDragging { light(at: last) }
    } else if !configuration.seeksAtOnce {
      light(at: last)
    }
    if configuration.clears, shown == valueBefore, track.isUsable { shown = 0 }
  }

  private mutating func light(at point: GesturePoint) {
    guard let place = track.fraction(at: traits.direction.onTrack(point, in: size).x) else {
      return
    }
    let parts = place * configuration.stars / configuration.step
    var lit =
      switch configuration.rule {
      case .up: parts.rounded(.up)
      case .nearest: parts.rounded()
      case .next: place == 0 ? 0 : parts.rounded(.down) + 1
      }
    if configuration.lightsOne { lit = max(1, lit) }
    shown = min(lit * configuration.step, configuration.stars)
  }
}
