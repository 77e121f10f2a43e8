import GestureEngine

extension Law where Subject == Trial {
  /// A touch that slides off a button, or that turns into a scroll, is not meant to press it.
  public static var noTap: Law {
    Law(
      "D18", "no tap",
      "a touch that can only tap changes nothing until it lifts off, and then only if it is a tap",
      unless: {
        let traits = $0.trace.traits
        if traits.hasOwnTaps {
          return Trial.judgesEveryDesign && (traits.pagesBesideTheThumb || traits.limitsItsTaps)
            ? nil : "its taps have an effect of their own"
        }
        if traits.everyTouchDrags {
          return Trial.judgesEveryDesign && traits.seeksAtTaps ? nil : "every touch on it drags"
        }
        return switch traits.drag {
        case .tappedOrDragged: "its thumb can be dragged"
        case .custom: "its drag does not follow the track"
        case .absolute, .grabbed, .relative, .grabbedOrTapped, .tapped: nil
        }
      }
    ) { trial in
      // The view of the upper value does not show where the lower thumb is.
      if trial.showsUpperValue { return nil }
      if Trial.judgesEveryDesign, trial.trace.traits.hasOwnTaps {
        return trial.trace.traits.limitsItsTaps
          ? trial.changeByAnOwnNoTap : trial.trace.dragBesideTheThumb
      }
      for touch in trial.tappingTouches {
        for index in touch.down...touch.end {
          if let breach = trial.change(by: touch, in: index) { return breach }
        }
      }
      return Trial.judgesEveryDesign ? trial.glideAfterNoTap : nil
    }
  }
}

extension Trial {
  /// Returns the change of a value by a touch that can only tap, before it is a tap.
  fileprivate func change(by touch: Trace.TappingTouch, in index: Int) -> Breach? {
    let (traits, step) = (trace.traits, trace.steps[index])
    switch step.event {
    case .down, .move, .up: break
    case .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: return nil
    }
    if index == touch.down, traits.tap == .seeksAtOnce { return nil }
    let isLift = index == touch.end && touch.outcome != nil
    let isTap = touch.outcome != .noTap && traits.tap != .ignored && traits.tap != .seeksAtOnce
    if isLift, isTap { return nil }
    // Where every touch can drag, a touch that stays for too long is no tap.
    if traits.everyTouchDrags,
      !isLift || touch.outcome != .noTap || traits.stopsOnRelease != nil
    {
      return nil
    }
    for thumb in traits.thumbs == nil ? [Thumb.lower] : Thumb.allCases {
      let before = trace.before(index).value(of: thumb)
      // A sticky control goes to its rest after the commit.
      let after = isLift && traits.thumbs == nil ? touch.value : step.after.value(of: thumb)
      if after.isSame(as: before) || isLift && traits.releases(at: before, to: after) { continue }
      // The other thumb may keep it from that stop.
      if Trial.judgesEveryDesign, isLift, traits.thumbs != nil,
        (thumb == .lower ? trace : trace.ofUpper).releasesBesideTheOther(index)
      {
        continue
      }
      return Breach(
        step: index,
        (isLift ? "a touch that is not a tap" : "a touch that has not lifted off")
          + " changed the value from \(before) to \(after)",
        contrast: trace.contrast(after, expected: before), of: thumb)
    }
    return nil
  }
}

extension Trial {
  /// The value, after the script, that goes elsewhere as time passes after a touch beside the thumb that was no tap.
  fileprivate var glideAfterNoTap: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.drag == .grabbedOrTapped, traits.tapTolerance.isFinite,
      traits.tap != .seeksAtOnce, traits.thumbs == nil, traits.rest == nil,
      let last = atRest, last.track.isUsable, last.thumb != nil
    else { return nil }
    let place = last.point(
      at: last.track.position(of: last.fraction > 0.5 ? 0.1 : 0.9), along: traits.direction)
    let away = 2 * traits.tapTolerance + 1
    let far =
      traits.direction.isHorizontal
      ? GesturePoint(x: place.x, y: place.y + away) : GesturePoint(x: place.x + away, y: place.y)
    let events: [GestureEvent] = [.down(place), .move(far), .up(nil), .wait(1000)]
    let touched = settled.end.play(events).trace
    guard place.isUsable, far.isUsable, touched.isOnThumb(place, before: 0) == false,
      touched.steps[0].response.editing == .began,
      let value = touched.steps.last?.after.value, !traits.isClose(value, last.value)
    else { return nil }
    return breach(
      afterSettling: events,
      "a touch that is not a tap changed the value from \(last.value) to \(value)",
      contrast: trace.contrast(value, expected: last.value))
  }
}

extension Trace {
  /// The first motion of a touch that has gone down beside the thumb, and can only page, that changes the value.
  fileprivate var dragBesideTheThumb: Breach? {
    var isBeside = false
    return firstBreach { index, step in
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        isBeside =
          !step.isLostEnd && !wasAnimating(before: index)
          && isOnThumb(point, before: index) == false
      case (.move(_, let id), _) where isBeside && id == step.tracked:
        let (before, after) = (before(index).value, step.after.value)
        guard !after.isSame(as: before) else { return nil }
        return Observation(
          "a touch beside the thumb can only page, but its motion changed the value from \(before) to \(after)",
          contrast(after, expected: before))
      default: break
      }
      return nil
    }
  }
}

extension ControlTraits {
  /// Whether a touch with taps of the control's own may go too far, or take too long, for a tap.
  fileprivate var limitsItsTaps: Bool {
    hasButtons && (tapTolerance.isFinite || tapTime.isFinite)
  }

  /// Whether a touch beside the thumb only pages, and moves nothing itself.
  fileprivate var pagesBesideTheThumb: Bool {
    tap == .pages && drag == .grabbedOrTapped && grabArea != .custom && thumbs == nil
      && samplingInterval == 0 && doubleTapTime == 0
  }

  /// Whether a touch can drag wherever it goes down.
  fileprivate var everyTouchDrags: Bool {
    switch drag {
    case .absolute, .grabbed, .relative: true
    case .grabbedOrTapped, .tapped, .tappedOrDragged, .custom: false
    }
  }
}
