import GestureTesting

/// A slider whose configuration is its design: it does what each combination of its traits says.
///
/// Random configurations combine traits as no port of a published slider does.
struct DesignedSlider: Control {
  private enum Mode {
    /// The value goes to the touch.
    case free
    /// The value moves as the touch does.
    case held
    /// The touch can only tap.
    case tapping
  }

  let configuration: Configuration
  let traits: ControlTraits
  private(set) var value = 0.0
  private(set) var size = GestureSize.zero
  private var tracker = TouchTracker()
  private var mode = Mode.free
  private var (isDragging, isGivenUp, isTap) = (false, false, false)
  private var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  private var valueBefore = 0.0
  /// The place of a held thumb, a fraction of the track.
  private var raw = 0.0
  /// The seconds since the `down`, and since a motion counted.
  private var (seconds, secondsSinceMotion) = (0.0, 0.0)
  /// The motion that is put off: by points, by the change of `raw` before a resize, or to a point.
  private var (pendingWay, hasPendingRaw) = (0.0, false)
  private var pendingPoint: GesturePoint?

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
  }

  var isTracking: Bool { tracker.isTracking }
  var track: Track { Track(start: 10, length: traits.direction.length(of: size) - 20) }
  var thumb: GestureRect? {
    let origin = GesturePoint(x: track.position(of: fraction) - 10, y: 0)
    let thumb = GestureSize(width: 20, height: traits.direction.breadth(of: size))
    return traits.direction.onScreen(GestureRect(origin: origin, size: thumb), in: size)
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response =
      tracker.hasLostEnd(before: event)
      ? respond(to: .cancel()).followed(by: respond(to: event)) : respond(to: event)
    if event.isByUser { response.detents = traits.detents?.distance(from: old, to: value) ?? 0 }
    return response
  }

  private mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): resize(to: size.usable)
    case .set(let number): set(to: number)
    case .adjust(let way):
      if !isTracking, !configuration.isSticky {
        value =
          traits.stops?.stop(after: value, way) ?? (try? Scale(0...10))?.value(after: value, way)
          ?? value
      }
    case .wait(let wait):
      seconds += GestureEvent.duration(wait)
      secondsSinceMotion += GestureEvent.duration(wait)
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    guard event.isByUser else { return Response() }
    return Response(from: old, to: value, in: 0...10, editing: editing)
  }

  private mutating func resize(to new: GestureSize) {
    if new != size, track.isUsable, pendingWay != 0 {
      raw += pendingWay / track.length
      (pendingWay, hasPendingRaw) = (0, true)
    }
    size = new
  }

  private mutating func set(to number: Double) {
    let new = configuration.roundsSets ? legal(number) : min(10, max(0, number)) + 0
    guard !number.isNaN, new != value else { return }
    (value, valueBefore) = (new, new)
    raw = fraction
    forgetMotion()
  }

  private func legal(_ number: Double) -> Double {
    let clamped = min(10, max(0, number))
    return traits.stops?.snap(clamped) ?? clamped + 0
  }
}

// MARK: - Touches

extension DesignedSlider {
  private func accepts(_ point: GesturePoint) -> Bool {
    switch configuration.area {
    case .anywhere: true
    case .bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(point)
    case .thumb: thumb?.contains(point) == true
    }
  }

  private func along(_ point: GesturePoint) -> Double {
    traits.direction.onTrack(point, in: size).x
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let before = self
    switch tracker.receive(event, accepts: { before.accepts($0) }) {
    case nil: return nil
    case .began(let point)?:
      begin(point)
      return .began
    case .moved(let point)?:
      move(to: point, isLast: false)
      return nil
    case .ended(let point)?:
      if let point { move(to: point, isLast: true) }
      applyMotion()
      if isTap { tap() }
      let committed = value
      if configuration.isSticky { value = 0 }
      return .committed(value: committed)
    case .cancelled(let reverts)?:
      forgetMotion()
      if reverts || traits.onCancel == .reverts { value = valueBefore }
      if configuration.isSticky { value = 0 }
      return .cancelled
    }
  }

  private mutating func begin(_ point: GesturePoint) {
    let isOnThumb = thumb?.contains(point) == true
    (valueBefore, raw, seconds, secondsSinceMotion) = (value, fraction, 0, 0)
    (down, last) = (point, point)
    (isDragging, isGivenUp, isTap) = (!configuration.recognisesDrags, false, true)
    forgetMotion()
    mode =
      switch configuration.drag {
      case .absolute: .free
      case .grabbed: isOnThumb ? .held : .free
      case .relative: .held
      case .grabbedOrTapped: isOnThumb ? .held : .tapping
      }
    guard isDragging, mode == .free, !(traits.thumbStaysAtDown && isOnThumb) else { return }
    seek(point)
    if traits.holdsAfterJump { (mode, raw) = (.held, fraction) }
  }

  private mutating func move(to point: GesturePoint, isLast: Bool) {
    let previous = last
    last = point
    if point != down, point.isAtLeast(6.0.nextUp, from: down) { isTap = false }
    guard mode != .tapping, !isGivenUp else { return }
    guard isDragging else { return recognise(point) }
    switch mode {
    case .free: pendingPoint = point
    case .held: if track.isUsable { pendingWay += along(point) - along(previous) }
    case .tapping: return
    }
    if isLast || !configuration.isSampled || secondsSinceMotion >= 0.05 { applyMotion() }
  }

  /// Handles a motion of a touch that does not drag yet.
  private mutating func recognise(_ point: GesturePoint) {
    guard point != down, point.isAtLeast(configuration.distance, from: down),
      !configuration.hasTime || seconds >= 0.3
    else { return }
    let way = along(point) - along(down)
    if configuration.yields {
      let isHorizontal = traits.direction.isHorizontal
      let across = isHorizontal ? point.y - down.y : point.x - down.x
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let isByWay = mode == .held && traits.dragStart == .atTheDistance
    // The distance of a thumb is measured along its track.
    if isByWay, abs(way) < configuration.distance { return }
    isDragging = true
    if mode == .free { pendingPoint = point }
    if isByWay, track.isUsable {
      pendingWay = way > 0 ? way - configuration.distance : way + configuration.distance
    }
    applyMotion()
  }

  private mutating func applyMotion() {
    if let point = pendingPoint { seek(point) }
    if pendingWay != 0 || hasPendingRaw, track.isUsable {
      raw += pendingWay / track.length
      if traits.overshoot == .reanchors { raw = min(1, max(0, raw)) }
      value = legal(10 * min(1, max(0, raw)))
    }
    forgetMotion()
    secondsSinceMotion = 0
  }

  private mutating func forgetMotion() {
    (pendingWay, hasPendingRaw, pendingPoint) = (0, false, nil)
  }

  private mutating func tap() {
    if configuration.seeksAtTaps {
      if !isDragging, seconds < 0.5 { seek(last) }
    } else if mode == .tapping, configuration.tap != .ignored {
      seek(last)
    }
  }

  private mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: along(point)) { value = legal(10 * place) }
  }
}
