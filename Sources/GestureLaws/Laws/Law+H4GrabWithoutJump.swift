import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that is touched while it moves must stay under the finger, not leap to where its animation
  /// would end.
  public static var grabWithoutJump: Law {
    Law(
      "H4", "grab without jump",
      "a `down` that drags by translation, or can only tap, does not move the drawing",
      unless: {
        switch $0.trace.traits.drag {
        case .absolute: "its value follows the location of the touch"
        case .custom where Trial.judgesEveryDesign && $0.trace.traits.latch != nil: nil
        case .custom: "its drag does not follow the track"
        case .grabbed, .grabbedOrTapped, .relative, .tapped, .tappedOrDragged: nil
        }
      }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      return trace.firstBreach { index, step in
        guard case .down(let point, _) = step.event, step.response.editing == .began,
          !step.isLostEnd
        else { return nil }
        let (before, after) = (trace.before(index), step.after)
        if trace.isSecondTap(at: index) || trace.traits.tapsAtOnce { return nil }
        // A touch beside a thumb that can be grabbed moves the thumb to the touch.
        if trace.traits.drag == .grabbed || trace.traits.drag == .custom,
          trace.isOnThumb(point, before: index) != true
        {
          return nil
        }
        let range = trace.traits.range
        let largest = range.largestMagnitude
        let slack =
          1e-9 * range.span + 4 * largest.ulp + trace.traits.valueSlack
        // A thumb that snaps is caught at a stop.
        if trace.wasAnimating(before: index), let stops = trace.traits.stops,
          after.presentedValue == stops.snap(before.presentedValue)
        {
          return nil
        }
        guard (after.presentedValue - before.presentedValue).magnitude <= slack else {
          return Observation(
            "the presented value jumps from \(before.presentedValue) to \(after.presentedValue)",
            trace.contrast(after.presentedValue, expected: before.presentedValue))
        }
        guard let old = before.thumb, let new = after.thumb else { return nil }
        let way =
          direction.onTrack(new.center, in: after.size).x
          - direction.onTrack(old.center, in: after.size).x
        let tolerance = Scale.tolerance(ofFractionsIn: range)
        let rounding = tolerance.isFinite ? tolerance * after.track.length : 0
        let length = direction.length(of: after.size)
        return way.magnitude
          <= Double.slack(1e-9, of: length) + rounding + trace.traits.drawingSlack(of: length)
          ? nil
          : Observation("the thumb jumps by \(way) points", .frame(new, expected: old))
      }
    }
  }
}

extension ControlTraits {
  /// Whether a tap may have its effect as the touch goes down.
  ///
  /// A touch that may still drag is no tap yet.
  fileprivate var tapsAtOnce: Bool {
    if Trial.judgesEveryDesign, hasButtons, drag == .relative, minimumDistance > 0 {
      return false
    }
    return tapsUnlikeDrags || tap == .seeksAtOnce
  }
}
