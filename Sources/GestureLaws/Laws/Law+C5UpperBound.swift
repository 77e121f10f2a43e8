import GestureEngine

extension Law where Subject == Trial {
  /// A last step that cannot be reached is the bug of sliders that users report most.
  public static var upperBoundIsReached: Law {
    Law(
      "C5", "upper bound",
      "a drag past an end of the track sets the bound of that end",
      unless: {
        if $0.trace.traits.stops == nil { return "it has no stops" }
        return $0.trace.traits.drag.isSwitch ? "law B1 judges the sides of a switch" : nil
      }
    ) { trial in
      let range = trial.trace.traits.range
      for (lengths, end) in [(2.0, range.upperBound), (-2.0, range.lowerBound)] {
        guard let probe = trial.probe([lengths]) else { continue }
        let value = probe.after.value
        let traits = trial.trace.traits
        guard
          traits.isAt(end, value)
            || Trial.judgesEveryDesign && lengths < 0
              && traits.mayBeAtTheStart(value, hasThumb: trial.hasThumb)
        else {
          return trial.breach(
            afterSettling: probe.events,
            "a drag past the end gives \(value), not \(end)"
              + value.apart(from: end),
            contrast: trial.trace.contrast(value, expected: end))
        }
      }
      return nil
    }.ofOneValue
  }
}
