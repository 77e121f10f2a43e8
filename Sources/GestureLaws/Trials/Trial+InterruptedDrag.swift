import GestureEngine

// Slow drags by translation, after the script, of a single value. A drag with a resize, a wait or a set follows a script
// that has such an event itself, so that the other scripts tell of other laws.
extension Trial {
  /// The first place of a slow drag that the value has left, because a resize before each motion has lost the place
  /// between two stops or has moved it.
  var dragThatAResizeMoves: Breach? {
    let size = trace.before(trace.steps.count).size
    let larger = GestureSize(width: 3 * size.width, height: 3 * size.height)
    let sizes = script.events.count { if case .resize = $0 { true } else { false } }
    guard larger.usable == larger, sizes > 1 else { return nil }
    return interruptedDrag(.resize(larger), .resize(size), "a resize")
  }

  /// The first place of a slow drag that the value has left, because a wait before each motion has lost the place
  /// between two stops or has moved it.
  var dragThatAWaitMoves: Breach? {
    let hasWait = script.events.contains { if case .wait = $0 { true } else { false } }
    guard hasWait, !trace.traits.changesOverTime else { return nil }
    return interruptedDrag(.wait(2), .wait(10), "a wait") ?? overTravelThatAWaitLoses
      ?? motionThatAWaitLoses
  }

  /// The value of a drag that comes back from beyond an end, if it is another one after a wait there.
  private var overTravelThatAWaitLoses: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.movesAsTheTouch, !traits.wraps, !traits.hasElasticEnds,
      let hand = hand(after: [.set(range.upperBound), .wait(1000)]),
      let drag = hand.drag(by: [0.4 * hand.last.track.length]),
      let place = drag.events.last(where: { $0.isMove })?.touch?.point,
      case let back = place.moved(by: -0.3 * hand.last.track.length, along: traits.direction),
      back.isUsable
    else { return nil }
    let (plain, late) = (
      drag.events + [.move(back)], drag.events + [GestureEvent.wait(10), .move(back)]
    )
    let (expected, value) = (
      settled.end.answers(to: plain).last?.value, settled.end.answers(to: late).last?.value
    )
    guard let expected, let value, drag.steps.first?.response.editing == .began,
      !traits.isClose(value, expected, after: 4)
    else { return nil }
    return breach(
      afterSettling: late,
      "a drag that comes back from beyond the end after 10 s gives \(value), without the wait \(expected)",
      contrast: trace.contrast(value, expected: expected))
  }

  /// The value of a drag of a control that does not handle every sample, if it is another one after a long rest.
  private var motionThatAWaitLoses: Breach? {
    let (traits, start) = (trace.traits, trace.traits.range.lowerBound)
    guard traits.samplingInterval > 0, traits.thumbs == nil, !traits.isCoarse,
      let hand = hand(after: [.set(start), .wait(1000)]), traits.isAt(start, hand.last.value),
      let drag = hand.drag(by: [0.2 * hand.last.track.length, 0.3 * hand.last.track.length]),
      let last = drag.events.lastIndex(where: { $0.isMove })
    else { return nil }
    var late = drag.events
    late.insert(.wait(100), at: last)
    let (expected, value) = (
      settled.end.answers(to: drag.events).last?.value, settled.end.answers(to: late).last?.value
    )
    guard let expected, let value, drag.steps.first?.response.editing == .began,
      !traits.isClose(value, expected, after: 4)
    else { return nil }
    return breach(
      afterSettling: late,
      "a drag that goes on after 100 s gives \(value), without the rest \(expected)",
      contrast: trace.contrast(value, expected: expected))
  }

  /// Returns the first place of a drag that the value has left.
  ///
  ///     stops   |         |         |         |
  ///     touch   o···>···>···>···>···>                 an event before each motion
  ///
  /// - Parameters:
  ///   - event: The event before the first, the third and every other motion.
  ///   - other: The event before the motions between them.
  ///   - name: The events in words.
  /// - Returns: The breach; `nil` if the value follows the touch.
  private func interruptedDrag(
    _ event: GestureEvent, _ other: GestureEvent, _ name: String
  ) -> Breach? {
    let traits = trace.traits
    guard traits.movesAsTheTouch,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)])
    else { return nil }
    let (length, step) = (hand.last.track.length, traits.partOfAStep)
    let recognition = hand.recognition(of: 1).reduce(0, +)
    let motion = Swift.max(0.4 * step, 0.02) * length
    let count = Int(Swift.min(12, ((0.95 * length - recognition) / motion).rounded(.down)))
    guard count >= 5, let drag = hand.drag(by: Array(repeating: motion, count: count)) else {
      return nil
    }
    var (events, moves) = ([GestureEvent](), 0)
    let first = drag.events.count { $0.isMove } - count
    for next in drag.events {
      if next.isMove {
        if moves > first { events.append((moves - first).isMultiple(of: 2) ? other : event) }
        moves += 1
      }
      events.append(next)
    }
    let trace = settled.end.play(events).trace
    guard
      let base = trace.steps.indices.filter({ trace.steps[$0].event.isMove }).dropFirst(first).first
    else { return nil }
    let (state, start) = (trace.steps[base].after, trace.steps[base].after.fraction)
    guard state.track.isUsable else { return nil }
    var place = start
    // The place may lie beside the value from the beginning.
    var slack =
      1e-6 + (traits.stepRounding == .nearest ? 1.01 : 2) * step
      + 2 * traits.valueSlack / traits.range.span
      + 2 * traits.placeSlack(at: state.track.end + length, on: state.track)
    for index in trace.steps.indices where index > base && trace.steps[index].event.isMove {
      let before = trace.before(index)
      guard before.track.isUsable else { return nil }
      place += motion / before.track.length
      slack += 2 * traits.placeSlack(at: before.track.end + length, on: before.track)
      guard slack < 0.3, place < 1 else { return nil }
      let after = trace.steps[index].after
      guard (after.fraction - place).magnitude > slack else { continue }
      guard followsAtOnce(Array(events[...index])) else { return nil }
      return breach(
        afterSettling: Array(events[...index]),
        "a slow drag with \(name) before each motion leads from fraction \(start) to \(place), the value to "
          + "\(after.fraction)",
        contrast: trace.contrast(after.value, expectedAt: place))
    }
    return nil
  }

  /// A drag that undoes what the program sets on its way.
  var translationThatUndoesASet: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let step = traits.partOfAStep
    guard script.events.contains(where: { $0.isSet }), traits.thumbs == nil,
      !traits.hasOwnScale, traits.hasShortSteps, !traits.isCoarse,
      traits.stops == nil || traits.scale == .linear,
      let scale = try? Scale(range, traits.scale), range.lowerBound < range.upperBound,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]),
      let drag = hand.drag(by: [0.05 * hand.last.track.length]),
      let place = drag.events.last(where: { $0.isMove })?.touch?.point
    else { return nil }
    // A long step is clear only where the value is far from the drag, on a way back to it.
    let (fraction, part) = step > 0.2 ? (0.75, -0.02 - step) : (0.25, 0.02 + 2 * step)
    let wanted = scale.value(at: fraction)
    let end = place.moved(by: part * hand.last.track.length, along: traits.direction)
    guard end.isUsable else { return nil }
    var events = drag.events + [.set(traits.stops?.snap(wanted) ?? wanted)]
    if traits.samplingInterval > 0 { events.append(.wait(2 * traits.samplingInterval)) }
    events.append(.move(end))
    let steps = settled.end.play(events).trace.steps
    let (before, after) = (steps[steps.count - 2].after, steps[steps.count - 1].after)
    guard before.track.isUsable else { return nil }
    let expected = part * hand.last.track.length / before.track.length
    let moved = after.fraction - before.fraction
    let slack =
      0.01 + (traits.stepRounding == .nearest ? 1.01 : 1.5) * step
      + 4 * traits.resolution / before.track.length
      + 2 * traits.valueSlack / range.span
    guard steps[hand.opening.count].response.editing == .began, followsAtOnce(drag.events),
      (traits.wraps ? difference(moved, from: expected) : moved - expected).magnitude > slack
    else { return nil }
    return breach(
      afterSettling: events,
      "after a set of \(before.value), a motion by \(expected) of the track gives \(after.value)")
  }

  /// A drag by motions shorter than the distance that recognises it, which never moves the value.
  ///
  ///     down     minimumDistance
  ///      o··>··>··>··>··>··>··>··>··>
  var dragThatNeverBegins: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.minimumDistance > 0, traits.thumbs == nil, traits.drag != .tappedOrDragged,
      traits.rest == nil, range.lowerBound < range.upperBound, !traits.isCoarse,
      traits.stops == nil
        || traits.hasShortSteps && traits.scale == .linear && !traits.hasOwnScale,
      let hand = hand(after: [.set(range.lowerBound), .wait(1000)]),
      traits.isAt(range.lowerBound, hand.last.value)
    else { return nil }
    let motion = Swift.max(0.3 * traits.minimumDistance, 1.1 * traits.resolution)
    let way = 3 * traits.minimumDistance + (2 * traits.partOfAStep + 0.05) * hand.last.track.length
    let count = (way / motion).rounded(.up)
    guard motion < 0.5 * traits.minimumDistance, way < 0.9 * hand.last.track.length, count <= 60,
      let drag = hand.drag(by: Array(repeating: motion, count: Int(count)), isRecognised: false)
    else { return nil }
    // The value may follow late.
    let answers = settled.end.answers(to: drag.events + [.wait(1000)])
    guard drag.steps.first?.response.editing == .began,
      answers.dropFirst(hand.opening.count).allSatisfy({ $0.value == hand.last.value })
    else { return nil }
    return breach(
      afterSettling: drag.events,
      "a slow drag by \(motion * count) points, of which \(traits.minimumDistance) recognise it, leaves the value at "
        + "\(hand.last.value)")
  }

  /// The change of the value by a touch that first moves across, and is left to the page, and then along the track.
  var scrollThatDrags: Breach? {
    let traits = trace.traits
    guard traits.yieldsToScrolling, traits.minimumTime == 0, traits.thumbs == nil,
      !traits.drag.isSwitch, let hand = hand()
    else { return nil }
    let (down, length) = (hand.last.middle, hand.last.track.length)
    let across = 60 + 5 * (traits.minimumDistance + traits.resolution)
    let (x, y) = traits.direction.isHorizontal ? (0, across) : (across, 0)
    let aside = GesturePoint(x: down.x + x, y: down.y + y)
    let way = (script.events.count.isMultiple(of: 2) ? 0.3 : -0.3) * length
    let places = [aside, aside.moved(by: way, along: traits.direction)]
    guard places.allSatisfy({ $0.isUsable }) else { return nil }
    for end in [GestureEvent.up(nil), .cancel()] {
      let touches = [.down(down)] + places.map { GestureEvent.move($0) } + [end, .wait(1000)]
      let values = hand.stage.play(touches).trace.steps.map { $0.after.value }
      guard hand.stage.answers(to: touches)[0].response.editing == .began else { return nil }
      // A touch that sets the value as it goes down may give it back to the page.
      let allowed = [values[0]] + (traits.tap == .seeksAtOnce ? [hand.last.value] : [])
      guard
        let wrong = values.indices.dropFirst().first(where: { index in
          !allowed.contains { traits.isClose(values[index], $0, after: 4) }
        }), wrong < 3 || traits.rest == nil && !traits.mayTap(at: across)
      else { continue }
      return breach(
        afterSettling: hand.opening + touches[...wrong],
        "a touch that first moves by \(across) points across changes the value from \(values[0]) to \(values[wrong])",
        contrast: trace.contrast(values[wrong], expected: values[0]))
    }
    return nil
  }

  /// The first motion of a drag of several turns that a value that wraps does not follow in full.
  ///
  /// The motions are whole numbers of steps, so that no stop has to be rounded.
  var turnThatSlips: Breach? {
    let traits = trace.traits
    guard traits.wraps, traits.samplingInterval == 0, !traits.isCoarse, !traits.hasOwnScale,
      traits.scale == .linear,
      traits.stops == nil || traits.stepRounding == .nearest
    else { return nil }
    guard traits.hasShortSteps,
      let hand = hand(after: [.set(traits.range.lowerBound), .wait(1000)])
    else { return nil }
    let (length, step) = (hand.last.track.length, traits.partOfAStep)
    let size = step > 0 ? step * Swift.max(1, (0.3 / step).rounded(.down)) : 0.3
    let part = script.events.count.isMultiple(of: 2) ? size : -size
    let slack = 1e-6 + 4 * traits.resolution / length + 64 * traits.precision.part
    guard slack < 0.25 * Swift.max(step, 0.2) else { return nil }
    // The first stop may come a step after the last, and the track may be a turn of one more step.
    let turns = [
      (turn: 1.0, way: part, slack: slack), (1 + step, part, slack),
      (1 + step, part * (1 + step), slack + 1.01 * step),
    ]
    var slip: Breach?
    // The place may lie in the middle between two stops, where rounding decides.
    for offset in [0.05, 0.3] {
      let first = offset * (step > 0 ? step : 1)
      let ways = [part < 0 ? -first : first] + Array(repeating: part, count: 8)
      guard let drag = hand.drag(by: ways.map { $0 * length }),
        drag.steps.first?.response.editing == .began
      else { return nil }
      let states = drag.steps.filter { $0.event.isMove }.suffix(9).map { $0.after }
      // The motion from which on the value does not follow, for each kind of turn.
      let slips = turns.compactMap { turn, way, slack in
        states.indices.first { motion in
          let left = states[motion].fraction - states[0].fraction - Double(motion) * way
          return (left - turn * (left / turn).rounded()).magnitude > slack
        }
      }
      guard slips.count == turns.count, let motion = slips.max(), followsAtOnce(drag.events) else {
        return nil
      }
      slip = breach(
        afterSettling: drag.events,
        "\(motion) motions by \(part) of the track lead from \(states[0].value) to \(states[motion].value)"
      )
    }
    return slip
  }
}

extension ControlTraits {
  /// Whether a value moves as far as the touch that drags it by translation, at any speed.
  fileprivate var movesAsTheTouch: Bool {
    exemptionFromTranslation == nil && thumbs == nil && !hasOwnScale && scale == .linear
      && (stops == nil || stepRounding != .custom) && samplingInterval == 0 && hasShortSteps
      && range.lowerBound < range.upperBound && !isCoarse
  }

  /// Whether the drags of a script do not always show their places, so that a law adds a drag of its own.
  var dragsUnseen: Bool {
    wraps || holdsAfterJump || recognisesDrags || resolution > 0 || stepRounding == .custom
      || grabArea == .custom || changesOverTime
  }

  /// Whether no step is longer than a third of the range, or longer than the others.
  var hasShortSteps: Bool {
    guard let stops else { return true }
    let longest = 1.01 * partOfAStep * range.span
    return (3...1000).contains(stops.lastIndex)
      && (1...stops.lastIndex).allSatisfy { stops.stop($0) - stops.stop($0 - 1) <= longest }
  }
}
