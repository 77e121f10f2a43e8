import GestureEngine

extension Law where Subject == Trial {
  /// A vertical slider is a horizontal slider that was turned on its side.
  public static var transposition: Law {
    Law(
      "B5", "transposition",
      "the transposed control gives touches with x and y swapped the same values",
      unless: {
        if $0.trace.traits.followsBothAxes { return "motion across its track counts, too" }
        return $0.directionField($0.trace.traits.direction.transposed) == nil
          ? "it has no field for the direction" : nil
      }
    ) { trial in
      let transposed = trial.trace.traits.direction.transposed
      guard let field = trial.directionField(transposed) else { return nil }
      var script = trial.script
      script.set(field: field.index, to: field.value)
      // A control may have an initial size, which only a resize can transpose.
      let own = GestureEvent.resize(trial.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event {
          return .resize(GestureSize(width: size.height, height: size.width))
        }
        return event.mapped { GesturePoint(x: $0.y, y: $0.x) }
      }
      guard let answers = trial.answers(of: script) else {
        return Breach("the configuration of the transposed control is refused")
      }
      return trial.trace.firstDifferenceBeyondRounding(
        from: Array(answers.dropFirst()), of: "the transposed control"
      ).map { Breach(step: $0.step, $0.message, probe: script.line) }
    }
  }
}
