import GestureEngine

extension Law where Subject == Trial {
  /// Fingers are not still: a tap that is lost for a third of a point is lost always.
  public static var tapping: Law {
    Law(
      "D13", "tap",
      "a tap that moves a little is still a tap, to where it lifts off",
      unless: {
        $0.trace.traits.drag == .grabbedOrTapped ? nil : "it is not tapped to a place"
      }
    ) { trial in
      for tap in trial.taps {
        guard trial.trace.isOnThumb(tap.place, before: tap.down) == false,
          !trial.trace.wasAnimating(before: tap.down),
          let still = trial.value(
            after: trial.script.events[..<tap.down] + [.down(tap.place), .up(nil)])
        else { continue }
        guard still.isIdentical(to: tap.value), tap.isAtAStop(of: trial.trace) else {
          return Breach(
            step: tap.up, "it gives \(tap.value), a tap that does not move \(still)")
        }
      }
      return nil
    }
  }
}
