import GestureTesting

// Touches and their motions.
extension SummedRange {
  mutating func begin(_ point: GesturePoint) {
    (down, anchor) = (point, point.x)
    let (low, top) = (
      track.position(of: fraction(of: value)), track.position(of: fraction(of: high))
    )
    var x = point.x
    if Design.comparesStops, let place = track.fraction(at: x) {
      x = track.position(of: (Design.distances.stops?.snap(100 * place) ?? 0) / 100)
    }
    let (below, above) = (abs(x - low), abs(top - x))
    let isBeside = !Thumb.allCases.contains { frame(of: $0).contains(point) }
    let isBetween = point.x > low + 12 && point.x < top - 12
    let isWindow = isBetween || Design.movesBothBeside && isBeside
    if Design.movesBoth, isWindow, !Design.ignoresWindow {
      interval = DraggedInterval(from: value, to: high)
      return
    }
    // In the middle, the way of the touch decides.
    held = below != above ? (below < above ? .lower : .upper) : nil
    if below == above { held = below > 0 ? Design.middleThumb : Design.topThumb }
    if Design.takesFarther { held = held?.other }
    if Design.startsSelections, isBeside {
      let place = 100 * (track.fraction(at: point.x) ?? 0)
      (value, high, held) = (place, place, .upper)
    }
    if below == above, point.x > top { held = .upper }
    if below == above, point.x < low { held = .lower }
    if value == high, Design.takesUpperOfEqual { held = .upper }
    if high - value <= Design.distances.least, Design.takesLowerOfNear { held = .lower }
    if high < 33, Design.takesLowerBelow { held = .lower }
    if value == high, below == 0, Design.waitsAtBoth { held = nil }
    guard let held else { return }
    take(held, at: point)
    if !isGrabbed { follow(point) }
    if Design.holdsAfterJump, track.isUsable { (isGrabbed, sum) = (true, get(held)) }
  }

  private mutating func take(_ thumb: Thumb, at point: GesturePoint) {
    (held, sum) = (thumb, get(thumb))
    isGrabbed = Design.drag == .grabbed && frame(of: thumb).contains(point)
  }

  /// Returns the value at the whole point nearest to a value.
  private func rounded(_ number: Double) -> Double {
    (number / 100 * track.length).rounded() / track.length * 100
  }

  /// Takes the held thumb to the nearest stop that is far enough from the other thumb.
  mutating func land() {
    guard let held, let stops = Design.stopsOnRelease, Design.lands,
      hasLeft || !Design.landsAfterMotion
    else { return }
    let (stop, least) = (stops.snap(get(held)), Design.distances.least)
    let isNear = least > 0 && (held == .lower ? stop > high - least : stop < value + least)
    let away = held == .lower ? -1 : 1
    put(held, isNear ? stops.stop(stops.index(nearestTo: stop) + away) : stop)
  }

  mutating func seek() {
    if Design.seeksWithLower { held = .lower }
    guard let held, track.isUsable else { return }
    put(held, ((Design.seeksAtDown ? down.x : anchor) - 12) / track.length * 100)
  }

  mutating func catchUp() {
    if let pending { follow(pending) }
    (pending, seconds) = (nil, 0)
  }

  mutating func follow(_ point: GesturePoint) {
    hasLeft = hasLeft || point != down
    if Design.staysAtDown, !hasLeft, let held, frame(of: held).contains(point) { return }
    guard track.isUsable else {
      anchor = point.x
      return
    }
    if !isRecognised {
      isRecognised = point.isAtLeast(Design.minimumDistance, from: down)
      anchor = point.x
      if isRecognised, Design.prefersLower, point.x < track.position(of: high / 100) - 12 {
        take(.lower, at: down)
      }
      return
    }
    if var moved = interval {
      if let pair = moved.move(by: point.x - anchor, on: track, from: (value, high)) {
        (value, high) = pair
      }
      (interval, anchor) = (moved, point.x)
    } else if let held {
      sum =
        isGrabbed
        ? sum + Design.speed * (point.x - anchor) / track.length * 100
        : (point.x - 12 - Design.shift) / track.length * 100
      if isGrabbed, Design.turnsRound { sum = min(100, max(0, sum)) }
      sum = (0..<Design.roots).reduce(sum) { sum, _ in max(0, sum) * max(0, sum) / 100 }
      if !Design.roundsPlaces {
        put(held, sum)
      } else if point.x != anchor {
        put(held, rounded(sum))
      }
      anchor = point.x
    } else if point.x != down.x, !Design.letsGoAtSet {
      let first = point.x > down.x ? Thumb.upper : .lower
      for thumb in [first, first.other] {
        let (saved, old) = (self, (value, high))
        take(thumb, at: down)
        follow(point)
        if (value, high) != old { return }
        self = saved
      }
    }
  }
}
