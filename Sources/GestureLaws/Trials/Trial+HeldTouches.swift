import GestureEngine

// Touches that rest in their place, after the script, while the value goes on: on a button that repeats, for example.
extension Trial {
  /// The change of a value by a touch that rests in its place, if it is none that a held button makes.
  ///
  ///     down ... the value goes on ... up    then it stays
  ///
  /// Every script asks another question, at another place.
  var wrongChangeOfAHold: Breach? {
    let traits = trace.traits
    let question = script.events.count % 5
    guard traits.changesOverTime, traits.thumbs == nil, traits.isEnabled,
      // Where the value returns to rest after a touch, it is judged under the touch alone.
      traits.rest == nil || question == 4,
      traits.range.lowerBound < traits.range.upperBound,
      // A button that fills in a second, or repeats twenty times a second, is at its end after that.
      let hold = hold(waiting: 0.1) ?? hold(waiting: 0.05)
        ?? (question == 4 ? hold(waiting: 0.02) : nil)
    else { return nil }
    return switch question {
    case 0: changeAfter(hold)
    case 1: leap(of: hold)
    case 2: memory(of: hold)
    case 3: endByAnEcho(of: hold)
    default: pause(of: hold)
    }
  }

  /// The change of a value under a touch that rests at an edge, if it is against the drag that has led the touch there, and
  /// along the drag at the other edge.
  ///
  ///     |<<o....    at one edge, the value goes on
  ///     ....o<<|    at the other one, it goes back
  var edgeThatGoesBack: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.changesOverTime, traits.drag == .custom || traits.drag == .relative,
      traits.thumbs == nil, traits.isEnabled, traits.rest == nil, !traits.wraps,
      !traits.recognisesDrags, let scale = try? Scale(range, traits.scale)
    else { return nil }
    let middle = scale.value(at: 0.5)
    let opening: [GestureEvent] = [.set(traits.stops?.snap(middle) ?? middle), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    // In short bounds, the margins of both edges may meet.
    guard let last = set.steps.last?.after, last.track.isUsable, last.middle.isUsable,
      case let length = traits.direction.length(of: last.size), length > 200
    else { return nil }
    let rests = Array(repeating: GestureEvent.wait(0.1), count: 10)
    /// Returns a drag from the middle whose touch then rests, and how far its motions and its rest change the value.
    func drag(by part: Double) -> (events: [GestureEvent], motion: Double, rest: Double) {
      let motions = [0.3, 0.6, 0.9, 1].map {
        GestureEvent.move(last.middle.moved(by: $0 * part * length, along: traits.direction))
      }
      let events = [.down(last.middle)] + motions + rests
      let values = stage.answers(to: events).map { $0.value }
      return (events, values[4] - values[0], values[events.count - 1] - values[4])
    }
    let way = dragsUpward ? 0.46 : -0.46
    let slack = (0.01 + 1.01 * traits.partOfAStep) * range.span
    let (back, on) = (drag(by: way), drag(by: -way))
    guard back.motion.magnitude > slack, on.motion.magnitude > slack, back.motion * on.motion < 0,
      back.rest.magnitude > slack, on.rest.magnitude > slack,
      back.motion * back.rest < 0, on.motion * on.rest > 0,
      case let still = stage.answers(to: [.down(last.middle)] + rests).map({ $0.value }),
      still[rests.count] == still[0]
    else { return nil }
    return breach(
      afterSettling: opening + back.events,
      "a drag changes the value by \(back.motion), and the rest of its touch at the edge by \(back.rest); at the other "
        + "edge, the value goes on")
  }

  /// Returns a touch that rests for fifteen waits, if the value still goes on then.
  private func hold(waiting seconds: Double) -> Hold? {
    let (traits, count) = (trace.traits, script.events.count)
    guard let scale = try? Scale(traits.range, traits.scale) else { return nil }
    let start = scale.value(at: [0.513, 0.207, 0.793][count % 3])
    let opening: [GestureEvent] = [.set(traits.stops?.snap(start) ?? start), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.size.width > 1, last.size.height > 1,
      case let middle = GesturePoint(x: last.size.width / 2, y: last.size.height / 2),
      case let part = [0.1, 0.3, 0.5, 0.7, 0.9][count / 4 % 5],
      case let place = middle.moved(
        by: (part - 0.5) * traits.direction.length(of: last.size), along: traits.direction),
      place.isUsable
    else { return nil }
    // A drag to an edge may go on there, too.
    let length = traits.direction.length(of: last.size)
    let motions = [0.3, 0.6, 0.9, 1].map { share in
      GestureEvent.move(
        middle.moved(by: share * (part < 0.5 ? -0.46 : 0.46) * length, along: traits.direction))
    }
    let isDrag = count / 20 % 2 == 1 && part != 0.5 && traits.drag != .tapped
    let touch = isDrag ? [.down(middle)] + motions : [.down(place)]
    let events = touch + Array(repeating: GestureEvent.wait(seconds), count: 15)
    let answers = stage.answers(to: events)
    let values = answers.map { $0.value }
    let (early, late) = (values[values.count - 6], values[values.count - 1])
    let slack = 0.005 * traits.range.span
    // A glide to the place of a touch has ended by then.
    guard answers[0].response.editing == .began, values.allSatisfy({ $0.isFinite }),
      (late - early).magnitude > slack, late > traits.range.lowerBound + slack,
      late < traits.range.upperBound - slack
    else { return nil }
    return Hold(opening: opening, stage: stage, events: events, values: values)
  }

  /// The change of the value after the touch has lifted off.
  private func changeAfter(_ hold: Hold) -> Breach? {
    let traits = trace.traits
    guard traits.stopsOnRelease == nil, traits.latch == nil else { return nil }
    let events = hold.events + [.up(nil), .wait(1), .wait(1)]
    let values = hold.stage.answers(to: events).suffix(3).map { $0.value }
    let slack = (0.01 + 1.01 * traits.partOfAStep) * traits.range.span
    guard (values[2] - values[0]).magnitude > slack else { return nil }
    return breach(
      afterSettling: hold.opening + events,
      "a touch that has rested lifts off at \(values[0]), and the value goes on to \(values[2])",
      contrast: trace.contrast(values[2], expected: values[0]))
  }

  /// The change of the value back by nearly half of the range or more, while the touch rests.
  private func leap(of hold: Hold) -> Breach? {
    let traits = trace.traits
    guard !traits.wraps else { return nil }
    let events = hold.events + Array(repeating: .wait(0.1), count: 40)
    let values = hold.stage.answers(to: events).map { $0.value }
    let count = hold.values.count
    let isUp = hold.values[count - 1] > hold.values[count - 6]
    guard
      let index = values.indices.dropFirst(count - 5).first(where: {
        let way = values[$0] - values[$0 - 1]
        return (isUp ? -way : way) > 0.4 * traits.range.span
      })
    else { return nil }
    return breach(
      afterSettling: hold.opening + Array(events[...index]),
      "while a touch rests, the value leaps back from \(values[index - 1]) to \(values[index])",
      contrast: trace.contrast(values[index], expected: values[index - 1]))
  }

  /// The change of the value by a second touch like the first one, if a new control changes otherwise.
  private func memory(of hold: Hold) -> Breach? {
    let traits = trace.traits
    guard !traits.remembersGestures, traits.doubleTapTime < 1000, traits.precision == .double,
      let size = atRest?.size
    else { return nil }
    let events = hold.events + [.up(nil), .wait(1000)] + hold.opening + hold.events
    let second = hold.stage.answers(to: events).suffix(hold.events.count).map { $0.value }
    let fresh = [.resize(size)] + hold.opening + hold.events
    let first = start.answers(to: fresh).suffix(hold.events.count).map { $0.value }
    guard
      let index = second.indices.first(where: { !traits.isClose(second[$0], first[$0], after: 16) })
    else { return nil }
    return breach(
      afterSettling: hold.opening + events.dropLast(second.count - 1 - index),
      "a second touch that rests leads to \(second[index]), the same touch of a new control to "
        + "\(first[index])",
      contrast: trace.contrast(second[index], expected: first[index]))
  }

  /// The end of the change as the program sets the value that the control has reported, as a binding does.
  private func endByAnEcho(of hold: Hold) -> Breach? {
    let last = hold.values[hold.values.count - 1]
    let waits = Array(repeating: GestureEvent.wait(0.5), count: 20)
    let events = hold.events + [.set(last)] + waits
    func goesOn(_ events: [GestureEvent]) -> Bool {
      hold.stage.answers(to: events).suffix(waits.count).contains { $0.value != last }
    }
    guard !goesOn(events), goesOn(hold.events + waits) else { return nil }
    return breach(
      afterSettling: hold.opening + events,
      "a set of the value that the control has already ends the change under a touch that rests, at \(last)"
    )
  }

  /// The end of the change under a touch that trembles.
  private func pause(of hold: Hold) -> Breach? {
    // A motion over the edge of a button may lead to another one, in a tiny control from anywhere.
    guard let size = atRest?.size, Swift.min(size.width, size.height) > 10,
      pause(of: hold, by: -0.1) != nil
    else { return nil }
    return pause(of: hold, by: 0.1)
  }

  /// Returns the end of the change under a touch that moves by some points along the track.
  private func pause(of hold: Hold, by way: Double) -> Breach? {
    guard let place = hold.events.last(where: { $0.touch != nil })?.touch?.point else { return nil }
    let beside = GestureEvent.move(place.moved(by: way, along: trace.traits.direction))
    let before = hold.events.dropLast(5)
    // A touch that drags, too, goes its own way, and a motion may begin the delay of a repeat again.
    let after = Array(repeating: GestureEvent.wait(0.1), count: 20)
    let values = hold.stage.answers(to: before + [beside] + after).map { $0.value }
    let last = values[values.count - 1]
    guard values.suffix(after.count + 2).allSatisfy({ $0 == last }),
      // A motion may bring a value that glides to the touch there at once.
      let meant = hold.stage.answers(to: before + after).last?.value, meant != last
    else { return nil }
    return breach(
      afterSettling: hold.opening + before + [beside] + after,
      "a touch that moves by \(way) points ends the change at \(last); without that, the value goes on to "
        + "\(meant)", contrast: trace.contrast(last, expected: meant))
  }
}

/// A touch that rests in its place while the value goes on.
private struct Hold {
  /// The events of the program before the touch, and the control after them.
  let opening: [GestureEvent]
  let stage: Stage
  /// The touch and fifteen waits of a tenth of a second, and the value after each of these events.
  let events: [GestureEvent]
  let values: [Double]
}
