import GestureEngine

extension Law where Subject == Trial {
  /// Fingers are never still: a control that loses a tap over a third of a point loses every tap.
  public static var tapping: Law {
    Law(
      "D13", "tap",
      "a tap that moves within its tolerance sets the stop where it lifts off, or toggles",
      unless: {
        let traits = $0.trace.traits
        switch traits.tap {
        case .ignored: return "its taps change nothing"
        case .custom: return "its taps have an effect of their own"
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

  /// The events up to a tap, with a tap that does not move in its place.
  private func still(_ tap: Trace.TappingTouch) -> [GestureEvent] {
    script.events[..<tap.down] + [.down(tap.place), .up(nil)]
  }

  /// Returns how a tap off the thumb fails to set the nearest stop.
  fileprivate func stop(_ tap: Trace.TappingTouch) -> Breach? {
    guard trace.isOnThumb(tap.place, before: tap.down) == false,
      let still = value(after: still(tap))
    else { return nil }
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
