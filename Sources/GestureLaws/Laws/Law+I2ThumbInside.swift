import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that hangs over the edge cannot be grabbed there.
  public static var thumbInside: Law {
    Law(
      "I2", "thumb inside",
      "the thumb is inside the bounds along the track, and reaches both ends",
      unless: { $0.trace.initial.thumb == nil ? "it has no thumb" : nil }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      return trace.first { _, step in
        let after = step.after
        guard let thumb = after.thumb else { return nil }
        let length = direction.length(of: after.size)
        let extent = direction.length(of: thumb.size)
        guard extent <= length else { return nil }
        let center = direction.onTrack(thumb.center, in: after.size).x
        let (start, end) = (center - extent / 2, center + extent / 2)
        let tolerance = Double.slack(1e-9, of: length)
        guard start >= -tolerance, end <= length + tolerance else {
          return "the thumb is drawn from \(start) to \(end) of \(length)"
        }
        guard !step.response.isAnimating, after.track.isUsable else { return nil }
        let gap = after.fraction == 0 ? start : after.fraction == 1 ? length - end : 0
        return gap > tolerance ? "the thumb stops \(gap) before the end" : nil
      }
    }
  }
}
