import GestureEngine

extension Law where Subject == Trial {
  /// Some sliders wait until a finger returns from beyond the end, others turn back with it at once.
  public static var overTravel: Law {
    Law(
      "D5", "over-travel",
      "turning back after a drag past an end follows the declared overshoot policy",
      unless: {
        switch $0.trace.traits.drag {
        case .absolute: "its value follows the location of the touch"
        case .tapped, .tappedOrDragged: "it cannot be dragged"
        case .grabbed, .grabbedOrTapped, .relative: nil
        }
      }
    ) { trial in
      let traits = trial.trace.traits
      guard let scale = try? Scale(traits.range, traits.scale),
        scale.canShow(traits.range.lowerBound),
        let after = trial.probe([2, -0.25])
      else { return nil }
      let rounding = 1e-9 + Scale.tolerance(ofFractionsIn: traits.range)
      let place = traits.overshoot == .accumulates ? 1 : 0.75
      let start = "after the script, a drag of 2 tracks and 0.25 back gives "
      guard let stops = traits.stops else {
        return (after.fraction - place).magnitude <= (place == 1 ? 0 : rounding)
          ? nil : Breach(start + "fraction \(after.fraction), not \(place)")
      }
      let least = stops.snap(scale.value(at: place - rounding))
      let most = stops.snap(scale.value(at: place + rounding))
      return after.value >= least && after.value <= most
        ? nil : Breach(start + "\(after.value), not the stop \(least)")
    }
  }
}
