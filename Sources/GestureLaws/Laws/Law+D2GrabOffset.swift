import GestureEngine

extension Law where Subject == Trial {
  /// The thumb must stay under the same spot of the finger.
  public static var grabOffset: Law {
    Law(
      "D2", "grab offset",
      "a held thumb keeps its distance from the touch, except at the ends and for its steps",
      unless: {
        switch $0.trace.traits.drag {
        case .absolute, .relative, .tapped, .tappedOrDragged, .custom:
          return "its thumb cannot be held"
        case .grabbed, .grabbedOrTapped: return nil
        }
      }
    ) { trial in
      let trace = trial.trace
      // A thumb that snaps stays within a step of the touch; law D17 judges the step.
      guard trace.traits.stops == nil else {
        return trial.firstOutOfReach(bySteps: 1) { $0.hold == .held && $0.base == .down }
      }
      let direction = trace.traits.direction
      // Both places of the thumb are those of values.
      let rounding = 1e-9 + 2 * Scale.tolerance(ofFractionsIn: trace.traits.range)
      var previous: Trace.Sample?
      for sample in trial.samples where !sample.isLift {
        defer { previous = sample }
        let after = trace.steps[sample.step].after
        guard sample.hold == .held, !sample.isRebased, after.track.isUsable, let last = previous,
          last.hold == .held,
          let thumb = after.thumb, let lastThumb = trace.steps[last.step].after.thumb,
          trace.isInside(sample), trace.isInside(last)
        else { continue }
        let drawn =
          direction.onTrack(thumb.center, in: after.size).x
          - direction.onTrack(lastThumb.center, in: after.size).x
        let moved = sample.along - last.along
        let slack =
          Double.slack(rounding, of: direction.length(of: after.size))
          + trace.placeSlack(from: last.point, to: sample.point, on: after.track)
          * after.track.length
        guard (drawn - moved).magnitude <= slack else {
          return Breach(
            step: sample.step, "the touch moved by \(moved), the thumb by \(drawn)",
            contrast: .frame(thumb, expected: thumb.shifted(by: moved - drawn, along: direction)))
        }
      }
      return nil
    }
  }
}
