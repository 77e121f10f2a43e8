import GestureEngine

extension Law where Subject == Trial {
  /// A step of 1e-7 must not freeze the app.
  ///
  /// A binary search among all doubles looks at 64 stops, and then at their neighbours. The control itself
  /// counts; one that counts wrongly and looks at all of 10¹² stops never answers, which breaks law A1.
  public static var constantCost: Law {
    Law(
      "C6", "cost",
      "the cost of an event does not grow with the number of stops",
      unless: {
        $0.trace.traits.stops == nil ? "it has no stops" : nil
      }
    ) { trial in
      trial.trace.first { _, step in
        step.after.lookups <= 192
          ? nil : "the control looks at \(step.after.lookups) stops, more than 192"
      }
    }
  }
}
