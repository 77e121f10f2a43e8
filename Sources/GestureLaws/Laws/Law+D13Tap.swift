import GestureEngine

extension Law where Subject == Trial {
  /// Fingers are never still: a control that loses a tap over a third of a point loses every tap.
  public static var tapping: Law {
    Law(
      "D13", "tap",
      "a tap that moves within its tolerance sets the stop where it lifts off",
      unless: {
        $0.trace.traits.drag == .grabbedOrTapped ? nil : "a tap on it sets no stop"
      }
    ) { trial in
      for tap in trial.taps {
        guard trial.trace.isOnThumb(tap.place, before: tap.down) == false,
          !trial.trace.wasAnimating(before: tap.down),
          let still = trial.value(
            after: trial.script.events[..<tap.down] + [.down(tap.place), .up(nil)])
        else { continue }
        guard still.isIdentical(to: tap.value) else {
          return Breach(
            step: tap.up, "the tap gives \(tap.value), a tap without motion gives \(still)")
        }
        guard tap.isAtAStop(of: trial.trace) else {
          return Breach(
            step: tap.up, "a tap at \(tap.place) gives \(tap.value), not the nearest stop")
        }
      }
      return nil
    }
  }
}
