import GestureEngine

extension Law where Subject == Trial {
  /// Right-to-left users need the same slider, not a second slider with bugs of its own.
  public static var mirror: Law {
    Law(
      "B4", "mirror",
      "the mirrored control gives mirrored touches the same values",
      unless: { trial in
        let trace = trial.trace
        let direction = trace.traits.direction
        if trial.script.kind.field(named: "direction") == nil { return "it has no direction" }
        for (index, step) in trace.steps.enumerated() {
          if case .resize = step.event, step.tracked != nil {
            return "a resize during a gesture moves the mirror axis"
          }
          guard let point = step.event.touch?.point else { continue }
          let length = direction.length(of: trace.before(index).size)
          let place = direction.isHorizontal ? point.x : point.y
          let image = length - place
          // The mirror image is exact if both differences are.
          if place.isFinite, length - image != place || image + place != length {
            return "a mirrored coordinate would be rounded"
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
      return trial.firstDifference(from: trial.answers(of: script), of: "the mirrored control")
    }
  }
}
