import GestureTesting

// The touches of a range slider whose configuration is its design.
extension DesignedRange {
  func accepts(_ point: GesturePoint) -> Bool {
    guard traits.isEnabled else { return false }
    return switch configuration.area {
    case .anywhere: true
    case .bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(point)
    case .thumb: frame(value).contains(point) || frame(high).contains(point)
    case .margin: isNear(point, value) || isNear(point, high)
    }
  }

  /// Whether a point is at most twenty points beside the thumb of a value.
  private func isNear(_ point: GesturePoint, _ value: Double) -> Bool {
    var frame = frame(value)
    frame.origin = GesturePoint(x: frame.origin.x - 20, y: frame.origin.y - 20)
    frame.size = GestureSize(width: frame.size.width + 40, height: frame.size.height + 40)
    return frame.contains(point)
  }

  func along(_ point: GesturePoint) -> Double {
    let along = traits.direction.onTrack(point, in: size).x
    return configuration.roundsPoints ? along.rounded() : along
  }

  mutating func follow(_ event: GestureEvent) -> (Response.Editing?, Thumb?) {
    let old = self
    switch tracker.receive(event, accepts: { old.accepts($0) }) {
    case nil: return (nil, nil)
    case .began(let point)?:
      begin(point)
      return (.began, held)
    case .moved(let point)?:
      move(to: point, isLast: false)
      return (nil, held)
    case .ended(let point)?:
      if let point { move(to: point, isLast: true) }
      applyMotion()
      if configuration.seeksAtTaps, isDragging || seconds >= 0.5 { isTap = false }
      if isTap, configuration.seeksAtTaps || mode == .tapping && traits.tap == nil, let held {
        seek(held, last)
      }
      if let stops = traits.stopsOnRelease, hasMoved, let held {
        move(held, to: stops.snap(get(held)))
      }
      return (.committed(value: get(held ?? .lower)), held)
    case .cancelled(let reverts)?:
      forgetMotion()
      if reverts || traits.onCancel == .reverts { (value, high) = before }
      return (.cancelled, held)
    }
  }

  private mutating func begin(_ point: GesturePoint) {
    (before, seconds, secondsSinceMotion) = ((value, high), 0, 0)
    (down, last, held) = (point, point, nil)
    (isDragging, isGivenUp, isTap) = (!configuration.recognisesDrags, false, true)
    hasMoved = false
    isBesideBoth = !frame(value).contains(point) && !frame(high).contains(point)
    forgetMotion()
    mode = .free
    let (low, top) = (track.position(of: place(value)), track.position(of: place(high)))
    let along = along(point)
    if configuration.movesBoth, along > low + configuration.thumb / 2,
      along < top - configuration.thumb / 2
    {
      (mode, raw, gap) = (.window, place(value), high - value)
      return
    }
    let (below, above) = (abs(along - low), abs(top - along))
    if below != above {
      held = below < above ? .lower : .upper
    } else if along > top {
      held = .upper
    } else if along < low {
      held = .lower
    } else if below > 0 {
      held =
        switch configuration.middle {
        case .motion: nil
        case .lower: .lower
        case .upper: .upper
        }
    }
    guard let held else { return }
    take(held)
    if mode == .tapping, traits.tap == .seeksAtOnce { seek(held, point) }
    let isOnThumb = frame(get(held)).contains(point)
    guard isDragging, mode == .free, !(traits.thumbStaysAtDown && isOnThumb) else { return }
    seek(held, point)
    if traits.holdsAfterJump, track.isUsable {
      (mode, raw) = (.held, place(get(self.held ?? held)))
    }
  }

  /// Takes a thumb with the touch that went down.
  private mutating func take(_ thumb: Thumb) {
    (held, raw, pushed) = (thumb, place(get(thumb)), get(thumb.other))
    let isOnThumb = !isBesideBoth && frame(get(thumb)).contains(down)
    mode =
      switch configuration.drag {
      case .absolute: .free
      case .grabbed: isOnThumb ? .held : .free
      case .relative: .held
      case .grabbedOrTapped: isOnThumb ? .held : .tapping
      }
  }

  private mutating func move(to point: GesturePoint, isLast: Bool) {
    let previous = last
    last = point
    let isFar = point.isAtLeast(configuration.tapDistance.nextUp, from: down)
    if point != down, isFar { isTap = false }
    guard mode != .tapping, !isGivenUp else { return }
    guard isDragging else { return recognise(point) }
    pendingPoint = point
    if track.isUsable { pendingWay += (along(point) - along(previous)) / track.length }
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
      if way == 0, abs(across) < 1, configuration.roundsPoints { return }
      isGivenUp = abs(way) <= abs(across)
      if isGivenUp { return }
    }
    let isByWay = mode != .free && traits.dragStart == .atTheDistance
    // The distance of a thumb is measured along its track.
    if isByWay, abs(way) < configuration.distance { return }
    isDragging = true
    pendingPoint = point
    if isByWay, track.isUsable {
      pendingWay =
        (way > 0 ? way - configuration.distance : way + configuration.distance) / track.length
    }
    let isJump = mode == .free && traits.holdsAfterJump && track.isUsable && held != nil
    applyMotion()
    if isJump, let held { (mode, raw) = (.held, place(get(held))) }
  }

  mutating func forgetMotion() { (pendingWay, pendingPoint) = (0, nil) }

  private mutating func applyMotion() {
    guard let point = pendingPoint else { return }
    secondsSinceMotion = 0
    if mode == .window || held != nil {
      follow(point)
      forgetMotion()
    } else if pendingWay != 0 {
      let first: Thumb = pendingWay > 0 ? .upper : .lower
      for thumb in [first, first.other] {
        var copy = self
        copy.take(thumb)
        copy.follow(point)
        guard (copy.value, copy.high) != (value, high) else { continue }
        self = copy
        forgetMotion()
        return
      }
    }
  }

  private mutating func follow(_ point: GesturePoint) {
    guard track.isUsable else { return }
    switch (mode, held) {
    case (.window, _):
      raw += pendingWay
      let most = 1 - gap / configuration.span
      if traits.overshoot == .reanchors { raw = min(max(raw, 0), most) }
      let low = distances.legal(single(distances.scale.value(at: min(max(raw, 0), most))))
      guard let top = distances.upper(nearestTo: distances.legal(low + gap), above: low) else {
        return
      }
      (value, high) = (low, top)
    case (.free, let held?): seek(held, point)
    case (.held, let held?):
      raw += pendingWay
      if traits.overshoot == .reanchors { raw = min(1, max(0, raw)) }
      go(held, to: raw)
    default: break
    }
  }

  private mutating func seek(_ thumb: Thumb, _ point: GesturePoint) {
    if let place = track.fraction(at: along(point)) { go(thumb, to: place) }
  }

  private func single(_ number: Double) -> Double {
    traits.precision == .single ? Double(Float(number)) : number
  }

  private mutating func go(_ thumb: Thumb, to place: Double) {
    let value = distances.scale.value(at: min(1, max(0, place)))
    put(thumb, distances.legal(single(value)))
    if configuration.reanchorsAtOther, traits.overshoot == .reanchors, !configuration.hasSteps,
      let held, get(held) != value
    {
      raw = self.place(get(held))
    }
    if !configuration.pushedThumbReturns, let held { pushed = get(held.other) }
  }

  /// Moves a thumb to a legal value, and the other one as the design says.
  mutating func put(_ thumb: Thumb, _ wanted: Double) {
    let old = (value, high)
    defer { hasMoved = hasMoved || old != (value, high) }
    let other = get(thumb.other)
    switch configuration.meeting {
    case .swaps:
      if thumb == .lower ? wanted > other : wanted < other,
        let nearest = nearest(to: wanted, of: thumb.other, beside: other),
        thumb == .lower ? wanted >= other + distances.least : wanted <= other - distances.least
      {
        (value, high) = thumb == .lower ? (other, nearest) : (nearest, other)
        if held != nil { held = thumb.other }
        return
      }
      move(thumb, to: wanted)
    case .stops: move(thumb, to: wanted)
    case .pushes:
      let allowed = thumb == .lower ? distances.lowers : distances.uppers
      let new = min(max(wanted, allowed.lowerBound), allowed.upperBound)
      guard let other = nearest(to: pushed, of: thumb.other, beside: new) else { return }
      (value, high) = thumb == .lower ? (new, other) : (other, new)
    }
  }

  /// Moves a thumb as far as the other one allows.
  mutating func move(_ thumb: Thumb, to wanted: Double) {
    guard let new = nearest(to: wanted, of: thumb, beside: get(thumb.other)) else { return }
    if thumb == .lower { value = new } else { high = new }
  }

  private func nearest(to wanted: Double, of thumb: Thumb, beside other: Double) -> Double? {
    thumb == .lower
      ? distances.lower(nearestTo: wanted, below: other)
      : distances.upper(nearestTo: wanted, above: other)
  }
}
