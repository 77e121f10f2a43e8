import GestureEngine

extension Law where Subject == Trial {
  /// A switch that two taps do not bring back to its state is not a switch.
  public static var toggleInvolution: Law {
    Law(
      "I6", "toggle involution",
      "a tap toggles the value, and a second tap toggles it back",
      unless: {
        let traits = $0.trace.traits
        guard
          traits.drag.isSwitch
            || Trial.judgesEveryDesign && traits.remembersGestures
              && (traits.drag == .custom || traits.tap == .custom)
        else { return "it is not a toggle" }
        if Trial.judgesEveryDesign {
          if !traits.isEnabled { return "it is disabled" }
          switch traits.tap {
          case .custom, .seeksAtOnce, nil: break
          case .ignored, .pages, .seeks, .seeksOrClears, .steps: return "its taps do not toggle"
          }
        }
        return nil
      }
    ) { trial in
      let trace = trial.trace
      if Trial.judgesEveryDesign, !trace.traits.drag.isSwitch {
        return trial.buttonThatDoesNotToggleBack
      }
      let size = trace.before(trace.steps.count).size
      if Trial.judgesEveryDesign, trace.traits.grabArea == .thumb {
        return trial.thumbThatDoesNotToggle
      }
      let middle = GesturePoint(x: size.width / 2, y: size.height / 2)
      guard GestureRect(origin: GesturePoint(x: 0, y: 0), size: size).contains(middle) else {
        return nil
      }
      let tap = [GestureEvent.down(middle), .up(nil)]
      let answers = trial.end.answers(to: [.cancel()] + tap + tap)
      // An area of the control's own may be elsewhere.
      if trace.traits.grabArea == .custom, answers[1].response.editing != .began { return nil }
      // On a track without length, a touch may change nothing.
      if Trial.judgesEveryDesign, !trace.before(trace.steps.count).track.isUsable,
        answers.allSatisfy({ $0.value == answers[0].value })
      {
        return nil
      }
      let (before, once, twice) = (answers[0].value, answers[2].value, answers[4].value)
      return once == 1 - before && twice == before
        ? (Trial.judgesEveryDesign
          ? trial.trembleThatDoesNotToggle(at: middle) ?? trial.edgeThatDoesNotToggle : nil)
        : trial.breach(
          after: [.cancel()] + tap + (once == 1 - before ? tap : []),
          "after the script, a tap changes the value from \(before) to \(once), a second tap to "
            + "\(twice)",
          contrast: once == 1 - before
            ? trace.contrast(twice, expected: before) : trace.contrast(once, expected: 1 - before))
    }
  }
}

extension Trial {
  /// Returns how a tap of a switch that can be dragged, after the script, does not toggle it, because the touch trembles
  /// and lasts for a while.
  fileprivate func trembleThatDoesNotToggle(at place: GesturePoint) -> Breach? {
    let traits = trace.traits
    let tolerance = Swift.min(traits.minimumDistance, traits.tapTolerance)
    guard traits.drag == .tappedOrDragged, tolerance > 1, !traits.hasUnusualStart,
      !traits.hasOwnTaps, traits.tap != .ignored,
      let last = atRest, last.track.isUsable
    else { return nil }
    let isLong = traits.tapTime == .infinity && dragsUpward
    let pause = GestureEvent.wait(isLong ? 2 : Swift.min(0.4, 0.4 * traits.tapTime))
    let way = dragsUpward ? 0.3 : 0.6 * tolerance
    let beside = place.moved(by: way, along: traits.direction)
    let touch = [.down(place), pause, .move(beside), pause, .up(nil)]
    let answers = settled.end.answers(to: touch + [.wait(1000)])
    guard answers[0].response.editing == .began, answers.last?.value == last.value else {
      return nil
    }
    return breach(
      afterSettling: touch,
      "a tap \(isLong ? "of 4 s " : "")that moves by \(way) points, of which \(tolerance) are no drag, leaves the value at "
        + "\(last.value)",
      contrast: trace.contrast(last.value, expected: 1 - last.value))
  }

  /// A button of a control that remembers gestures which leads to a bound, after the script, and then neither back nor to a
  /// value that the control had before.
  ///
  ///     tap   50 → 0     a mute button
  ///     tap   0 → 100    and not back to 50
  fileprivate var buttonThatDoesNotToggleBack: Breach? {
    let (traits, last) = (trace.traits, trace.before(trace.steps.count))
    guard traits.isEnabled, traits.thumbs == nil, traits.rest == nil,
      let value = atRest?.value, !traits.isAt(traits.range.lowerBound, value),
      !traits.isAt(traits.range.upperBound, value)
    else { return nil }
    let length = traits.direction.length(of: last.size)
    for part in 0..<8 {
      let position = (Double(part) + 0.5) / 8 * length
      let place = last.point(at: position, along: traits.direction)
      let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
      let (first, stage) = settled.end.play(tap)
      guard place.isUsable, first.steps[0].response.editing == .began,
        let once = first.steps.last?.after.value,
        traits.isAt(traits.range.lowerBound, once) || traits.isAt(traits.range.upperBound, once),
        let twice = stage.answers(to: tap).last?.value, !traits.isSame(twice, once),
        !traits.isSame(twice, value), !traits.mayBeRaised(from: value, to: twice),
        // The button may remember what the user has set before the program.
        !traits.isSame(twice, trace.initial.value),
        !trace.steps.contains(where: { traits.isSame($0.after.value, twice) })
      else { continue }
      return breach(
        afterSettling: tap + tap,
        "a tap changes the value from \(value) to \(once), a second tap to \(twice)",
        contrast: trace.contrast(twice, expected: value))
    }
    return nil
  }

  /// A tap near an edge of the bounds, after the script, that does not toggle the switch, although it tracks the touch.
  fileprivate var edgeThatDoesNotToggle: Breach? {
    let traits = trace.traits
    guard traits.grabArea != .custom, !traits.hasOwnTaps, traits.tap != .ignored,
      let last = atRest, last.track.isUsable
    else { return nil }
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    let length = traits.direction.length(of: last.size)
    for part in [-0.4375, 0.4375] {
      let place = bounds.center.moved(by: part * length, along: traits.direction)
      guard bounds.contains(place) else { continue }
      let tap = [GestureEvent.down(place), .up(nil)]
      let answers = settled.end.answers(to: tap + [.wait(1000)])
      guard answers[0].response.editing == .began, let value = answers.last?.value,
        value != 1 - last.value
      else { continue }
      return breach(
        afterSettling: tap,
        "a tap near an edge changes the value from \(last.value) to \(value), one in the middle toggles it",
        contrast: trace.contrast(value, expected: 1 - last.value))
    }
    return nil
  }

  /// A tap on the thumb of a switch that only its thumb toggles, or a tap on the other side where the thumb then is, that
  /// does not toggle the value.
  fileprivate var thumbThatDoesNotToggle: Breach? {
    var (stage, events) = (settled.end, [GestureEvent]())
    for _ in 0..<2 {
      guard let last = stage.play([.wait(0)]).trace.steps.last?.after, last.track.isUsable,
        let place = last.thumb?.center,
        GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size).contains(place)
      else { return nil }
      let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
      let (played, end) = stage.play(tap)
      events += tap
      guard let value = played.steps.last?.after.value, value != 1 - last.value else {
        stage = end
        continue
      }
      return breach(
        afterSettling: events,
        "a tap on the thumb changes the value from \(last.value) to \(value)",
        contrast: trace.contrast(value, expected: 1 - last.value))
    }
    return nil
  }
}

extension ControlTraits {
  /// Returns whether a mute button may give back one value instead of another, because that can hardly be heard.
  fileprivate func mayBeRaised(from old: Double, to new: Double) -> Bool {
    new > old && new <= range.lowerBound + 0.2 * range.span
  }
}
