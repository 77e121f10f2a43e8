import GestureEngine

extension Law where Subject == Trial {
  /// A value outside its range draws the thumb off the track and reaches the program: a dimmer sends
  /// NaN to its lamp.
  public static var clamping: Law {
    Law(
      "A2", "clamping",
      "the value stays in its range, on a stop if it snaps"
    ) { trial in
      let traits = trial.trace.traits
      func flaw(of value: Double) -> String? {
        guard traits.range.contains(value) else { return "\(value), outside \(traits.range)" }
        guard let stops = traits.stops, stops.snap(value) != value else { return nil }
        return "\(value), the nearest stop \(stops.snap(value))"
      }
      if let flaw = flaw(of: trial.trace.initial.value) {
        return Breach("the initial value is \(flaw)")
      }
      return trial.trace.first { _, step in
        flaw(of: step.after.value).map { "the value is \($0)" }
      }
    }
  }
}
