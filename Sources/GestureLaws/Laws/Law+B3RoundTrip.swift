import GestureEngine

extension Law where Subject == Trial {
  /// A value that is not drawn where it was dragged to creeps with every touch.
  ///
  /// Law C3 judges a control that snaps.
  public static var roundTrip: Law {
    Law(
      "B3", "round trip",
      "the value that a touch sets lies at the fraction of the touch, up to rounding",
      unless: {
        let range = $0.trace.traits.range
        if $0.trace.traits.stops != nil { return "it snaps" }
        return range.lowerBound < range.upperBound ? nil : "its range is a single value"
      }
    ) { trial in
      let trace = trial.trace
      let traits = trace.traits
      let tolerance = Scale.tolerance(ofFractionsIn: traits.range)
      for sample in trial.samples where sample.hold == .free && !sample.isLift {
        let track = trace.before(sample.step).track
        guard let place = track.fraction(at: sample.along) else { continue }
        let fraction = trace.steps[sample.step].after.fraction
        let coarseness = Scale.coarseness(
          at: sample.value, of: traits.scale, in: traits.range)
        guard (fraction - place).magnitude <= tolerance + coarseness else {
          return Breach(
            step: sample.step, "a touch at fraction \(place) gives a value at \(fraction)")
        }
      }
      return nil
    }
  }
}
