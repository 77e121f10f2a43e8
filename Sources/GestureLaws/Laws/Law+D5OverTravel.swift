import GestureEngine

extension Law where Subject == Trial {
  /// Some sliders wait until a finger returns from beyond the end, others turn back with it at once.
  public static var overTravel: Law {
    Law(
      "D5", "over-travel",
      "turning back after a drag past an end follows the declared overshoot policy",
      unless: {
        let traits = $0.trace.traits
        switch traits.drag {
        case .absolute: return "its value follows the location of the touch"
        case .tapped, .tappedOrDragged: return "it cannot be dragged"
        case .grabbed, .grabbedOrTapped, .relative: break
        }
        return traits.stops == nil ? nil : "it snaps"
      }
    ) { trial in
      guard let fraction = trial.probe([2, -0.25])?.fraction else { return nil }
      switch trial.trace.traits.overshoot {
      case .accumulates:
        return fraction == 1
          ? nil
          : Breach(
            "after the script, a drag of 2 tracks and 0.25 back gives fraction \(fraction), not 1")
      case .reanchors:
        return (fraction - 0.75).magnitude <= 1e-9
          ? nil
          : Breach(
            "after the script, a drag of 2 tracks and 0.25 back gives fraction \(fraction), not 0.75"
          )
      }
    }
  }
}
