import GestureEngine

extension Law where Subject == Trial {
  /// A vertical slider is a horizontal slider that was turned on its side.
  public static var transposition: Law {
    Law(
      "B5", "transposition",
      "the transposed control gives touches with x and y swapped the same values",
      unless: {
        $0.script.kind.field(named: "direction") == nil ? "it has no direction" : nil
      }
    ) { trial in
      guard let field = trial.script.kind.field(named: "direction") else { return nil }
      var script = trial.script
      script.set(field: field, to: FieldValue(trial.trace.traits.direction.transposed))
      // A control may have an initial size, which only a resize can transpose.
      let own = GestureEvent.resize(trial.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event {
          return .resize(GestureSize(width: size.height, height: size.width))
        }
        return event.mapped { GesturePoint(x: $0.y, y: $0.x) }
      }
      return trial.firstDifference(
        from: trial.answers(of: script).map { Array($0.dropFirst()) }, of: "the transposed control")
    }
  }
}
