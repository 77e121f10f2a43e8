import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that is not where the value is makes people drag twice.
  public static var oneMapping: Law {
    Law(
      "B7", "one mapping",
      "what is drawn for a value lies where a touch gives that value",
      unless: { $0.trace.initial.thumb == nil ? "it has no thumb" : nil }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      return trace.first { _, step in
        let after = step.after
        guard !step.response.isAnimating, after.track.isUsable, let thumb = after.thumb else {
          return nil
        }
        let drawn = direction.onTrack(thumb.center, in: after.size).x
        let meant = after.track.position(of: after.fraction)
        // A millionth of the length: far below a pixel, and above what single precision draws.
        return (drawn - meant).magnitude <= Double.slack(1e-6, of: direction.length(of: after.size))
          ? nil : "the thumb is drawn at \(drawn), its value is at \(meant)"
      }
    }
  }
}
