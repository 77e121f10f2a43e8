import GestureEngine

extension Trial {
  /// A tap right before a stop, after the script, that sets the stop before it, on a scale of the control's own.
  ///
  ///     stops   |        |                        |
  ///     tap                                      o      sets the stop that it nearly touches
  ///
  /// The nearest stop may be meant along the track or by difference, and where their middle lies, only the control knows.
  /// A fiftieth of the way between two stops is beyond the middle of both kinds on every scale in use. Every script taps
  /// before another stop.
  var tapThatMissesTheStopBesideIt: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.stepRounding == .nearest, traits.tapsLeadToTheTouch,
      let stops = traits.stops, stops.lastIndex > 0
    else { return nil }
    let index = 1 + script.events.count % stops.lastIndex
    let (before, stop) = (stops.stop(index - 1), stops.stop(index))
    // The thumb is out of the way, at the farther end.
    let isLow = index <= stops.lastIndex / 2
    let away = isLow ? traits.range.upperBound : traits.range.lowerBound
    let opening: [GestureEvent] = [.set(before), .set(stop), .set(away), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      traits.isSame(set.steps[0].after.value, before),
      traits.isSame(set.steps[1].after.value, stop),
      case let fractions = set.steps.prefix(2).map({ $0.after.fraction }),
      case let gap = (fractions[1] - fractions[0]) * last.track.length,
      gap > 1 + 100 * traits.resolution
    else { return nil }
    let place = last.point(
      at: last.track.position(of: fractions[1] - 0.02 * (fractions[1] - fractions[0])),
      along: traits.direction)
    guard place.isUsable,
      last.thumb == nil || set.isOnThumb(place, before: set.steps.count) == false
    else { return nil }
    let tap = [GestureEvent.down(place), .up(nil)]
    let answers = stage.answers(to: tap)
    guard answers[0].response.editing == .began,
      case .committed(let value)? = answers[1].response.editing, traits.isSame(value, before),
      !traits.isSame(value, stop)
    else { return nil }
    return breach(
      afterSettling: opening + tap,
      "a tap right before the stop \(stop) gives \(value)",
      contrast: trace.contrast(value, expected: stop))
  }

  /// A drag by translation, after the script, that sets another stop than the nearest one.
  ///
  ///     stops   |         |         |         |
  ///     thumb   o···············>                   1.6 steps lead to the second stop
  ///
  /// Of a drag that yields to scrolling, or begins after a time, the place where it begins cannot be seen in a script.
  /// Whether the motion that recognises it counts is left open here, too.
  func stopMissedByAMotion(_ stops: Snapping) -> Breach? {
    let (traits, start) = (trace.traits, trace.traits.range.lowerBound)
    guard traits.hasUnusualStart, traits.exemptionFromTranslation == nil, traits.thumbs == nil,
      !traits.wraps, !traits.changesOverTime, !traits.hasElasticEnds, traits.hasShortSteps,
      !traits.isCoarse, let hand = hand(after: [.set(start), .wait(1000)]),
      traits.isAt(start, hand.last.value), hand.startsAtTheValue
    else { return nil }
    let length = hand.last.track.length
    let step = traits.partOfAStep * length
    let recognition =
      1.05 * Swift.max(traits.minimumDistance, 2 * traits.resolution, 1e-3 * length)
    let unknown = recognition / step
    let margin = (0.5 - unknown) / 2
    guard unknown < 0.35, margin * step > 3 * traits.resolution else { return nil }
    let index = 1 + script.events.count % (stops.lastIndex - 2)
    let isBeyond = dragsUpward
    let motion = (Double(index) + (isBeyond ? 0.5 : 0) + margin) * step
    let expected = stops.stop(isBeyond ? index + 1 : index)
    guard let drag = hand.drag(by: [recognition, motion], isRecognised: false),
      let last = drag.steps.last?.after, last.track == hand.last.track,
      drag.steps[0].response.editing == .began, !traits.isSame(last.value, expected)
    else { return nil }
    return breach(
      afterSettling: drag.events,
      "a drag by \(motion / step) steps, beside the motion that recognises it, gives \(last.value), not the stop "
        + "\(expected)",
      contrast: trace.contrast(last.value, expected: expected))
  }
}

extension ControlTraits {
  /// Whether a tap beside the thumb sets the value at its place at once.
  fileprivate var tapsLeadToTheTouch: Bool {
    guard thumbs == nil, isEnabled, rest == nil, !wraps, !changesOverTime, !hasOwnTaps,
      tap != .ignored, tap != .seeksOrClears, grabArea != .thumb,
      grabArea != .custom, stopsOnRelease == nil
    else { return false }
    return switch drag {
    case .absolute, .grabbed: !recognisesDrags || seeksAtTaps
    case .grabbedOrTapped: true
    case .relative, .tapped, .tappedOrDragged, .custom: false
    }
  }
}
