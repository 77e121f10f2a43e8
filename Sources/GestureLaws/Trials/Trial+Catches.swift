import GestureEngine

// Values that go on by themselves, after the script, until a touch catches them or the view gets another size.
extension Trial {
  /// A place beside a stop, after the script, where a touch leaves a value that it has caught in its flight.
  ///
  /// - Parameter stops: The stops to which the value snaps when a touch lifts off.
  /// - Returns: The flick and the touch.
  func catchBesideAStop(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.rest == nil, traits.latch == nil, traits.thumbs == nil,
      let flick, let place = flick[0].touch?.point
    else { return nil }
    let touch: [GestureEvent] = [.down(place), .wait(0.3), .up(nil), .wait(1000)]
    let events = flick + [.wait(0.05)] + touch
    let answers = settled.end.answers(to: events).suffix(4)
    guard let down = answers.first, down.response.editing == .began,
      let value = answers.last?.value,
      !traits.isClose(stops.snap(value), value)
    else { return nil }
    return breach(
      afterSettling: events,
      "a touch that catches the value after a flick leaves it at \(value), beside the stop \(stops.snap(value))",
      contrast: trace.contrast(value, expected: stops.snap(value)))
  }

  /// The place beside a stop, after the script, at which a flight comes to rest after a resize on its way.
  ///
  /// - Parameter stops: The stops to which the value snaps when a touch lifts off.
  /// - Returns: The flick and the resize.
  func resizedFlightBesideAStop(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.rest == nil, traits.latch == nil, traits.thumbs == nil,
      let size = atRest?.size, let flick
    else { return nil }
    let larger = GestureSize(width: 1.5 * size.width, height: 1.5 * size.height)
    guard larger.usable == larger else { return nil }
    let events = flick + [.wait(0.05), .resize(larger), .wait(1000)]
    let values = settled.end.answers(to: events).suffix(3).map { $0.value }
    guard values.count == 3, !traits.isClose(stops.snap(values[2]), values[2]),
      // Without the resize, the flight comes to rest at a stop.
      let meant = settled.end.answers(to: flick + [.wait(1000)]).last?.value,
      traits.isClose(stops.snap(meant), meant)
    else { return nil }
    return breach(
      afterSettling: events,
      "a flight that a resize disturbs comes to rest at \(values[2]), beside the stop \(stops.snap(values[2]))",
      contrast: trace.contrast(values[2], expected: stops.snap(values[2])))
  }

  /// The flight of a flick, after the script, that goes on although another touch has set the value.
  ///
  ///     |--o~~>-----------|    flick
  ///     |------<~~~~~~o---|    a touch sets the value, and the old flight goes on
  var flightUnderATouch: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.drag == .absolute, !traits.recognisesDrags,
      !traits.hasOwnTaps, traits.doubleTapTime == 0, traits.thumbs == nil, traits.rest == nil,
      traits.samplingInterval == 0, !traits.thumbStaysAtDown, let flick, let last = atRest,
      last.track.isUsable
    else { return nil }
    let part = last.fraction > 0.5 ? 0.13 : 0.87
    let place = last.point(at: last.track.position(of: part), along: traits.direction)
    let touch: [GestureEvent] = [.down(place), .wait(0.05), .wait(0.2)]
    // Without a flight, the value is at the touch at once, and stays there.
    let plain = settled.end.answers(to: touch)
    let events = flick + [.wait(0.02)] + touch
    let answers = settled.end.answers(to: events).suffix(3)
    guard place.isUsable, let down = answers.first, let left = answers.last,
      down.response.editing == .began, plain.allSatisfy({ $0.value == plain[0].value }),
      down.value == plain[0].value, !traits.isClose(left.value, down.value)
    else { return nil }
    return breach(
      afterSettling: events,
      "the flight after a flick takes the value from a still touch at \(down.value) to \(left.value)",
      contrast: trace.contrast(left.value, expected: down.value))
  }

  /// The glide after a tap, after the script, that goes on under a touch that holds the thumb on its way.
  var glideUnderAHeldThumb: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime, traits.drag == .grabbed || traits.drag == .grabbedOrTapped,
      !traits.hasOwnTaps, traits.doubleTapTime == 0, !traits.recognisesDrags,
      traits.thumbs == nil, traits.rest == nil, traits.samplingInterval == 0,
      let last = atRest, last.track.isUsable
    else { return nil }
    let place = last.point(
      at: last.track.position(of: last.fraction > 0.5 ? 0.05 : 0.95), along: traits.direction)
    let tap: [GestureEvent] = [.down(place), .up(nil), .wait(0.05)]
    guard place.isUsable, let gliding = settled.end.play(tap).trace.steps.last,
      gliding.response.isAnimating, let center = gliding.after.thumb?.center, center.isUsable,
      let goal = settled.end.answers(to: tap + [.wait(1000)]).last?.value
    else { return nil }
    let events = tap + [.down(center), .wait(0.3)]
    let answers = settled.end.answers(to: events)
    let (caught, left) = (answers[3], answers[4])
    let slack = (0.02 + traits.partOfAStep) * traits.range.span
    guard caught.response.editing == .began, (goal - caught.value).magnitude > 2 * slack,
      (left.value - caught.value).magnitude > slack
    else { return nil }
    return breach(
      afterSettling: events,
      "a touch holds the gliding thumb at \(caught.value), and the value goes on to \(left.value)",
      contrast: trace.contrast(left.value, expected: caught.value))
  }
}
