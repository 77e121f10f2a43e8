import GestureEngine

extension Law where Subject == Trial {
  /// A distance that is kept in points, or before snapping, is lost when the thumb snaps.
  public static var distancesOfStops: Law {
    Law(
      "F4", "distances of stops",
      "a held thumb is at the admissible value nearest to its place under the finger",
      unless: { trial in
        if let reason = trial.exemptionOfOneValue ?? trial.trace.traits.exemptionFromPlacesOfThumbs
        {
          return reason
        }
        return trial.trace.traits.stops.map { !$0.areDistinct } ?? false
          ? "some of its stops are equal numbers" : nil
      }
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      guard let thumbs = trace.traits.thumbs, let scale = try? Scale(range) else { return nil }
      let bounds = DistanceBounds(trace.traits, thumbs)
      let largest = range.largestMagnitude
      let span = range.span
      let gap = trace.traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
      for sample in trial.thumbSamples {
        // The error of a place that the law computes in its own way, and of a difference of values.
        let slack =
          1e-9 * span + 8 * largest.ulp
          + 2 * span
          * trace.traits.placeSlack(
            at: trial.farthest[sample.step], on: trace.before(sample.step).track)
        guard let thumb = sample.thumb, let place = sample.place,
          // A value that snaps as the touch lifts off leaves its place.
          trace.traits.stopsOnRelease == nil || !trace.steps[sample.step].event.isLift,
          sample.held == nil || sample.held == thumb
        else { continue }
        let after = trace.steps[sample.step].after
        let (own, other) = (after.value(of: thumb), after.value(of: thumb.other))
        let meant = scale.value(at: place)
        if let stops = trace.traits.stops, !stops.snap(own).isIdentical(to: own) {
          return Breach(
            step: sample.step, "the \(thumb.name) value is \(own), which is no stop",
            contrast: trace.contrast(own, expected: stops.snap(own)), of: thumb)
        }
        let beyond = thumb == .lower ? meant - other : other - meant
        if thumbs.whenMeeting == .swaps, sample.isAlone, sample.held == thumb,
          beyond > bounds.least + gap + 4 * slack, beyond < bounds.greatest - gap - 4 * slack
        {
          return Breach(
            step: sample.step,
            "the finger is at \(meant), beyond the other value \(other), and still holds the "
              + "\(thumb.name) thumb", of: thumb)
        }
        if trace.traits.stops != nil,
          !(thumb == .lower ? bounds.admit(own, other) : bounds.admit(other, own))
        {
          return Breach(
            step: sample.step,
            "the \(thumb.name) value \(own) snaps to a stop at no admissible distance from "
              + "\(other)")
        }
        // The next value towards the finger, or a value a little nearer to it.
        let isUp = meant > own
        let nearer: Double
        if let stops = trace.traits.stops {
          nearer = stops.stop(stops.index(nearestTo: own) + (isUp ? 1 : -1))
          guard nearer != own, (nearer - meant).magnitude + slack < (own - meant).magnitude else {
            continue
          }
        } else {
          let step = 4 * slack + 4 * bounds.tolerance
          guard (meant - own).magnitude > step else { continue }
          nearer = isUp ? own + step : own - step
        }
        let isAdmissible = bounds.mustAdmit(nearer, of: thumb, beside: other)
        // A pushed thumb gives way as far as the range and the distances allow.
        let mayMove =
          thumbs.whenMeeting == .pushes && sample.isAlone
          && (thumb == .lower ? thumbs.distances.lowers : thumbs.distances.uppers).contains(nearer)
        guard !isAdmissible, !mayMove else {
          let best =
            thumbs.value(of: thumb, nearestTo: meant, beside: other, pushing: mayMove) ?? nearer
          return Breach(
            step: sample.step,
            "the finger is at \(meant), the \(thumb.name) value \(own), although \(nearer) is "
              + "admissible",
            contrast: trace.contrast(own, expected: trace.traits.stops == nil ? best : nearer),
            of: thumb)
        }
      }
      return nil
    }
  }
}
