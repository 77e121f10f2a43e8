import GestureEngine

extension Law where Subject == Trial {
  /// Some users want a slider to wait for the finger past its end, others to turn with it at once.
  public static var overTravel: Law {
    Law(
      "D5", "over-travel",
      "after a drag past an end, turning round does what is declared",
      unless: {
        let traits = $0.trace.traits
        switch traits.drag {
        case .absolute: return "its value is where the touch is"
        case .tapped: return "it is not dragged"
        case .grabbed, .grabbedOrTapped, .relative: break
        }
        return traits.stops == nil ? nil : "it snaps"
      }
    ) { trial in
      guard let fraction = trial.probe([2, -0.25])?.fraction else { return nil }
      switch trial.trace.traits.overshoot {
      case .accumulates:
        return fraction == 1
          ? nil : Breach("then a drag past the end and a little back gives fraction \(fraction)")
      case .reanchors:
        return (fraction - 0.75).magnitude <= 1e-9
          ? nil : Breach("then a drag past the end and a quarter back gives \(fraction)")
      }
    }
  }
}
