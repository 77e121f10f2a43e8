import GestureEngine

extension Law where Subject == Trial {
  /// Fingers are never still: a control that loses a tap over a third of a point loses every tap.
  public static var tapping: Law {
    Law(
      "D13", "tap",
      "a tap that moves within its tolerance sets the stop where it lifts off, toggles, or pages toward it",
      unless: {
        let traits = $0.trace.traits
        switch traits.tap {
        case .ignored: return "its taps change nothing"
        case .pages: return traits.wraps ? "its value goes on at one bound from the other" : nil
        case .custom:
          return traits.wraps || traits.drag == .custom || !$0.hasThumb
            ? "its taps have an effect of their own" : nil
        case .seeks, nil: break
        }
        switch traits.drag {
        case .tappedOrDragged: return "every touch on it drags"
        case .custom: return "its drag does not follow the track"
        case .absolute, .grabbed, .relative:
          return traits.tap == .seeks ? nil : "every touch on it drags"
        case .grabbedOrTapped, .tapped: return nil
        }
      }
    ) { trial in
      if trial.trace.traits.hasOwnTaps { return trial.firstTapThatRepels }
      for tap in trial.tappingTouches where tap.outcome == .tap {
        let breach = trial.trace.traits.drag.isSwitch ? trial.toggle(tap) : trial.stop(tap)
        if let breach { return breach }
      }
      return nil
    }
  }
}

extension Trial {
  /// Returns how a tap fails to toggle the value.
  fileprivate func toggle(_ tap: Trace.TappingTouch) -> Breach? {
    let range = trace.traits.range
    let before = trace.before(tap.end).value
    let other = before == range.lowerBound ? range.upperBound : range.lowerBound
    return tap.value == other
      ? nil
      : Breach(
        step: tap.end, "the tap gives \(tap.value), not \(other)",
        contrast: trace.contrast(tap.value, expected: other))
  }

  /// The first tap beside the thumb, after the script, that moves the value away from the touch.
  ///
  /// A tap with an effect of its own may reset the value, or raise it wherever it is. No such effect moves the
  /// thumb away from a tap on either side of it.
  fileprivate var firstTapThatRepels: Breach? {
    let traits = trace.traits
    guard traits.isEnabled, traits.rest == nil, let last = settled.trace.steps.last?.after,
      last.track.isUsable, last.value > traits.range.lowerBound,
      last.value < traits.range.upperBound
    else { return nil }
    let (track, direction) = (last.track, traits.direction)
    let middle = direction.onTrack(last.middle, in: last.size).x
    let center = last.thumb == nil ? track.position(of: last.fraction) : middle
    let half = last.thumb.map { direction.length(of: $0.size) / 2 } ?? 0
    let margin = 1 + 2 * traits.resolution + 1e-6 * track.end.magnitude
    var found: [Breach] = []
    for (edge, end) in [(center - half, track.start), (center + half, track.end)] {
      let isBelow = end == track.start
      guard isBelow ? edge - end > 2 * margin : end - edge > 2 * margin else { continue }
      // Halfway to the end, and right beside the thumb.
      for gap in [(end - edge).magnitude / 2, margin] {
        let along = isBelow ? edge - gap : edge + gap
        let place = last.middle.moved(by: along - middle, along: direction)
        let events = [GestureEvent.down(place), .up(nil)]
        guard let value = settled.end.answers(to: events).last?.value,
          isBelow ? value > last.value : value < last.value, !traits.isClose(value, last.value)
        else { continue }
        found.append(
          breach(
            after: [.cancel(), .wait(1000)] + events,
            "after the script, a tap \(isBelow ? "before" : "beyond") the thumb moves the value away, "
              + "from \(last.value) to \(value)"))
        break
      }
    }
    return traits.tap == .pages || found.count == 2 ? found.first : nil
  }

  /// The events up to a tap, with a tap that does not move in its place.
  private func still(_ tap: Trace.TappingTouch) -> [GestureEvent] {
    script.events[..<tap.down] + [.down(tap.place), .up(nil)]
  }

  /// Returns how a tap off the thumb fails to set the nearest stop.
  fileprivate func stop(_ tap: Trace.TappingTouch) -> Breach? {
    guard trace.isOnThumb(tap.place, before: tap.down) == false else { return nil }
    let answers = answers(to: still(tap))
    // The touch may lift off where it could not have gone down.
    guard answers[tap.down].response.editing == .began, let still = answers.last?.value else {
      return nil
    }
    guard trace.traits.isSame(still, tap.value) else {
      return Breach(
        step: tap.end, "the tap gives \(tap.value), a tap without motion gives \(still)",
        probe: shown(self.still(tap)), contrast: trace.contrast(tap.value, expected: still))
    }
    return tap.isAtAStop(of: trace)
      ? nil
      : Breach(
        step: tap.end,
        "a tap at \(tap.place) gives \(tap.value), not "
          + (trace.traits.stops == nil ? "the value there" : "the nearest stop"))
  }
}
