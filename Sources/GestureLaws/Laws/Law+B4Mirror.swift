import GestureEngine

extension Law where Subject == Trial {
  /// Right-to-left users get the same slider, not a second one with bugs of its own.
  public static var mirror: Law {
    Law(
      "B4", "mirror",
      "the mirrored control answers mirrored touches with the same values",
      unless: { trial in
        let trace = trial.trace
        let direction = trace.traits.direction
        if trial.script.kind.field(named: "direction") == nil { return "it has no direction" }
        for (index, step) in trace.steps.enumerated() {
          if case .resize = step.event, step.tracked != nil {
            return "the mirror is not the same place after a resize under a finger"
          }
          guard let point = step.event.touch?.point else { continue }
          let length = direction.length(of: trace.before(index).size)
          let place = direction.isHorizontal ? point.x : point.y
          let image = length - place
          // Exact where neither number is lost beside the other.
          if place.isFinite, length - image != place || image + place != length {
            return "a mirrored coordinate is not exact"
          }
        }
        return nil
      }
    ) { trial in
      guard let field = trial.script.kind.field(named: "direction") else { return nil }
      let direction = trial.trace.traits.direction
      var script = trial.script
      script.set(field: field, to: FieldValue(direction.mirrored))
      script.events = trial.events { event, size in
        event.mapped { point in
          let length = direction.length(of: size)
          return direction.isHorizontal
            ? GesturePoint(x: length - point.x, y: point.y)
            : GesturePoint(x: point.x, y: length - point.y)
        }
      }
      let other = trial.answers(of: script)
      return trial.firstDifferenceOfValues(in: other, "mirrored it is another value")
    }
  }
}
