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
          let size = trace.before(index).size
          let image = point.mirrored(along: direction, in: size)
          if point.isUsable != image.isUsable { return "a mirrored coordinate is out of bounds" }
          // Exact where neither number is lost beside the other.
          if point.isUsable, image.mirrored(along: direction, in: size) != point {
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
        event.mapped { $0.mirrored(along: direction, in: size) }
      }
      let other = trial.answers(of: script)
      return trial.firstDifferenceOfValues(in: other, "mirrored it is another value")
    }
  }
}

extension GesturePoint {
  /// The image of this point in a mirror across the middle of a track.
  fileprivate func mirrored(along direction: Direction, in size: GestureSize) -> GesturePoint {
    direction.isHorizontal
      ? GesturePoint(x: size.width - x, y: y) : GesturePoint(x: x, y: size.height - y)
  }
}
