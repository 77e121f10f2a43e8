import GestureEngine

// Drags by translation, after the script, of a single value, with a resize, a wait or a set on their way. They follow
// scripts that have such an event themselves, so that the other scripts tell of other laws.
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
    guard drag.steps.first?.response.editing == .began else { return nil }
    return difference(
      of: drag.events + [.wait(10), .move(back)], from: drag.events + [.move(back)],
      "a drag that comes back from beyond the end after 10 s")
  }

  /// The value of a drag of a control that does not handle every sample, if it is another one after a long rest.
  private var motionThatAWaitLoses: Breach? {
    let (traits, start) = (trace.traits, trace.traits.range.lowerBound)
    guard traits.samplingInterval > 0, traits.thumbs == nil, !traits.isCoarse,
      let hand = hand(after: [.set(start), .wait(1000)]), traits.isAt(start, hand.last.value),
      let drag = hand.drag(by: [0.2 * hand.last.track.length, 0.3 * hand.last.track.length]),
      let last = drag.events.lastIndex(where: { $0.isMove })
    else { return nil }
    guard drag.steps.first?.response.editing == .began else { return nil }
    var late = drag.events
    late.insert(.wait(100), at: last)
    return difference(of: late, from: drag.events, "a drag that goes on after 100 s")
  }

  /// Returns how the last value of a drag differs with a wait on its way; `nil` if it does not differ.
  private func difference(
    of late: [GestureEvent], from plain: [GestureEvent], _ drag: String
  ) -> Breach? {
    guard let expected = settled.end.answers(to: plain).last?.value,
      let value = settled.end.answers(to: late).last?.value,
      !trace.traits.isClose(value, expected, after: 4)
    else { return nil }
    return breach(
      afterSettling: late, "\(drag) gives \(value), without the wait \(expected)",
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
  var sliderThatUndoesASet: Breach? {
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

  /// A drag that goes on from the old value although the program has set another one before the drag was recognised.
  ///
  ///     touch   o··>··>···········>
  ///     set       ^                  before the touch has gone far enough
  var dragThatUndoesAnEarlySet: Breach? {
    let traits = trace.traits
    let distance = traits.minimumDistance
    guard script.events.contains(where: { $0.isSet }), traits.movesAsTheTouch, distance > 0,
      traits.minimumTime == 0, !traits.wraps, let scale = try? Scale(traits.range),
      let hand = hand(after: [.set(scale.value(at: 0.2)), .wait(1000)]), hand.startsAtTheValue,
      case let length = hand.last.track.length, length > 12 * distance,
      let drag = hand.drag(
        by: [distance / 3] + hand.recognition(of: 1) + [0.2 * length], isRecognised: false),
      let first = drag.events.firstIndex(where: { $0.isMove })
    else { return nil }
    let set = GestureEvent.set(scale.value(at: 0.6))
    let events = drag.events[...first] + [set] + drag.events[(first + 1)...]
    let steps = settled.end.play(Array(events)).trace.steps
    let (base, end) = (steps[first + 1].after, steps[steps.count - 1].after)
    guard let plain = drag.steps.last?.after,
      steps[hand.opening.count].response.editing == .began, end.track.isUsable
    else { return nil }
    let (moved, expected) = (
      end.fraction - base.fraction, plain.fraction - hand.last.fraction
    )
    let slack =
      0.02 + 2 * distance / length + 2 * traits.partOfAStep
      + 4 * traits.resolution / length + 2 * traits.valueSlack / traits.range.span
    guard expected > 0.1, slack < 0.3, (moved - expected).magnitude > slack,
      // Where a `set` leads to a page, that may be the last one.
      base.fraction + expected < 1, followsAtOnce(drag.events)
    else { return nil }
    return breach(
      afterSettling: Array(events),
      "a drag leads by \(expected) of the track, and by \(moved) after a set of \(base.value) before it is "
        + "recognised")
  }

  /// A drag that is measured on the old track after the control has got twice its size.
  var dragOnTheOldTrack: Breach? {
    let traits = trace.traits
    let size = trace.before(trace.steps.count).size
    let larger = GestureSize(width: 2 * size.width, height: 2 * size.height)
    let sizes = script.events.count { if case .resize = $0 { true } else { false } }
    guard sizes > 1, larger.usable == larger, traits.movesAsTheTouch, !traits.wraps,
      let scale = try? Scale(traits.range),
      let hand = hand(after: [.set(scale.value(at: 0.2)), .wait(1000)]),
      // The track that the control has without a touch.
      let free = hand.stage.play([.resize(larger)]).trace.steps.last?.after.track, free.isUsable,
      free.length > 1.5 * hand.last.track.length,
      let drag = hand.drag(by: [0.05 * hand.last.track.length]),
      let place = drag.events.last(where: { $0.isMove })?.touch?.point,
      case let end = place.moved(by: 0.2 * free.length, along: traits.direction), end.isUsable
    else { return nil }
    let events = drag.events + [.resize(larger), .move(end)]
    let steps = settled.end.play(events).trace.steps
    let (before, after) = (steps[steps.count - 2].after, steps[steps.count - 1].after)
    let moved = after.fraction - before.fraction
    // The motion may recognise the drag only now, or move a thumb of another length.
    let onTheOldTrack = 0.2 * free.length / hand.last.track.length
    let slack =
      traits.partOfAStep + 2 * traits.resolution / hand.last.track.length
      + traits.valueSlack / traits.range.span
    guard steps[hand.opening.count].response.editing == .began,
      moved > (0.2 + onTheOldTrack) / 2 + slack, followsAtOnce(drag.events)
    else { return nil }
    return breach(
      afterSettling: events,
      "after a resize, a motion by a fifth of the new track leads by \(moved) of it")
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
