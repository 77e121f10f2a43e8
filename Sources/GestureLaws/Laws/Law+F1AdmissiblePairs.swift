import GestureEngine

extension Law where Subject == Trial {
  /// Thumbs that cross make an empty filter, and a pair that is too near an empty list.
  public static var admissiblePairs: Law {
    Law(
      "F1", "admissible pairs",
      "two values are in their range, in order and at an admissible distance after every event",
      unless: { $0.exemptionOfOneValue }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      let bounds = DistanceBounds(trial.trace.traits, thumbs)
      func flaw(of snapshot: ControlSnapshot) -> String? {
        let (lower, upper) = (snapshot.value(of: .lower), snapshot.value(of: .upper))
        let range = trial.trace.traits.range
        guard range.contains(lower), range.contains(upper) else {
          return "\(lower) and \(upper), outside \(range)"
        }
        guard !bounds.admit(lower, upper) else { return nil }
        if lower > upper { return "\(lower) and \(upper), in the wrong order" }
        return upper - lower < bounds.least
          ? "\(lower) and \(upper), nearer than \(bounds.least)"
          : "\(lower) and \(upper), farther than \(bounds.greatest)"
      }
      if let flaw = flaw(of: trial.trace.initial) {
        return Breach("the initial values are \(flaw)")
      }
      return trial.trace.first { _, step in flaw(of: step.after).map { "the values are \($0)" } }
    }
  }
}

extension Trial {
  /// The reason why the laws of two values do not apply: there is one, or this is a view of one.
  var exemptionOfOneValue: String? {
    trace.traits.thumbs == nil || showsUpperValue ? "it has a single value" : nil
  }
}
