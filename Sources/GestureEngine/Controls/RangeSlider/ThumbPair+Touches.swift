// The begin, the motion and the end of the touches that hold thumbs.

extension ThumbPair {
  /// Begins to track a touch, and returns whether it is tracked.
  mutating func begin(_ point: GesturePoint, _ id: Int) -> Bool {
    let place = layout.direction.onTrack(point, in: layout.size)
    let thumb: Thumb?
    if let first {
      guard second == nil, let held = first.thumb,
        layout.place(at: fraction(of: held.other)).contains(place)
      else { return false }
      thumb = held.other
    } else {
      thumb = nearest(to: place.x)
    }
    let fraction = fraction(of: thumb ?? .lower)
    var hold = ThumbHold(
      id: id, thumb: thumb, isGrabbed: layout.place(at: fraction).contains(place),
      position: place.x, place: point, origin: point, hasLeft: slop == 0, startLower: lower,
      startUpper: upper, pushed: 0)
    if let thumb {
      hold.anchor(at: fraction, value(of: thumb), place.x)
      hold.pushed = value(of: thumb.other)
      if !hold.isGrabbed { drag(to: place.x, &hold, isAlone: first == nil) }
    }
    if first == nil { first = hold } else { second = hold }
    return true
  }

  /// Returns the thumb that a touch takes, or `nil` if it is as near to both and not beyond them.
  func nearest(to position: Double) -> Thumb? {
    let low = layout.track.position(of: fraction(of: .lower))
    let high = layout.track.position(of: fraction(of: .upper))
    let (below, above) = ((position - low).magnitude, (high - position).magnitude)
    if below != above { return below < above ? .lower : .upper }
    if position > high { return .upper }
    return position < low ? .lower : nil
  }

  /// Moves a touch to a usable point if it is tracked, and returns the thumb that it holds.
  @inline(__always)
  mutating func follow(_ point: GesturePoint, _ id: Int) -> Thumb? {
    let isFirst = first?.id == id
    guard var hold = isFirst ? first : second, hold.id == id else { return nil }
    hold.place = point
    if !hold.hasLeft { hold.hasLeft = point.isAtLeast(slop, from: hold.origin) }
    let position = layout.along(point)
    if hold.thumb == nil {
      decide(position, &hold)
    } else {
      drag(to: position, &hold, isAlone: second == nil)
    }
    if isFirst { first = hold } else { second = hold }
    return hold.thumb
  }

  /// Takes a thumb if the motion since `down` can move it: the thumb on the side of the motion, else the
  /// other thumb.
  mutating func decide(_ position: Double, _ hold: inout ThumbHold) {
    guard position != hold.position else { return }
    let ahead: Thumb = position > hold.position ? .upper : .lower
    if !take(ahead, at: position, &hold) { _ = take(ahead.other, at: position, &hold) }
  }

  /// Takes a thumb if the motion to a position moves it, and returns whether it does.
  mutating func take(_ thumb: Thumb, at position: Double, _ hold: inout ThumbHold) -> Bool {
    var taken = hold
    taken.thumb = thumb
    taken.anchor(at: fraction(of: thumb), value(of: thumb), hold.position)
    taken.pushed = value(of: thumb.other)
    let (old, oldUpper) = (lower, upper)
    drag(to: position, &taken, isAlone: true)
    guard lower != old || upper != oldUpper else { return false }
    hold = taken
    return true
  }

  /// Ends a touch and returns the thumb that it held.
  mutating func release(_ id: Int) -> Thumb? {
    let ended: ThumbHold?
    if first?.id == id {
      ended = first
      (first, second) = (second, nil)
    } else {
      ended = second
      second = nil
    }
    // The end settles the value of this thumb for the touch that still holds the other thumb.
    if let thumb = ended?.thumb, first != nil {
      settle(thumb, at: lower, upper)
    }
    return ended?.thumb
  }

  /// Cancels a touch and returns the thumb that it held.
  mutating func cancel(_ id: Int, reverts: Bool) -> Thumb? {
    guard let hold = first?.id == id ? first : second else { return nil }
    // The touch that is not cancelled, if there is one.
    let start = (first?.id == id ? second : first)?.start
    let thumb = release(id)
    guard reverts || onCancel == .reverts || !hold.hasLeft, let thumb else { return thumb }
    let distances = traits.distances
    if first == nil, distances.admits(hold.startLower, hold.startUpper) {
      (lower, upper) = hold.start
      return thumb
    }
    let own = thumb == .lower ? hold.startLower : hold.startUpper
    move(thumb, to: own, beside: value(of: thumb.other))
    // What is reverted was never given to the thumb, so the other touch forgets it.
    if let start { settle(thumb, at: start.lower, start.upper) }
    return thumb
  }

  /// Tells the touch that still holds a thumb that the other thumb is no longer held.
  ///
  /// - Parameters:
  ///   - thumb: The other thumb.
  ///   - lower: The lower value to revert to, if it is that thumb's.
  ///   - upper: The upper value to revert to, if it is that thumb's.
  mutating func settle(_ thumb: Thumb, at lower: Double, _ upper: Double) {
    guard var hold = first else { return }
    if thumb == .lower { hold.startLower = lower } else { hold.startUpper = upper }
    hold.pushed = value(of: thumb)
    first = hold
  }
}
