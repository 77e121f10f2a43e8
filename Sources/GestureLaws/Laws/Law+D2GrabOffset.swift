import GestureEngine

extension Law where Subject == Trial {
  /// The thumb must stay under the same spot of the finger.
  public static var grabOffset: Law {
    Law(
      "D2", "grab offset",
      "a held thumb keeps its distance from the touch, except at the ends and for its steps",
      unless: {
        if $0.trace.traits.wraps { return "its value goes on at one bound from the other" }
        if $0.trace.traits.thumbs != nil, $0.trace.traits.stops != nil {
          return "law F4 judges the stops of two thumbs"
        }
        switch $0.trace.traits.drag {
        case .absolute, .relative, .tapped, .tappedOrDragged, .custom:
          return "its thumb cannot be held"
        case .grabbedOrTapped:
          return Trial.judgesEveryDesign && $0.trace.traits.thumbStaysAtDown
            ? "its thumb goes to the touch" : nil
        case .grabbed: return nil
        }
      }
    ) { trial in
      let trace = trial.trace
      if trace.traits.thumbs != nil {
        return trial.showsUpperValue ? nil : trial.firstThumbBesideItsTouch
      }
      // A thumb that snaps stays within a step of the touch; law D17 judges the step. A thumb that turns round at
      // once at an end keeps its distance until it is there again.
      guard trace.traits.stops == nil, trace.traits.overshoot == .accumulates else {
        return trial.firstOutOfReach(bySteps: 1, hold: .held, base: .down)
      }
      let direction = trace.traits.direction
      // Both places of the thumb are those of values.
      let rounding = 1e-9 + 2 * Scale.tolerance(ofFractionsIn: trace.traits.range)
      var previous: Trace.Sample?
      for sample in trial.samples where !sample.isLift {
        defer { previous = sample }
        // A place that is rounded on a short track lies farther off on a longer one.
        if Trial.judgesEveryDesign, trace.traits.resolution > 0,
          trial.isResized(before: sample.step)
        {
          continue
        }
        let after = trace.steps[sample.step].after
        guard sample.hold == .held || sample.hold == .jumped, !sample.isRebased,
          after.track.isUsable, let last = previous, last.hold == sample.hold,
          let thumb = after.thumb, let lastThumb = trace.steps[last.step].after.thumb,
          trace.isInside(sample), trace.isInside(last)
        else { continue }
        let drawn =
          direction.onTrack(thumb.center, in: after.size).x
          - direction.onTrack(lastThumb.center, in: after.size).x
        let moved = sample.along - last.along
        let slack =
          Double.slack(rounding, of: direction.length(of: after.size))
          + 2 * after.track.length
          * trace.traits.placeSlack(at: trial.farthest[sample.step], on: after.track)
        guard (drawn - moved).magnitude <= slack else {
          return Breach(
            step: sample.step, "the touch moved by \(moved), the thumb by \(drawn)",
            contrast: .frame(thumb, expected: thumb.shifted(by: moved - drawn, along: direction)))
        }
      }
      let isCoarse = trace.traits.resolution > 0
      guard Trial.judgesEveryDesign, isCoarse || trace.traits.holdsAfterJump else { return nil }
      return trial.firstOutOfReach(hold: .held, base: .down)
        ?? (isCoarse ? trial.firstLagBehindAMark : nil)
    }
  }
}

extension Trial {
  /// The first held thumb of two that is drawn at another distance from its touch than at the `down`.
  fileprivate var firstThumbBesideItsTouch: Breach? {
    let (range, direction) = (trace.traits.range, trace.traits.direction)
    guard let scale = try? Scale(range), range.lowerBound < range.upperBound else { return nil }
    let largest = range.largestMagnitude
    let span = range.span
    let slack = 1e-9 * span + 8 * largest.ulp
    for sample in thumbSamples where sample.isGrabbed == true {
      let after = trace.steps[sample.step].after
      guard let thumb = sample.steadyThumb, let place = sample.place, after.track.isUsable,
        let frame = after.frame(of: thumb),
        // The other thumb may stop this one before its touch.
        (after.value(of: thumb) - scale.value(at: place)).magnitude <= slack,
        // A touch may pull its thumb beyond an end.
        !trace.traits.hasElasticEnds || (place > 0 && place < 1)
      else { continue }
      let drawn = direction.onTrack(frame.center, in: after.size).x
      let meant = after.track.position(of: place)
      let extent = Swift.max(direction.length(of: after.size), after.track.end.magnitude)
      let coarseness = Scale.coarseness(at: after.value(of: thumb), of: .linear, in: range)
      let rounding =
        Double.slack(1e-9, of: extent)
        + (2 * slack / span + coarseness + Scale.tolerance(ofFractionsIn: range))
        * after.track.length + trace.traits.resolution * (1 + 1e-9)
      guard (drawn - meant).magnitude <= rounding else {
        return Breach(
          step: sample.step,
          "the touch has dragged the \(thumb.name) thumb to \(meant), it is drawn at \(drawn)")
      }
    }
    return nil
  }
}
