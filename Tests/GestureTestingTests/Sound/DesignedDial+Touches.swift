import Foundation
import GestureTesting

// The touches of a dial whose configuration is its design.
extension DesignedDial {
  func accepts(_ point: GesturePoint) -> Bool {
    guard traits.isEnabled else { return false }
    return switch configuration.area {
    case .anywhere: true
    case .bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(point)
    case .knob: knob.contains(point)
    case .disc: radius > 0 && hypot(point.x - middle.x, point.y - middle.y) <= radius
    }
  }

  /// Returns the angle of a point in turns from the lower bound; `nil` in the middle.
  private func turns(to point: GesturePoint) -> Double? {
    var (x, y) = (point.x - middle.x, point.y - middle.y)
    if configuration.roundsPoints { (x, y) = (x.rounded(), y.rounded()) }
    guard x != 0 || y != 0 else { return nil }
    let clockwise = atan2(x, -y) / (2 * .pi)
    let turns = (configuration.isCounterclockwise ? -clockwise : clockwise) - configuration.start
    return turns - turns.rounded(.down)
  }

  /// Returns the part of the range at a point; `nil` where there is none.
  private func place(of point: GesturePoint) -> Double? {
    guard let turns = turns(to: point) else { return nil }
    let place = turns / configuration.turns
    guard place > 1 else { return place }
    if configuration.ignoresGap, configuration.shape == .gap { return nil }
    // The nearer end of a gap.
    return turns < (configuration.turns + 1) / 2 ? 1 : 0
  }

  /// Returns the part of the range that a motion turns by the shorter way.
  private func way(from old: GesturePoint, to new: GesturePoint) -> Double {
    guard let before = turns(to: old), let after = turns(to: new) else { return 0 }
    return (after - before).remainder(dividingBy: 1) / configuration.turns
  }

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
      if isTap, isSecondTap, track.isUsable, !(configuration.recognisesDrags && isDragging) {
        (value, isReset) = (configuration.middle, true)
      }
      let isDragged = configuration.recognisesDrags && isDragging
      secondsSinceTap = isTap && !isSecondTap && !isDragged ? 0 : nil
      if !isReset, let stops = traits.stopsOnRelease, hasMoved { value = stops.snap(value) }
      if configuration.goesOn, seconds > 0 { speed = min(2, max(-2, way / seconds)) }
      if speed != 0, !configuration.goesAround { raw = min(1, max(0, raw)) }
      let committed = value
      if configuration.isSticky { value = traits.range.lowerBound }
      return .committed(value: committed)
    case .cancelled(let reverts)?:
      forgetMotion()
      secondsSinceTap = nil
      if reverts || traits.onCancel == .reverts { value = valueBefore }
      if configuration.isSticky { value = traits.range.lowerBound }
      return .cancelled
    }
  }

  private mutating func begin(_ point: GesturePoint) {
    (valueBefore, raw, seconds, secondsSinceMotion) = (value, fraction, 0, 0)
    (down, last) = (point, point)
    (isDragging, isTap) = (!configuration.recognisesDrags, true)
    isSecondTap = configuration.resetsAtDoubleTaps && secondsSinceTap.map { $0 <= 0.3 } ?? false
    (secondsSinceTap, isReset, hasMoved) = (nil, false, false)
    (speed, way) = (0, 0)
    (lastPlace, end) = (nil, nil)
    forgetMotion()
    isHeld =
      switch configuration.drag {
      case .toTheTouch: false
      case .knob: knob.contains(point)
      case .turned: true
      }
    if isDragging, !isHeld { seek(point) }
  }

  private mutating func move(to point: GesturePoint, isLast: Bool) {
    let previous = last
    last = point
    if point.isAtLeast(configuration.tapDistance.nextUp, from: down) { isTap = false }
    if !isDragging {
      guard point != down, point.isAtLeast(configuration.distance, from: down),
        !configuration.hasTime || seconds >= 0.3
      else { return }
      isDragging = true
      if !isHeld { pendingPoint = point }
      return applyMotion()
    }
    pendingPoint = point
    if track.isUsable { pendingWay += way(from: previous, to: point) }
    if isLast || !configuration.isSampled || secondsSinceMotion >= 0.05 { applyMotion() }
  }

  private mutating func applyMotion() {
    secondsSinceMotion = 0
    guard let point = pendingPoint, track.isUsable else { return forgetMotion() }
    if isHeld {
      raw += pendingWay
      way += pendingWay
      if !configuration.accumulates, !configuration.goesAround { raw = min(1, max(0, raw)) }
      if pendingWay != 0 { go(to: raw) }
    } else {
      seek(point)
    }
    forgetMotion()
  }

  mutating func forgetMotion() { (pendingWay, pendingPoint) = (0, nil) }

  private mutating func seek(_ point: GesturePoint) {
    guard track.isUsable, let place = place(of: point) else { return }
    if configuration.stays, let lastPlace, abs(place - lastPlace) > 0.5 {
      end = end == nil ? lastPlace.rounded() : nil
    }
    lastPlace = place
    go(to: end ?? place)
  }
}
