import GestureEngine

extension Law where Subject == Trial {
  /// A bound that was set with care must not change because the finger was on the other bound.
  public static var otherThumb: Law {
    Law(
      "F2", "the other thumb",
      "a touch or a set of one value leaves the other value, or pushes it no farther than needed",
      unless: { $0.exemptionOfOneValue }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      return trial.firstNeedlessSet ?? trial.firstNeedlessMotion(thumbs)
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
      guard !bounds.clearlyAdmit(expected, of: thumb.other, beside: own) else {
        return Breach(
          step: sample.step,
          "the other value is \(other), without need: with \(own) it may be \(expected)",
          contrast: trace.contrast(other, expected: expected), of: thumb.other)
      }
      // A step, or a little more than the tolerance, back to where it came from.
      let back = trace.traits.stops.map {
        $0.stop($0.index(nearestTo: other) + (expected > other ? 1 : -1))
      }
      let largest = Swift.max(other.magnitude, own.magnitude)
      let slack = 3 * bounds.tolerance + 8 * largest.ulp
      let nearer = back ?? (expected > other ? other + slack : other - slack)
      let isBetween = expected > other ? nearer < expected : nearer > expected
      guard
        !isBetween || !bounds.mustAdmit(nearer, of: thumb.other, beside: own) || nearer == other
      else {
        return Breach(
          step: sample.step,
          "the other value was pushed from \(expected) to \(other), \(nearer) is far enough",
          contrast: trace.contrast(other, expected: nearer), of: thumb.other)
      }
    }
    return nil
  }
}
