import GestureEngine

extension Law where Subject == Trial {
  /// A double tap is the way back to the default, which most people cannot find by hand.
  ///
  /// A touch that is no tap is not the first of two, whatever a double tap does.
  public static var doubleTap: Law {
    Law(
      "D19", "double tap",
      "a double tap sets its declared value",
      unless: {
        let traits = $0.trace.traits
        let knowsNoTap = !traits.tapTime.isFinite && !traits.tapTolerance.isFinite
        if traits.doubleTapTime <= 0 || traits.doubleTapValue == nil && knowsNoTap {
          return "it declares no value of a double tap"
        }
        if traits.doubleTapTime >= 1000 { return "any touch may be part of a double tap" }
        return traits.isEnabled ? nil : "it is disabled"
      }
    ) { trial in
      let traits = trial.trace.traits
      guard Trial.judgesEveryDesign, let last = trial.atRest, last.track.isUsable,
        last.middle.isUsable,
        // Far from 0, a control with a clock cannot tell the time of a double tap.
        trial.trace.steps.reduce(0, { $0 + $1.event.seconds }).ulp < traits.doubleTapTime / 1000
      else { return nil }
      guard let wanted = traits.doubleTapValue else {
        return trial.doubleTapAfterNoTap(on: last, expected: nil) ?? trial.lateTaps(at: last.middle)
      }
      let expected = traits.stops?.snap(wanted) ?? traits.legalValue(nearest: wanted)
      return trial.doubleTapAfterACancel(at: last.middle, expected: expected)
        ?? trial.doubleTapAfterNoTap(on: last, expected: expected)
        ?? trial.leapAfterADoubleTap(to: expected)
        ?? trial.doubleTapThatTremblingLoses(at: last.middle, expected: expected)
        ?? trial.doubleTapAfterItsTime(at: last.middle, expected: expected)
        ?? trial.doubleTapThatGivesAnother(at: last.middle, after: [], expected: expected)
        ?? trial.doubleTapFarAway(from: expected)
    }.ofOneValue
  }
}

extension Trial {
  /// Returns how a double tap after the script and further events does not give the declared value.
  ///
  /// The second tap comes soon in some scripts, and in others near the end of its time.
  fileprivate func doubleTapThatGivesAnother(
    at place: GesturePoint, after opening: [GestureEvent], expected: Double
  ) -> Breach? {
    let traits = trace.traits
    // A touch lifts off with a place or without.
    let tap = [GestureEvent.down(place), .up(dragsUpward ? nil : place)]
    // The value may take its time.
    let rest: [GestureEvent] = traits.changesOverTime ? [.wait(1000)] : []
    let part = script.events.count % 4 < 2 ? 0.25 : 0.8
    let events = opening + tap + [.wait(part * traits.doubleTapTime)] + tap + rest
    let steps = settled.end.play(events).trace.steps[opening.count...]
    let (second, last) = (steps[steps.startIndex + 4], steps[steps.endIndex - 1])
    // An area of the control's own may ignore the place.
    guard steps.count(where: { $0.response.editing == .began }) == 2,
      case .committed(let committed)? = second.response.editing,
      case let value = rest.isEmpty ? committed : last.after.value,
      // A precision that covers marks says nothing of a number that the control names.
      !traits.isSame(value, expected)
        || (value - expected).magnitude > traits.slackOfADeclaredValue
    else { return nil }
    return breach(
      afterSettling: events, "a double tap gives \(value), not \(expected)",
      contrast: trace.contrast(value, expected: expected))
  }

  /// Returns how a double tap far from the declared value, after a `set` there, does not give that value.
  ///
  /// In the middle, a tap alone may give it.
  fileprivate func doubleTapFarAway(from expected: Double) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let isLow = expected - range.lowerBound < range.upperBound - expected
    let opening = [GestureEvent.set(isLow ? range.upperBound : range.lowerBound), .wait(1000)]
    guard let last = settled.end.play(opening).trace.steps.last?.after,
      case let place = last.thumb?.center
        ?? last.point(at: last.track.position(of: isLow ? 0.8 : 0.2), along: traits.direction),
      place.isUsable
    else { return nil }
    return doubleTapThatGivesAnother(at: place, after: opening, expected: expected)
  }

  /// Returns how the second touch of a double tap, which sets the declared value as it goes down, drags from elsewhere.
  fileprivate func leapAfterADoubleTap(to expected: Double) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.drag == .relative, traits.thumbs == nil, !traits.wraps, !traits.changesOverTime,
      !traits.hasOwnScale, traits.samplingInterval == 0, !traits.hasUnusualStart,
      let scale = try? Scale(range, traits.scale)
    else { return nil }
    // The drag begins far from the declared value, and leads on toward the farther end.
    let isLow = scale.fraction(of: expected) < 0.5
    let opening = [GestureEvent.set(isLow ? range.upperBound : range.lowerBound), .wait(1000)]
    guard let hand = hand(after: opening), case let (last, stage) = (hand.last, hand.stage) else {
      return nil
    }
    let length = last.track.length
    let way = (isLow ? 0.05 : -0.05) * length
    let ways = hand.recognition(of: way) + [way]
    let most = ways.reduce(0) { $0 + $1.magnitude } / length
    guard most < 0.3, let drag = traits.drag(from: last.middle, by: ways, on: last.track) else {
      return nil
    }
    let tap = [GestureEvent.down(last.middle), .up(nil), .wait(traits.doubleTapTime / 4)]
    let steps = stage.play(tap + drag).trace.steps
    let (set, after) = (steps[tap.count].after, steps[steps.count - 1].after)
    let slack =
      0.01 + traits.partOfAStep + traits.precision.part + 4 * traits.resolution / length
    guard traits.isSame(set.value, expected),
      (after.fraction - set.fraction).magnitude > most + slack
    else { return nil }
    return breach(
      afterSettling: opening + tap + drag,
      "a double tap sets \(set.value), and a motion of its touch by \(most) of the track gives \(after.value)",
      contrast: trace.contrast(after.value, expected: set.value))
  }

  /// Returns how a double tap, both of whose touches move across within the tolerance, does not give the value that it
  /// gives without motion.
  fileprivate func doubleTapThatTremblingLoses(
    at place: GesturePoint, expected: Double
  ) -> Breach? {
    let traits = trace.traits
    guard traits.tapTolerance.isFinite, !traits.turns, !traits.followsBothAxes,
      !traits.changesOverTime, traits.drag != .custom
    else { return nil }
    let distance = traits.minimumDistance > 0 ? traits.minimumDistance : .infinity
    let way = Swift.min(traits.tapTolerance, distance) / 3
    let other =
      traits.direction.isHorizontal
      ? GesturePoint(x: place.x, y: place.y + way) : GesturePoint(x: place.x + way, y: place.y)
    guard other.isUsable, other != place else { return nil }
    let range = traits.range
    let isLow = expected - range.lowerBound < range.upperBound - expected
    let away = isLow ? range.upperBound : range.lowerBound
    func pair(_ motion: [GestureEvent]) -> [GestureEvent] {
      let tap = [GestureEvent.down(place)] + motion + [.up(nil)]
      return [.set(away), .wait(1000)] + tap + [.wait(traits.doubleTapTime / 4)] + tap
    }
    let trembling = pair([.move(other)])
    guard let still = value(afterSettling: pair([])), traits.isSame(still, expected),
      let value = value(afterSettling: trembling), !traits.isSame(value, expected)
    else { return nil }
    return breach(
      afterSettling: trembling,
      "a double tap whose touches move by \(way) gives \(value), without motion \(still)",
      contrast: trace.contrast(value, expected: expected))
  }

  /// Returns how two taps after the script count as a double tap although they are farther apart than its time.
  ///
  /// Every script waits for another time between them.
  fileprivate func doubleTapAfterItsTime(at place: GesturePoint, expected: Double) -> Breach? {
    let traits = trace.traits
    guard !traits.changesOverTime else { return nil }
    let tap = [GestureEvent.down(place), .up(nil)]
    let seconds = traits.doubleTapTime * [1.5, 2.5, 4][script.events.count % 3]
    let events = tap + [.wait(seconds)] + tap
    guard let alone = value(afterSettling: tap + [.wait(1000)] + tap),
      let value = value(afterSettling: events), traits.isSame(value, expected),
      !traits.isSame(alone, expected)
    else { return nil }
    return breach(
      afterSettling: events,
      "two taps that are \(seconds) s apart give \(value), the value of a double tap within "
        + "\(traits.doubleTapTime) s; two taps much later give \(alone)",
      contrast: trace.contrast(value, expected: alone))
  }

  /// Returns how two taps after the script, farther apart than a double tap, change the value although a tap alone changes
  /// nothing.
  fileprivate func lateTaps(at place: GesturePoint) -> Breach? {
    let traits = trace.traits
    let seconds = traits.doubleTapTime * [1.5, 2.5, 4][script.events.count % 3]
    let tap: [GestureEvent] = [.down(place), .up(nil)]
    let rest = [GestureEvent.wait(1000)]
    let events = tap + [.wait(seconds)] + tap + rest
    guard !traits.changesOverTime, let last = atRest, let alone = value(afterSettling: tap + rest),
      alone == last.value, let value = value(afterSettling: events), value != alone,
      self.value(afterSettling: tap + rest + tap + rest) == alone
    else { return nil }
    return breach(
      afterSettling: events,
      "two taps that are \(seconds) s apart change the value from \(alone) to \(value), although a double tap lasts "
        + "\(traits.doubleTapTime) s and a tap alone changes nothing",
      contrast: trace.contrast(value, expected: alone))
  }

  /// Returns how a tap after the script counts as a double tap because a cancelled touch came before it.
  fileprivate func doubleTapAfterACancel(at place: GesturePoint, expected: Double) -> Breach? {
    let traits = trace.traits
    let tap = [GestureEvent.down(place), .up(nil)]
    let events = [.down(place), .cancel(), .wait(traits.doubleTapTime / 4)] + tap
    guard let alone = value(afterSettling: tap), let value = value(afterSettling: events),
      traits.isSame(value, expected), !traits.isSame(alone, expected)
    else { return nil }
    return breach(
      afterSettling: events,
      "a cancelled touch and a tap give \(value), the value of a double tap; the tap "
        + "alone gives \(alone)", contrast: trace.contrast(value, expected: alone))
  }

  /// Returns how a tap after the script counts as a double tap although the touch before it was no tap.
  fileprivate func doubleTapAfterNoTap(on control: ControlSnapshot, expected: Double?) -> Breach? {
    let (traits, place) = (trace.traits, control.middle)
    // Without a declared value, nobody knows how far a flick between both touches leads.
    guard !traits.changesOverTime || expected != nil, traits.drag != .tapped else { return nil }
    // A touch that is cancelled, a touch that is down for too long, and a touch that goes too far.
    var touches: [(name: String, events: [GestureEvent])] = [("that was cancelled", [.cancel()])]
    if traits.tapTime.isFinite {
      touches.append(("that was down for too long for a tap", [.wait(2 * traits.tapTime)]))
    }
    if traits.tapTolerance < traits.direction.length(of: control.size) / 4 {
      let away = 2 * traits.tapTolerance + 1
      let far =
        traits.direction.isHorizontal
        ? GesturePoint(x: place.x + away, y: place.y) : GesturePoint(x: place.x, y: place.y + away)
      if far.isUsable {
        touches.append(("that moved too far for a tap", [.move(far), .move(place)]))
      }
    }
    // The value may take its time.
    let rest: [GestureEvent] = traits.changesOverTime ? [.wait(1000)] : []
    let tap = [GestureEvent.down(place), .up(nil)] + rest
    for touch in touches {
      let first = [GestureEvent.down(place)] + touch.events + [.up(nil)]
      let events = first + [.wait(traits.doubleTapTime / 4)] + tap
      guard let alone = value(afterSettling: first + [.wait(4 * traits.doubleTapTime)] + tap),
        let value = value(afterSettling: events),
        expected.map({ traits.isSame(value, $0) && !traits.isSame(alone, $0) })
          ?? !traits.isClose(value, alone, after: 2)
      else { continue }
      return breach(
        afterSettling: events,
        "a touch \(touch.name) and a tap right after it give \(value), a tap long after it "
          + "\(alone)", contrast: trace.contrast(value, expected: alone))
    }
    return nil
  }

  /// Returns the value after further events, once everything has settled.
  private func value(afterSettling events: [GestureEvent]) -> Double? {
    settled.end.answers(to: events).last?.value
  }
}

extension ControlTraits {
  /// The amount by which a value that the control names may be off: a thousandth of the range, or single precision.
  fileprivate var slackOfADeclaredValue: Double {
    Swift.max(1e-3 * range.span, Precision.single.slack(in: range))
  }
}
