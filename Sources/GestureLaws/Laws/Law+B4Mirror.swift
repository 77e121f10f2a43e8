import GestureEngine

extension Law where Subject == Trial {
  /// Right-to-left users need the same slider, not a second slider with bugs of its own.
  ///
  /// The law judges a copy of the script whose coordinates have exact mirror images.
  public static var mirror: Law {
    Law(
      "B4", "mirror",
      "the mirrored control gives mirrored touches the same values",
      unless: {
        $0.script.kind.field(named: "direction") == nil ? "it has no direction" : nil
      }
    ) { trial in
      guard let field = trial.script.kind.field(named: "direction"), let tame = trial.tame else {
        return nil
      }
      let direction = tame.trace.traits.direction
      // A gesture may last longer in the copy, and meet a resize.
      let isTurned = tame.trace.steps.contains { step in
        if case .resize = step.event { step.tracked != nil } else { false }
      }
      if isTurned { return nil }
      var script = tame.script
      script.set(field: field, to: FieldValue(direction.mirrored))
      script.events = tame.trace.steps.indices.map { index in
        let size = tame.trace.before(index).size
        return tame.trace.steps[index].event.mapped { $0.mirrored(along: direction, in: size) }
      }
      guard let answers = trial.answers(of: script) else {
        return Breach("the configuration of the mirrored control is refused")
      }
      for (index, step) in tame.trace.steps.enumerated() {
        if let message = step.difference(from: answers[index], of: "the mirrored control") {
          return tame.breach(at: index, message, in: trial)
        }
      }
      return nil
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
