import GestureEngine

extension Law where Subject == Trial {
  /// A finger between two thumbs that takes both tears them apart.
  public static var heldThumb: Law {
    Law(
      "F3", "held thumb",
      "a touch holds one thumb until it ends, except if the thumbs swap, and two touches hold two",
      unless: { $0.exemptionOfOneValue }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      let (trace, meeting) = (trial.trace, thumbs.whenMeeting)
      for sample in trial.thumbSamples {
        let (before, after) = (trace.before(sample.step), trace.steps[sample.step].after)
        func changes(_ thumb: Thumb) -> Bool {
          before.value(of: thumb) != after.value(of: thumb)
        }
        guard let thumb = sample.thumb else {
          if thumbs.movesBothBetween {
            let (old, new) = (before.distance, after.distance)
            let step = trace.traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
            let slack = 4 * DistanceBounds(trace.traits, thumbs).tolerance + step
            guard (new - old).magnitude <= slack else {
              return Breach(
                step: sample.step,
                "a touch between the thumbs changes their distance from \(old) to \(new)")
            }
            continue
          }
          guard !changes(.lower), !changes(.upper) else {
            return Breach(step: sample.step, "a value changes, but the response names no thumb")
          }
          if let held = sample.held {
            return Breach(
              step: sample.step, "the response no longer names the thumb that is held",
              contrast: .response("no thumb", expected: "the \(held.name) thumb"))
          }
          continue
        }
        if let held = sample.held, held != thumb, meeting != .swaps || !sample.isAlone {
          return Breach(
            step: sample.step,
            "the touch held the \(held.name) thumb and now holds the \(thumb.name) thumb",
            contrast: .response("the \(thumb.name) thumb", expected: "the \(held.name) thumb"))
        }
        if sample.other == thumb {
          return Breach(step: sample.step, "two touches hold the \(thumb.name) thumb")
        }
        // The motion that decides which thumb is held may also swap the thumbs.
        let isSwap = sample.held.map { $0 != thumb } ?? (meeting == .swaps && !sample.isDown)
        if changes(thumb.other), !isSwap, meeting != .pushes || !sample.isAlone {
          return Breach(
            step: sample.step,
            "the touch holds the \(thumb.name) thumb, and the other thumb moves, too",
            contrast: trace.contrast(
              after.value(of: thumb.other), expected: before.value(of: thumb.other)),
            of: thumb.other)
        }
      }
      return trace.firstBreach { index, step in
        guard case .thumbs(.adjust(let thumb, _)) = step.event else { return nil }
        let (old, new) = (
          trace.before(index).value(of: thumb.other), step.after.value(of: thumb.other)
        )
        // Thumbs that swap keep both the value of the other thumb and the new one.
        if step.tracked == nil, let named = step.response.thumb, named != thumb, meeting != .swaps {
          return Observation(
            "the response to adjusting the \(thumb.name) value names the \(named.name) thumb",
            .response("the \(named.name) thumb", expected: "the \(thumb.name) thumb"), of: thumb)
        }
        let isSwap =
          meeting == .swaps
          && step.after.value(of: thumb) == trace.before(index).value(of: thumb.other)
        return meeting == .pushes || isSwap || old == new
          ? nil
          : Observation(
            "adjusting the \(thumb.name) value changed the other value",
            trace.contrast(new, expected: old), of: thumb.other)
      }
    }
  }
}
