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
  private(set) var value: Double
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
  private var secondsSinceTap: Double?
  private var (isSecondTap, isReset, hasMoved) = (false, false, false)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
    value = configuration.lowest
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
          traits.stops?.stop(after: value, way) ?? configuration.scale?.value(after: value, way)
          ?? value
      }
    case .wait(let wait):
      seconds += GestureEvent.duration(wait)
      secondsSinceMotion += GestureEvent.duration(wait)
      secondsSinceTap = secondsSinceTap.map { $0 + GestureEvent.duration(wait) }
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    guard event.isByUser else { return Response() }
    return Response(from: old, to: value, in: traits.range, editing: editing)
  }

  private mutating func resize(to new: GestureSize) {
    if new != size, track.isUsable, pendingWay != 0 {
      raw += pendingWay / track.length
      (pendingWay, hasPendingRaw) = (0, true)
    }
    size = new
  }

  private mutating func set(to number: Double) {
    let new = configuration.roundsSets ? legal(number) : clamped(number)
    guard !number.isNaN, new != value else { return }
    (value, valueBefore, hasMoved) = (new, new, false)
    raw = fraction
    forgetMotion()
  }

  private func legal(_ number: Double) -> Double {
    traits.stops?.snap(clamped(number)) ?? clamped(number)
  }

  private func clamped(_ number: Double) -> Double {
    min(traits.range.upperBound, max(traits.range.lowerBound, number)) + 0
  }

  /// Sets the value at a place of the track.
  private mutating func go(to place: Double) {
    let old = value
    let new = configuration.scale?.value(at: min(1, max(0, place))) ?? 0
    value = legal(configuration.isSingle ? Double(Float(new)) : new)
    hasMoved = hasMoved || value != old
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
    let along = traits.direction.onTrack(point, in: size).x
    return configuration.roundsPoints ? along.rounded() : along
  }

  /// Returns the motion of a held thumb between two points, in points.
  private func way(from old: GesturePoint, to new: GesturePoint) -> Double {
    var way = along(new) - along(old)
    if configuration.countsBothAxes {
      way = traits.direction.isHorizontal ? way + old.y - new.y : way + new.x - old.x
    }
    return way
  }

  /// Returns the speed of a held thumb that moves to a point.
  private func speed(at point: GesturePoint) -> Double {
    let across = traits.direction.isHorizontal ? point.y - down.y : point.x - down.x
    return configuration.isFineDrag && abs(across) > 50 ? 0.5 : 1
  }

  /// Whether the touch has dragged, so that it is no tap.
  private var isDragged: Bool { configuration.recognisesDrags && isDragging }

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
      if configuration.seeksAtTaps, seconds >= 0.5 { isTap = false }
      if isTap { tap() }
      secondsSinceTap = isTap && !isSecondTap && !isDragged ? 0 : nil
      if let stops = traits.stopsOnRelease, hasMoved, !isReset { value = stops.snap(value) }
      let committed = value
      if configuration.isSticky { value = configuration.lowest }
      return .committed(value: committed)
    case .cancelled(let reverts)?:
      forgetMotion()
      secondsSinceTap = nil
      if reverts || traits.onCancel == .reverts { value = valueBefore }
      if configuration.isSticky { value = configuration.lowest }
      return .cancelled
    }
  }

  private mutating func begin(_ point: GesturePoint) {
    let isOnThumb = thumb?.contains(point) == true
    (valueBefore, raw, seconds, secondsSinceMotion) = (value, fraction, 0, 0)
    (down, last) = (point, point)
    (isDragging, isGivenUp, isTap) = (!configuration.recognisesDrags, false, true)
    isSecondTap = configuration.resetsAtDoubleTaps && secondsSinceTap.map { $0 <= 0.3 } ?? false
    (secondsSinceTap, isReset, hasMoved) = (nil, false, false)
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
    case .held:
      if track.isUsable { pendingWay += speed(at: point) * way(from: previous, to: point) }
    case .tapping: return
    }
    if isLast || !configuration.isSampled || secondsSinceMotion >= 0.05 { applyMotion() }
  }

  /// Handles a motion of a touch that does not drag yet.
  private mutating func recognise(_ point: GesturePoint) {
    guard point != down, point.isAtLeast(configuration.distance, from: down),
      !configuration.hasTime || seconds >= 0.3
    else { return }
    let way = way(from: down, to: point)
    if configuration.yields {
      let isHorizontal = traits.direction.isHorizontal
      let across = isHorizontal ? point.y - down.y : point.x - down.x
      if way == 0, abs(across) < 1, configuration.roundsPoints { return }
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let isByWay = mode == .held && traits.dragStart == .atTheDistance
    // The distance of a thumb is measured along its track.
    if isByWay, abs(way) < configuration.distance { return }
    isDragging = true
    if mode == .free { pendingPoint = point }
    if isByWay, track.isUsable {
      let counted = way > 0 ? way - configuration.distance : way + configuration.distance
      pendingWay = speed(at: point) * counted
    }
    applyMotion()
  }

  private mutating func applyMotion() {
    if let point = pendingPoint { seek(point) }
    if pendingWay != 0 || hasPendingRaw, track.isUsable {
      raw += pendingWay / track.length
      if traits.overshoot == .reanchors { raw = min(1, max(0, raw)) }
      go(to: raw)
    }
    forgetMotion()
    secondsSinceMotion = 0
  }

  private mutating func forgetMotion() {
    (pendingWay, hasPendingRaw, pendingPoint) = (0, false, nil)
  }

  private mutating func tap() {
    if isSecondTap, !isDragged {
      if track.isUsable { (value, isReset) = (legal(6), true) }
    } else if configuration.seeksAtTaps {
      if !isDragging { seek(last) }
    } else if mode == .tapping, configuration.tap != .ignored {
      seek(last)
    }
  }

  private mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: along(point)) { go(to: place) }
  }
}
