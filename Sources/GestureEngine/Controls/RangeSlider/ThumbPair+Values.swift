// The values that drags, adjustments and the program give to the thumbs.

extension ThumbPair {
  /// Moves the thumb that a touch holds.
  @inline(__always)
  mutating func drag(to position: Double, _ hold: inout ThumbHold, isAlone: Bool) {
    guard let raw = raw(position, hold), let thumb = hold.thumb else { return }
    let distances = traits.distances
    let wanted = distances.isStepped ? distances.legal(raw) : raw
    if isAlone {
      switch traits.whenMeeting {
      case .stops: break
      case .pushes:
        push(thumb, to: wanted, from: hold.pushed)
        return
      case .swaps:
        if swap(thumb, to: wanted) {
          hold.thumb = thumb.other
          return
        }
      }
    }
    move(thumb, to: wanted, beside: value(of: thumb.other))
  }

  /// Returns the value where a touch wants its thumb, not snapped; `nil` on a track without usable length.
  @inline(__always) func raw(_ position: Double, _ hold: ThumbHold) -> Double? {
    let scale = traits.distances.scale
    guard layout.track.isUsable else { return nil }
    if hold.isGrabbed {
      // The value at its fraction may be off by a rounding error.
      if position == hold.position { return hold.value }
      return scale.value(
        inside: layout.track.fraction(from: hold.fraction, movedBy: position - hold.position))
    }
    return layout.track.fraction(atFinite: position).map { scale.value(inside: $0) }
  }

  /// Moves a thumb as far towards a legal value as the other thumb allows.
  @inline(__always)
  mutating func move(_ thumb: Thumb, to wanted: Double, beside other: Double) {
    let distances = traits.distances
    if thumb == .lower {
      if distances.admits(wanted, other) {
        lower = wanted
      } else if let new = distances.lower(nearestTo: wanted, below: other) {
        lower = ThumbPair.nearer(new, lower, to: wanted)
      }
    } else {
      if distances.admits(other, wanted) {
        upper = wanted
      } else if let new = distances.upper(nearestTo: wanted, above: other) {
        upper = ThumbPair.nearer(new, upper, to: wanted)
      }
    }
  }

  /// Returns `new`, or `old` if `new` is less near to a wanted value, by the tolerance of distances.
  static func nearer(_ new: Double, _ old: Double, to wanted: Double) -> Double {
    let isBehind = wanted > new ? old > new && old <= wanted : old < new && old >= wanted
    return isBehind ? old : new
  }

  /// Moves a thumb to a legal value, and the other thumb as little as needed from a value of its own.
  mutating func push(_ thumb: Thumb, to wanted: Double, from own: Double) {
    let distances = traits.distances
    let allowed = thumb == .lower ? distances.lowers : distances.uppers
    let new = Swift.min(Swift.max(wanted, allowed.lowerBound), allowed.upperBound)
    guard let other = distances.value(nearestTo: own, of: thumb.other, beside: new) else { return }
    (lower, upper) = thumb == .lower ? (new, other) : (other, new)
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
      hold.position = position
      return hold
    }
    hold.pushed = value(of: thumb.other)
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

  /// Lays the control out, and lets each touch go on from where its thumb would be without stops.
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
    if hold.thumb != nil, hold.isGrabbed, before != hold.position, old.track.isUsable {
      hold.fraction = old.track.fraction(from: hold.fraction, movedBy: before - hold.position)
      hold.value = traits.distances.scale.value(inside: hold.fraction)
    }
    hold.position = after
    return hold
  }
}
