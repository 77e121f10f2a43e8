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
      id: id, thumb: thumb,
      grip: ThumbHold.Grip(
        isTranslation: layout.place(at: fraction).contains(place), position: place.x),
      place: point, origin: point, hasLeft: slop == 0, startLower: lower, startUpper: upper)
    if let thumb {
      hold.anchor(at: fraction, value(of: thumb), place.x)
      hold.grip.pushed = value(of: thumb.other)
      if !hold.grip.isTranslation, drag(thumb, to: place.x, hold.grip, isAlone: first == nil) {
        hold.thumb = thumb.other
      }
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
  ///
  /// The touches are changed in place, because a copy takes longer than the rest of a `move`.
  @inline(__always)
  mutating func follow(_ point: GesturePoint, _ id: Int) -> Thumb? {
    if first?.id == id {
      first?.move(to: point, slop: slop)
      guard let thumb = first?.thumb, let grip = first?.grip else { return decide(at: point) }
      guard drag(thumb, to: layout.along(point), grip, isAlone: second == nil) else { return thumb }
      first?.thumb = thumb.other
      return thumb.other
    }
    return followSecond(point, id)
  }

  /// Moves the second touch, which has a thumb from the start and is not alone.
  @inline(never) private mutating func followSecond(_ point: GesturePoint, _ id: Int) -> Thumb? {
    guard second?.id == id else { return nil }
    second?.move(to: point, slop: slop)
    guard let thumb = second?.thumb, let grip = second?.grip else { return nil }
    _ = drag(thumb, to: layout.along(point), grip, isAlone: false)
    return thumb
  }

  /// Gives the only touch a thumb if its motion since `down` can move it: the thumb on the side of the
  /// motion, else the other thumb.
  ///
  /// - Returns: The thumb that the touch now holds.
  @inline(never)
  mutating func decide(at point: GesturePoint) -> Thumb? {
    let position = layout.along(point)
    guard let hold = first, position != hold.grip.position else { return nil }
    let ahead: Thumb = position > hold.grip.position ? .upper : .lower
    return take(ahead, at: position, hold) ?? take(ahead.other, at: position, hold)
  }

  /// Gives the only touch a thumb if the motion to a position moves the thumb.
  ///
  /// - Returns: The thumb that the touch now holds, the other thumb if the touch passed it; `nil` if the
  ///   motion moves nothing.
  mutating func take(_ thumb: Thumb, at position: Double, _ hold: ThumbHold) -> Thumb? {
    var taken = hold
    taken.anchor(at: fraction(of: thumb), value(of: thumb), hold.grip.position)
    taken.grip.pushed = value(of: thumb.other)
    let (old, oldUpper) = (lower, upper)
    let isSwapped = drag(thumb, to: position, taken.grip, isAlone: true)
    guard lower != old || upper != oldUpper else { return nil }
    taken.thumb = isSwapped ? thumb.other : thumb
    first = taken
    return taken.thumb
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
    hold.grip.pushed = value(of: thumb)
    first = hold
  }
}
