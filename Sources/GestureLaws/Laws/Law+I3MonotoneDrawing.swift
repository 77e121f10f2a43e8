import GestureEngine

extension Law where Subject == Trial {
  /// A larger value that is drawn further back looks like a smaller value.
  public static var monotoneDrawing: Law {
    Law(
      "I3", "monotone drawing",
      "a larger value is never drawn further back",
      unless: {
        if $0.trace.traits.isDial { return "it turns around its middle" }
        let isShown = $0.draws { role in
          switch role {
          case .fill, .bar: true
          case .track, .thumb, .dot, .symbol, .label: false
          }
        }
        return $0.hasThumb || isShown
          ? nil : "it draws no thumb, no fill and no bars"
      }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      for index in trace.steps.indices.dropFirst() {
        let (before, after) = (trace.steps[index - 1].after, trace.steps[index].after)
        // Equal values have no order to keep.
        guard before.size == after.size, before.value != after.value,
          !trace.mayShowTouch(after: index - 1),
          // The drawing may follow the touch between two stops, and show a value that was set there.
          !Trial.judgesEveryDesign || !trace.traits.rounds(before.value, to: after.value)
        else { continue }
        var ways: [(mark: String, way: Double)] = []
        // A thumb may be animated; the other marks follow the presented value.
        if !trace.wasAnimating(before: index), !trace.steps[index].response.isAnimating,
          let old = before.thumb, let new = after.thumb, !trace.traits.wraps,
          !trace.isPulled(after: index), !trace.isPulled(after: index - 1)
        {
          let way =
            direction.onTrack(new.center, in: after.size).x
            - direction.onTrack(old.center, in: after.size).x
          ways.append(("the thumb", way))
        } else if !before.isDrawnAtOnce || !after.isDrawnAtOnce {
          continue
        }
        // A fill between two values shrinks as the lower value grows.
        if after.upper == nil {
          ways += zip(
            trace.scenes[index].progress(along: direction, fill: trace.traits.fillOrigin == nil),
            trace.scenes[index + 1].progress(
              along: direction, fill: trace.traits.fillOrigin == nil)
          ).map { ($0.mark, $1.place - $0.place) }
        }
        let slack = 2 * trace.traits.drawingSlack(of: direction.length(of: after.size))
        for (mark, way) in ways
        where (after.value - before.value) * way < 0 && way.magnitude > slack
          && !(Trial.judgesEveryDesign && mark == "the thumb" && trial.thumbLeavesTheTrack)
        {
          return Breach(
            step: index,
            "the value changed from \(before.value) to \(after.value), \(mark) moved by \(way)")
        }
      }
      return nil
    }
  }
}

extension ControlSnapshot {
  /// Whether the presented value is the value.
  fileprivate var isDrawnAtOnce: Bool { presentedValue.isSame(as: value) }
}

extension ControlScene {
  /// Returns how far each mark of the value other than the thumb reaches: the length of the fill, in
  /// points, and the number of highlighted bars.
  ///
  /// - Parameters:
  ///   - direction: The direction of the track.
  ///   - isFilled: Whether a longer fill means a larger value.
  /// - Returns: The marks in words, and how far each reaches.
  fileprivate func progress(
    along direction: Direction, fill isFilled: Bool
  ) -> [(mark: String, place: Double)] {
    var progress: [(mark: String, place: Double)] = []
    if isFilled, let fill = first(.fill) {
      progress.append(("the fill", direction.length(of: (fill.clip ?? fill.frame).size)))
    }
    if shapes.contains(where: { $0.barIndex != nil }) {
      progress.append(("the last highlighted bar", Double(barRow.litCount)))
    }
    return progress
  }
}
