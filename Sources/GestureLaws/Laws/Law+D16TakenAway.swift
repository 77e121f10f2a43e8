import GestureEngine

extension Law where Subject == Trial {
  /// A page that is scrolled by a finger on a slider must not change the brightness.
  ///
  /// A sticky control returns to rest instead, which law D12 judges.
  public static var takenAway: Law {
    Law(
      "D16", "taken away",
      "a touch that is cancelled before it has moved by the slop leaves the value as it was",
      unless: { $0.trace.traits.rest != nil ? "it is sticky" : nil }
    ) { trial in
      let trace = trial.trace
      let slop = trace.traits.slop
      for touch in trace.cancelledTouches where touch.reach < slop * (1 - 1e-9) {
        guard !trace.steps[touch.step].isLostEnd else { continue }
        let value = trace.steps[touch.step].after.value
        guard
          trace.traits.isSame(value, touch.value)
            || trial.glides(from: touch.step, backTo: touch.value)
            || Trial.judgesEveryDesign
              && trace.traits.landsAfterACatch(at: touch.value, to: value)
        else {
          return Breach(
            step: touch.step,
            "the cancelled touch changed the value from \(touch.value) to \(value)",
            contrast: trace.contrast(value, expected: touch.value))
        }
      }
      return trial.touchTakenAwayAfterTheScript
        ?? (Trial.judgesEveryDesign ? trial.secondTouchTakenAway : nil)
    }
  }
}

extension Trial {
  /// The change of the value by a touch in the bounds that goes down after the script, moves by less than
  /// the slop, and is cancelled.
  fileprivate var touchTakenAwayAfterTheScript: Breach? {
    guard trace.traits.slop > 0, let last = atRest else { return nil }
    let place = GesturePoint(x: last.size.width / 3, y: last.size.height / 2)
    let way = Swift.min(trace.traits.slop / 2, 4)
    let moved = GesturePoint(x: place.x + way, y: place.y)
    // A tiny motion is rounded to the next position.
    guard moved.distance(from: place) < trace.traits.slop * (1 - 1e-9) else { return nil }
    let events = [GestureEvent.down(place), .move(moved), .cancel()]
    let answers = settled.end.answers(to: events + [.wait(1000)])
    let value = answers[2].value
    // It may go back in time.
    let glidesBack =
      Trial.judgesEveryDesign && trace.traits.changesOverTime && answers[2].response.isAnimating
      && trace.traits.isSame(answers[3].value, last.value)
    return trace.traits.isSame(value, last.value) || glidesBack
      ? nil
      : breach(
        afterSettling: events,
        "a touch at \(place) that moves by \(way) points and is cancelled changes "
          + "the value from \(last.value) to \(value)",
        contrast: trace.contrast(value, expected: last.value))
  }
}
