// The values that drags, adjustments and the program give to the thumbs.

extension ThumbPair {
  /// Moves the thumb that a touch holds.
  ///
  /// - Returns: Whether the touch passed the other thumb, and now holds it.
  @inline(__always)
  mutating func drag(
    _ thumb: Thumb, to position: Double, _ grip: ThumbHold.Grip, isAlone: Bool
  ) -> Bool {
    guard let raw = raw(position, grip) else { return false }
    let wanted =
      traits.distances.isStepped
      ? traits.distances.snapping.stop(index(nearestTo: raw)) : raw
    if isAlone, traits.whenMeeting != .stops {
      if traits.whenMeeting == .swaps {
        if swap(thumb, to: wanted) { return true }
      } else {
        push(thumb, to: wanted, from: grip.pushed)
        return false
      }
    }
    move(thumb, to: wanted, beside: value(of: thumb.other))
    return false
  }

  /// Returns the value where a touch wants its thumb, not snapped; `nil` on a track without usable length.
  @inline(__always) func raw(_ position: Double, _ grip: ThumbHold.Grip) -> Double? {
    // The scale is linear.
    let scale = traits.distances.scale
    guard layout.track.isUsable else { return nil }
    if grip.isTranslation {
      // The value at its fraction may be off by a rounding error.
      if position == grip.position { return grip.value }
      return scale.linearValue(
        inside: layout.track.fraction(from: grip.fraction, movedBy: position - grip.position))
    }
    return layout.track.fraction(atFinite: position).map { scale.linearValue(inside: $0) }
  }

  /// Moves a thumb as far towards a legal value as the other thumb allows.
  @inline(__always)
  mutating func move(_ thumb: Thumb, to wanted: Double, beside other: Double) {
    let isLower = thumb == .lower
    guard _fastPath(traits.distances.admits(isLower ? wanted : other, isLower ? other : wanted))
    else {
      approach(wanted, with: thumb, beside: other)
      return
    }
    if isLower { lower = wanted } else { upper = wanted }
  }

  /// Moves a thumb towards a legal value that is not admissible beside the other thumb.
  @inline(never)
  private mutating func approach(_ wanted: Double, with thumb: Thumb, beside other: Double) {
    guard let new = traits.distances.value(nearestTo: wanted, of: thumb, beside: other) else {
      return
    }
    let nearer = ThumbPair.nearer(new, value(of: thumb), to: wanted)
    if thumb == .lower { lower = nearer } else { upper = nearer }
  }

  /// Returns `new`, or `old` if `new` is less near to a wanted value, by the tolerance of distances.
  static func nearer(_ new: Double, _ old: Double, to wanted: Double) -> Double {
    let isBehind = wanted > new ? old > new && old <= wanted : old < new && old >= wanted
    return isBehind ? old : new
  }

  /// Moves a thumb to a legal value, and the other thumb as little as needed from a value of its own.
  @inline(__always)
  mutating func push(_ thumb: Thumb, to wanted: Double, from own: Double) {
    let isLower = thumb == .lower
    let allowed = isLower ? traits.distances.lowers : traits.distances.uppers
    let new = Swift.min(Swift.max(wanted, allowed.lowerBound), allowed.upperBound)
    guard traits.distances.admits(isLower ? new : own, isLower ? own : new) else {
      push(thumb, to: new, awayFrom: own)
      return
    }
    (lower, upper) = isLower ? (new, own) : (own, new)
  }

  /// Moves a thumb to a value beside which the other thumb's own value is not admissible.
  @inline(never)
  private mutating func push(_ thumb: Thumb, to new: Double, awayFrom own: Double) {
    // Separate statements, because a function of the distances copies them.
    guard
      let other = traits.distances.clearValue(nearestTo: own, of: thumb.other, beside: new)
        ?? search(own, thumb.other, new)
    else { return }
    (lower, upper) = thumb == .lower ? (new, other) : (other, new)
  }

  @inline(never)
  private mutating func search(_ own: Double, _ thumb: Thumb, _ other: Double) -> Double? {
    traits.distances.value(nearestTo: own, of: thumb, beside: other)
  }

  /// Exchanges the thumbs if a legal value lies at least the least distance beyond the other thumb.
  ///
  /// - Returns: Whether the finger now holds the other thumb.
  mutating func swap(_ thumb: Thumb, to wanted: Double) -> Bool {
    let distances = traits.distances
    let other = value(of: thumb.other)
    guard thumb == .lower ? wanted > other : wanted < other,
      let nearest = distances.value(nearestTo: other, of: thumb.other, beside: other),
      thumb == .lower ? wanted >= nearest : wanted <= nearest,
      let new = distances.value(nearestTo: wanted, of: thumb.other, beside: other)
    else { return false }
    (lower, upper) = thumb == .lower ? (other, new) : (new, other)
    return true
  }

  mutating func adjust(_ thumb: Thumb, _ adjustment: GestureEvent.Adjustment) {
    let (distances, old) = (traits.distances, value(of: thumb))
    let wanted =
      distances.isStepped
      ? distances.snapping.stop(after: old, adjustment)
      : distances.scale.value(after: old, adjustment)
    if traits.whenMeeting == .pushes {
      push(thumb, to: wanted, from: value(of: thumb.other))
    } else {
      move(thumb, to: wanted, beside: value(of: thumb.other))
    }
  }

  mutating func set(_ newLower: Double, _ newUpper: Double) {
    let (old, oldUpper) = (lower, upper)
    guard
      let pair = traits.distances.pair(
        newLower.isNaN ? lower : newLower, newUpper.isNaN ? upper : newUpper),
      pair != (lower, upper)
    else { return }
    (lower, upper) = pair
    let (isLower, isUpper) = (lower != old, upper != oldUpper)
    if let hold = first { first = rebased(hold, isLower, isUpper) }
    if let hold = second { second = rebased(hold, isLower, isUpper) }
  }

  /// Returns a touch that goes on from the values that the program has set.
  func rebased(_ hold: ThumbHold, _ isLower: Bool, _ isUpper: Bool) -> ThumbHold {
    var hold = hold
    if isLower { hold.startLower = lower }
    if isUpper { hold.startUpper = upper }
    let position = layout.along(hold.place)
    guard let thumb = hold.thumb else {
      hold.grip.position = position
      return hold
    }
    hold.grip.pushed = value(of: thumb.other)
    if thumb == .lower ? isLower : isUpper {
      hold.anchor(at: fraction(of: thumb), value(of: thumb), position)
    }
    return hold
  }

  /// Returns this pair with another behaviour, while its touches hold their thumbs.
  ///
  /// - Parameters:
  ///   - whenMeeting: The effect of a thumb that meets the other thumb.
  ///   - onCancel: The effect of a cancelled touch.
  ///   - slop: The distance from its `down` below which a cancelled touch always reverts, in points.
  /// - Returns: The pair with the same values and touches.
  public func with(
    whenMeeting: ThumbTraits.Meeting, onCancel: ControlTraits.CancelPolicy, slop: Double
  ) -> ThumbPair {
    var pair = self
    pair.traits.whenMeeting = whenMeeting
    (pair.onCancel, pair.slop) = (onCancel, slop)
    pair.first?.note(slop: slop)
    pair.second?.note(slop: slop)
    return pair
  }

  /// Lays the control out, and lets each touch go on from where its thumb would be without stops and ends.
  ///
  /// The present layout changes nothing.
  public mutating func layOut(_ new: ThumbLayout) {
    guard new != layout else { return }
    let old = layout
    layout = new
    if let hold = first { first = rebased(hold, from: old) }
    if let hold = second { second = rebased(hold, from: old) }
  }

  func rebased(_ hold: ThumbHold, from old: ThumbLayout) -> ThumbHold {
    var hold = hold
    let (before, after) = (old.along(hold.place), layout.along(hold.place))
    if hold.thumb != nil, hold.grip.isTranslation, before != hold.grip.position, old.track.isUsable
    {
      hold.grip.fraction = old.track.place(
        from: hold.grip.fraction, movedBy: before - hold.grip.position)
      hold.grip.value = traits.distances.scale.value(at: hold.grip.fraction)
    }
    hold.grip.position = after
    return hold
  }
}
