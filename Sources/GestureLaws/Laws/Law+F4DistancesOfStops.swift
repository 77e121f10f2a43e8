import GestureEngine

extension Law where Subject == Trial {
  /// A distance that is kept in points, or before snapping, is lost when the thumb snaps.
  public static var distancesOfStops: Law {
    Law(
      "F4", "distances of stops",
      "a held thumb is at the admissible value nearest to its place under the finger",
      unless: { trial in
        if let reason = trial.exemptionOfOneValue { return reason }
        if let reason = trial.trace.traits.exemptionFromPlacesOfThumbs {
          if trial.trace.traits.showsPlacesOfHeldThumbs { return nil }
          return Trial.judgesEveryDesign && trial.trace.traits.bringsThumbsToTouches ? nil : reason
        }
        return trial.trace.traits.stops.map { !$0.areDistinct } ?? false
          ? "some of its stops are equal numbers" : nil
      }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      if Trial.judgesEveryDesign, trial.trace.traits.exemptionFromPlacesOfThumbs != nil,
        !trial.trace.traits.showsPlacesOfHeldThumbs
      {
        return trial.thumbBesideItsTouch
      }
      for sample in trial.thumbSamples {
        if let thumb = sample.thumb, let place = sample.place,
          sample.held == nil || sample.held == thumb,
          let breach = trial.flaw(of: thumb, wantedAt: place, in: sample, thumbs)
        {
          return breach
        }
      }
      return nil
    }
  }
}

extension Trial {
  /// Returns how a held thumb misses the admissible value nearest to its place under the finger.
  fileprivate func flaw(
    of thumb: Thumb, wantedAt place: Double, in sample: ThumbSample, _ thumbs: ThumbTraits
  ) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let step = trace.steps[sample.step]
    // A value that snaps as the touch lifts off leaves its place.
    guard traits.stopsOnRelease == nil || !step.event.isLift, let scale = try? Scale(range) else {
      return nil
    }
    let (own, other) = (step.after.value(of: thumb), step.after.value(of: thumb.other))
    let meant = scale.value(at: place)
    let bounds = DistanceBounds(traits, thumbs)
    let slack = slackOfThePlace(in: sample.step)
    if let stops = traits.stops {
      guard stops.snap(own).isIdentical(to: own) else {
        return Breach(
          step: sample.step, "the \(thumb.name) value is \(own), which is no stop",
          contrast: trace.contrast(own, expected: stops.snap(own)), of: thumb)
      }
    }
    let gap = traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
    let beyond = thumb == .lower ? meant - other : other - meant
    if thumbs.whenMeeting == .swaps, sample.isAlone, sample.held == thumb,
      beyond > bounds.least + gap + 4 * slack, beyond < bounds.greatest - gap - 4 * slack
    {
      return Breach(
        step: sample.step,
        "the finger is at \(meant), beyond the other value \(other), and still holds the "
          + "\(thumb.name) thumb", of: thumb)
    }
    if traits.stops != nil, !(thumb == .lower ? bounds.admit(own, other) : bounds.admit(other, own))
    {
      return Breach(
        step: sample.step,
        "the \(thumb.name) value \(own) snaps to a stop at no admissible distance from \(other)")
    }
    guard let nearer = traits.value(nearerTo: meant, than: own, slack, bounds) else { return nil }
    let isAdmissible = bounds.mustAdmit(nearer, of: thumb, beside: other)
    // A pushed thumb gives way as far as the range and the distances allow.
    let mayMove =
      thumbs.whenMeeting == .pushes && sample.isAlone
      && (thumb == .lower ? thumbs.distances.lowers : thumbs.distances.uppers).contains(nearer)
    guard isAdmissible || mayMove else { return nil }
    let best = thumbs.value(of: thumb, nearestTo: meant, beside: other, pushing: mayMove) ?? nearer
    return Breach(
      step: sample.step,
      "the finger is at \(meant), the \(thumb.name) value \(own), although \(nearer) is admissible",
      contrast: trace.contrast(own, expected: traits.stops == nil ? best : nearer), of: thumb)
  }

  /// Returns the error of a place that the law computes in its own way, and of a difference of values.
  private func slackOfThePlace(in step: Int) -> Double {
    let range = trace.traits.range
    let slack = trace.traits.placeSlack(at: farthest[step], on: trace.before(step).track)
    return 1e-9 * range.span + 8 * range.largestMagnitude.ulp + 2 * range.span * slack
  }
}

extension ControlTraits {
  /// Returns the next stop from a value toward the finger, or a value a little nearer to it; `nil` if the value is the
  /// nearest.
  fileprivate func value(
    nearerTo meant: Double, than own: Double, _ slack: Double, _ bounds: DistanceBounds
  ) -> Double? {
    guard let stops else {
      let step = 4 * slack + 4 * bounds.tolerance
      guard (meant - own).magnitude > step else { return nil }
      return meant > own ? own + step : own - step
    }
    let nearer = stops.stop(stops.index(nearestTo: own) + (meant > own ? 1 : -1))
    return nearer != own && (nearer - meant).magnitude + slack < (own - meant).magnitude
      ? nearer : nil
  }
}
