import GestureEngine

extension Law where Subject == Trial {
  /// A step of a ten-millionth must not freeze the app.
  ///
  /// A search by halves among all the numbers there are looks at 64 stops, and then at neighbours.
  public static var constantCost: Law {
    Law(
      "C6", "cost",
      "what an event costs does not depend on the number of stops",
      unless: {
        $0.trace.traits.stops == nil ? "it has no stops" : nil
      }
    ) { trial in
      trial.trace.first { _, step in
        step.after.lookups <= 192 ? nil : "\(step.after.lookups) stops were looked at"
      }
    }
  }
}
