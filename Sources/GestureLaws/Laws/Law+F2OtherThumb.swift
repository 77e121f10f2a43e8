import GestureEngine

extension Law where Subject == Trial {
  /// A bound that was set with care must not change because the finger was on the other bound.
  public static var otherThumb: Law {
    Law(
      "F2", "the other thumb",
      "a touch, a key or a set of one value leaves the other value, or pushes it no farther than needed",
      unless: { $0.exemptionOfOneValue }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      return trial.firstNeedlessSet ?? trial.firstNeedlessMotion(thumbs)
        ?? trial.firstNeedlessKey(thumbs)
    }
  }
}

extension Trial {
  /// The first `set` that leaves a value, for which there is no need to change it, and changes it.
  fileprivate var firstNeedlessSet: Breach? {
    guard let thumbs = trace.traits.thumbs else { return nil }
    let bounds = DistanceBounds(trace.traits, thumbs)
    return trace.firstBreach { index, step in
      guard case .thumbs(.set(let lower, let upper)) = step.event else { return nil }
      let (before, after) = (trace.before(index), step.after)
      for (thumb, isLeft) in [(Thumb.lower, lower.isNaN), (.upper, upper.isNaN)] where isLeft {
        let (old, new) = (before.value(of: thumb), after.value(of: thumb))
        // Values in the wrong order are exchanged.
        guard thumb == .lower ? upper >= old : lower <= old else { continue }
        let other = after.value(of: thumb.other)
        // Within its tolerance, the bound of a distance is the control's to decide.
        guard bounds.clearlyAdmit(old, of: thumb, beside: other),
          !old.isIdentical(to: new),
          trace.traits.precision.part == 0 || !trace.traits.isSame(old, new)
        else { continue }
        return Observation(
          "`\(step.event.text)` changed the \(thumb.name) value from \(old) to \(new)",
          trace.contrast(new, expected: old), of: thumb)
      }
      return nil
    }
  }

  /// The first sample that moves the other thumb where it must stay, or farther than needed.
  fileprivate func firstNeedlessMotion(_ thumbs: ThumbTraits) -> Breach? {
    let bounds = DistanceBounds(trace.traits, thumbs)
    for sample in thumbSamples
    // A value that snaps as the touch lifts off may go back and leave the other where it was pushed.
    where trace.traits.stopsOnRelease == nil || !trace.steps[sample.step].event.isLift {
      guard let thumb = sample.thumb else { continue }
      if sample.isDown, trace.traits.touchesMaySelect { continue }
      // The motion that decides which thumb is held may also swap the thumbs.
      if thumbs.whenMeeting == .swaps, sample.held == nil, !sample.isDown { continue }
      let (before, after) = (trace.before(sample.step), trace.steps[sample.step].after)
      let isSwap = sample.held != nil && sample.held != thumb
      let returns = thumbs.whenMeeting == .pushes && thumbs.pushedThumbReturns
      let pushed = returns && sample.isAlone ? sample.base : nil
      if returns, sample.isAlone, !isSwap, pushed == nil { continue }
      let expected =
        isSwap ? before.value(of: thumb) : pushed ?? before.value(of: thumb.other)
      let (own, other) = (after.value(of: thumb), after.value(of: thumb.other))
      if other.isIdentical(to: expected) { continue }
      if trace.traits.precision.part > 0, trace.traits.isSame(other, expected) { continue }
      guard thumbs.whenMeeting == .pushes, sample.isAlone, !isSwap else {
        return Breach(
          step: sample.step,
          "the touch holds the \(thumb.name) thumb, the other value changed from \(expected) "
            + "to \(other)", contrast: trace.contrast(other, expected: expected), of: thumb.other)
      }
      let push = (from: expected, to: other)
      if let flaw = trace.needlessPush(of: thumb.other, push, beside: own, bounds) {
        return Breach(step: sample.step, flaw.message, contrast: flaw.contrast, of: flaw.thumb)
      }
    }
    return nil
  }

  /// The first key that pushes the other thumb without need, or farther than needed.
  ///
  /// A key that goes back may lead the other thumb back to where the keys before have pushed it from.
  fileprivate func firstNeedlessKey(_ thumbs: ThumbTraits) -> Breach? {
    let traits = trace.traits
    guard thumbs.whenMeeting == .pushes, !traits.hasOwnAdjustments else { return nil }
    let bounds = DistanceBounds(traits, thumbs)
    // The keys that follow each other: their thumb, and the other value before them.
    var keys: (thumb: Thumb, base: Double)?
    return trace.firstBreach { index, step in
      guard case .thumbs(.adjust(let thumb, _)) = step.event, step.tracked == nil else {
        if case .wait = step.event { return nil }
        keys = nil
        return nil
      }
      let old = trace.before(index).value(of: thumb.other)
      if keys?.thumb != thumb { keys = (thumb, old) }
      let (own, new) = (step.after.value(of: thumb), step.after.value(of: thumb.other))
      func push(from place: Double) -> Observation? {
        if new.isIdentical(to: place) || traits.precision.part > 0 && traits.isSame(new, place) {
          return nil
        }
        return trace.needlessPush(of: thumb.other, (from: place, to: new), beside: own, bounds)
      }
      guard let flaw = push(from: old) else { return nil }
      if thumbs.pushedThumbReturns, let base = keys?.base, push(from: base) == nil { return nil }
      return flaw
    }
  }
}

extension Trace {
  /// Returns how a thumb was pushed, or drawn along, without need or farther than needed; `nil` if neither is so.
  ///
  /// - Parameters:
  ///   - thumb: The thumb that another one has pushed.
  ///   - push: Its values before and after.
  ///   - own: The value of the other thumb, which has pushed it.
  ///   - bounds: The distances that the values may have.
  /// - Returns: The value that would be far enough.
  fileprivate func needlessPush(
    of thumb: Thumb, _ push: (from: Double, to: Double), beside own: Double,
    _ bounds: DistanceBounds
  ) -> Observation? {
    let (old, new) = push
    guard !bounds.clearlyAdmit(old, of: thumb, beside: own) else {
      return Observation(
        "the other value is \(new), without need: with \(own) it may be \(old)",
        contrast(new, expected: old), of: thumb)
    }
    // A step, or a little more than the tolerance, back to where it came from.
    let back = traits.stops.map { $0.stop($0.index(nearestTo: new) + (old > new ? 1 : -1)) }
    let largest = Swift.max(new.magnitude, own.magnitude)
    let slack = 3 * bounds.tolerance + 8 * largest.ulp
    let nearer = back ?? (old > new ? new + slack : new - slack)
    let isBetween = old > new ? nearer < old : nearer > old
    guard isBetween, bounds.mustAdmit(nearer, of: thumb, beside: own), nearer != new else {
      return nil
    }
    return Observation(
      "the other value was pushed from \(old) to \(new), \(nearer) is far enough",
      contrast(new, expected: nearer), of: thumb)
  }
}
