import GestureEngine

// Drags by translation, after the script, of a single value, during which the program sets a value or resizes the control
// once. They follow scripts that have such an event themselves, so that the other scripts tell of other laws.
extension Trial {
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
      followsAtOnce(drag.events)
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
