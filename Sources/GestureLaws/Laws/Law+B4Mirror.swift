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
          let size = trace.before(index).size
          let image = point.mirrored(along: direction, in: size)
          if point.isUsable != image.isUsable {
            return "a mirrored coordinate would be out of bounds"
          }
          let length = direction.length(of: size)
          let (place, other) = direction.isHorizontal ? (point.x, image.x) : (point.y, image.y)
          // The mirror image is exact if both differences are.
          if point.isUsable, length - other != place || other + place != length {
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
        event.mapped { $0.mirrored(along: direction, in: size) }
      }
      return trial.firstDifference(from: trial.answers(of: script), of: "the mirrored control")
    }
  }
}

extension GesturePoint {
  /// Returns the mirror image of the point across the middle of a track.
  fileprivate func mirrored(along direction: Direction, in size: GestureSize) -> GesturePoint {
    direction.isHorizontal
      ? GesturePoint(x: size.width - x, y: y) : GesturePoint(x: x, y: size.height - y)
  }
}
