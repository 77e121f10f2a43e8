import GestureTesting

// The touches of a slider whose configuration is its design.
extension DesignedSlider {
  func accepts(_ point: GesturePoint) -> Bool {
    traits.isEnabled && hitArea?.contains(point) != false
  }

  func along(_ point: GesturePoint) -> Double {
    let along = traits.direction.onTrack(point, in: size).x
    return configuration.roundsPoints ? along.rounded() : along
  }

  /// Returns the motion of a held thumb between two points, in points.
  func way(from old: GesturePoint, to new: GesturePoint) -> Double {
    var way = along(new) - along(old)
    if configuration.countsBothAxes {
      way += traits.direction.isHorizontal ? old.y - new.y : new.x - old.x
      if configuration.roundsPoints { way = way.rounded() }
    }
    return way
  }

  /// Returns the speed of a held thumb that moves to a point.
  func speed(at point: GesturePoint) -> Double {
    let across = traits.direction.isHorizontal ? point.y - down.y : point.x - down.x
    return configuration.isFineDrag && abs(across) > 50 ? 0.5 : 1
  }

  /// Whether the touch has dragged, so that it is no tap.
  var isDragged: Bool { configuration.recognisesDrags && isDragging }

  mutating func follow(_ event: GestureEvent) -> Response.Editing? {
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
      if !isReset { snap() }
      if configuration.goesOn, seconds > 0 { speed = min(2, max(-2, way / seconds)) }
      if speed != 0, !configuration.goesAround { raw = min(1, max(0, raw)) }
      let committed = shown
      if configuration.isSticky { shown = configuration.lowest }
      return .committed(value: committed)
    case .cancelled(let reverts)?:
      forgetMotion()
      secondsSinceTap = nil
      if reverts || traits.onCancel == .reverts || configuration.waitsForTheEnd {
        shown = valueBefore
      } else {
        snap()
      }
      if configuration.isSticky { shown = configuration.lowest }
      return .cancelled
    }
  }

  mutating func begin(_ point: GesturePoint) {
    let held = configuration.area == .margin ? hitArea : thumb
    let isOnThumb = held?.contains(point) == true
    (valueBefore, raw, seconds, secondsSinceMotion) = (shown, place, 0, 0)
    (down, last) = (point, point)
    (isDragging, isGivenUp, isTap) = (!configuration.recognisesDrags, false, true)
    isSecondTap = configuration.resetsAtDoubleTaps && secondsSinceTap.map { $0 <= 0.3 } ?? false
    (secondsSinceTap, isReset, hasMoved) = (nil, false, false)
    (speed, way) = (0, 0)
    forgetMotion()
    mode =
      switch configuration.drag {
      case .absolute: .free
      case .grabbed: isOnThumb ? .held : .free
      case .relative: .held
      case .grabbedOrTapped: isOnThumb ? .held : .tapping
      }
    if mode == .tapping, traits.tap == .seeksAtOnce {
      seek(point)
      snap()
    }
    guard isDragging, mode == .free, !(traits.thumbStaysAtDown && isOnThumb) else { return }
    seek(point)
    if traits.holdsAfterJump { (mode, raw) = (.held, place) }
  }

  mutating func move(to point: GesturePoint, isLast: Bool) {
    let previous = last
    last = point
    let isFar = point.isAtLeast(configuration.tapDistance.nextUp, from: down)
    if point != down, isFar { isTap = false }
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
  mutating func recognise(_ point: GesturePoint) {
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
    let isJump = mode == .free && traits.holdsAfterJump && track.isUsable
    applyMotion()
    if isJump { (mode, raw) = (.held, place) }
  }

  mutating func applyMotion() {
    if let point = pendingPoint { seek(point) }
    if pendingWay != 0 || hasPendingRaw, track.isUsable {
      raw += pendingWay / track.length
      way += pendingWay / track.length
      if traits.overshoot == .reanchors, !configuration.goesAround { raw = min(1, max(0, raw)) }
      go(to: raw)
    }
    forgetMotion()
    secondsSinceMotion = 0
  }

  mutating func forgetMotion() {
    (pendingWay, hasPendingRaw, pendingPoint) = (0, false, nil)
  }

  mutating func tap() {
    if isSecondTap, !isDragged {
      if track.isUsable { (shown, isReset) = (configuration.middle, true) }
    } else if configuration.seeksAtTaps {
      if !isDragging { seek(last) }
    } else if mode == .tapping {
      switch traits.tap {
      case .ignored, .seeksAtOnce: break
      case .pages: page()
      default: seek(last)
      }
    }
  }

  /// Goes to a stop of those that a release leads to, if the touch has changed the value.
  mutating func snap() {
    if let stops = traits.stopsOnRelease, hasMoved { shown = stops.snap(shown) }
    hasMoved = false
  }

  mutating func page() {
    guard let goal = track.fraction(at: along(last)), goal != place else { return }
    // A page is at least a step.
    let step = configuration.step / (traits.range.upperBound - traits.range.lowerBound)
    let page = traits.stops == nil ? 0.2 : max(0.2, step)
    go(to: goal > place ? min(goal, place + page) : max(goal, place - page))
  }

  mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: along(point)) { go(to: place) }
  }
}
