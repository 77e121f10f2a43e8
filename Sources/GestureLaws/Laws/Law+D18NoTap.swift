import GestureEngine

extension Law where Subject == Trial {
  /// A touch that slides off a button, or that turns into a scroll, is not meant to press it.
  public static var noTap: Law {
    Law(
      "D18", "no tap",
      "a touch that can only tap changes nothing until it lifts off, and then only if it is a tap",
      unless: {
        if $0.trace.traits.hasOwnTaps { return "its taps have an effect of their own" }
        return switch $0.trace.traits.drag {
        case .absolute, .grabbed, .relative: "every touch on it drags"
        case .tappedOrDragged: "its thumb can be dragged"
        case .custom: "its drag does not follow the track"
        case .grabbedOrTapped, .tapped: nil
        }
      }
    ) { trial in
      // The view of the upper value does not show where the lower thumb is.
      if trial.isView { return nil }
      let trace = trial.trace
      let thumbs = trace.traits.thumbs == nil ? [Thumb.lower] : Thumb.allCases
      for touch in trial.tappingTouches {
        for (index, thumb) in (touch.down...touch.end).flatMap({ step in thumbs.map { (step, $0) } }
        ) {
          let isLift = index == touch.end && touch.outcome != nil
          let before = trace.before(index).value(of: thumb)
          // A sticky control goes to its rest after the commit.
          let after =
            isLift && trace.traits.thumbs == nil
            ? touch.value : trace.steps[index].after.value(of: thumb)
          switch trace.steps[index].event {
          case .down, .move, .up: break
          case .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: continue
          }
          if index == touch.down, trace.traits.tap == .seeksAtOnce { continue }
          let isTap =
            touch.outcome != .noTap && trace.traits.tap != .ignored
            && trace.traits.tap != .seeksAtOnce
          guard !isLift || !isTap, !after.isSame(as: before) else { continue }
          return Breach(
            step: index,
            (isLift ? "a touch that is not a tap" : "a touch that has not lifted off")
              + " changed the value from \(before) to \(after)",
            contrast: trace.contrast(after, expected: before),
            of: thumb)
        }
      }
      return nil
    }
  }
}
