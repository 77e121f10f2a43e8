import GestureEngine

extension Law where Subject == Trial {
  /// Some sliders wait until a finger returns from beyond the end, others turn back with it at once.
  public static var overTravel: Law {
    Law(
      "D5", "over-travel",
      "turning back after a drag past an end follows the declared overshoot policy",
      unless: { $0.trace.traits.exemptionFromTranslation }
    ) { trial in
      let traits = trial.trace.traits
      guard traits.range.lowerBound < traits.range.upperBound,
        let scale = try? Scale(traits.range, traits.scale), scale.canShow(traits.range.lowerBound),
        let (after, events) = trial.probe([2, -0.25])
      else { return nil }
      let slack = trial.probeSlack(after)
      // A control may hold its value, or its thumb, within its resolution.
      if traits.resolution > 0, slack > 0.1 { return nil }
      let rounding =
        1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + slack
        // A scale of its own may be steep, so that its values are few.
        + (traits.hasOwnScale ? 1e-3 : 0)
      let place = traits.overshoot == .accumulates ? 1 : 0.75
      let start = "a drag of 2 tracks and 0.25 back gives "
      guard let stops = traits.stops else {
        return (after.fraction - place).magnitude <= (place == 1 ? slack : rounding)
          ? nil
          : trial.breach(
            afterSettling: events, start + "fraction \(after.fraction), not \(place)",
            contrast: traits.hasOwnScale
              ? nil : .value(after.value, expected: scale.value(at: place), fraction: place))
      }
      if traits.hasOwnScale || traits.stepRounding == .custom { return nil }
      let least = stops.snap(scale.value(at: place - rounding))
      let most = stops.snap(scale.value(at: place + rounding))
      return after.value >= least && after.value <= most
        || traits.isSame(after.value, least) || traits.isSame(after.value, most)
        || traits.stepRounding == .wholeSteps && stops.isInLastStep(after.value)
        ? nil
        : trial.breach(
          afterSettling: events, start + "\(after.value), not the stop \(least)",
          contrast: trial.trace.contrast(after.value, expected: least))
    }
  }
}

extension Trial {
  /// The part of the track by which the place of a probe may be off, because the control computes
  /// inexactly.
  fileprivate func probeSlack(_ after: ControlSnapshot) -> Double {
    let length = trace.traits.direction.length(of: after.size)
    return 2 * trace.traits.placeSlack(at: 4 * length, on: after.track)
  }
}
