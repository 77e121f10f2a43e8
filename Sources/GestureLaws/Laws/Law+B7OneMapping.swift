import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that is not where the value is makes people drag twice.
  public static var oneMapping: Law {
    Law(
      "B7", "one mapping",
      "what is drawn for a value lies where a touch gives that value",
      unless: { $0.trace.initial.thumb != nil || $0.hasBars ? nil : "it has no thumb and no bars" }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      let besideItsValue = trace.first { _, step in
        let after = step.after
        guard !step.response.isAnimating, after.track.isUsable, let thumb = after.thumb else {
          return nil
        }
        let drawn = direction.onTrack(thumb.center, in: after.size).x
        let meant = after.track.position(of: after.fraction)
        // A millionth of the length: far below a pixel, and above what single precision draws.
        let extent = direction.length(of: after.size) + direction.length(of: thumb.size)
        return (drawn - meant).magnitude <= Double.slack(1e-6, of: extent)
          ? nil : "the thumb is drawn at \(drawn), its value is at \(meant)"
      }
      return besideItsValue ?? (trial.hasBars ? trial.firstTouchBesideItsBar : nil)
    }
  }
}

extension Trial {
  /// The first touch on the middle of a bar, as they are drawn at last, that makes another one current.
  fileprivate var firstTouchBesideItsBar: Breach? {
    let range = trace.traits.range
    guard let bars = trace.scenes.last?.bars, let last = trace.steps.last?.after,
      last.track.isUsable,
      range.upperBound / 2 - range.lowerBound / 2
        > 1e-9 * Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude)
    else { return nil }
    // Bars so close that a rounding leads from one to the next cannot be told apart by a touch.
    guard last.track.length / Double(bars.count) > 1e-9 * last.track.end else { return nil }
    var previous = -1
    for index in [0, 1, bars.count / 3, bars.count / 2, bars.count - 1].sorted()
    where index > previous && index < bars.count {
      previous = index
      let center = bars[index].frame.center
      guard center.isFinite else { continue }
      let touched = start.scene(after: [.resize(last.size), .down(center)])
      let row = touched.barRow
      if row.currentCount > 0, row.current != index {
        return Breach("then a touch on bar \(index) makes bar \(row.current) current")
      }
    }
    return nil
  }
}
