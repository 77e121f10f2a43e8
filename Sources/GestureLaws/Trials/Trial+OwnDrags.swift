import GestureEngine

// Drags of a control's own that move the value by their motion alone, as two touches at different places show. They
// follow scripts that have a `set` or a resize themselves, so that the other scripts tell of other laws.
extension Trial {
  /// A drag of the control's own, after the script, that undoes what the program sets on its way.
  var ownDragThatUndoesASet: Breach? {
    guard script.events.contains(where: { $0.isSet }), let scale = try? Scale(trace.traits.range)
    else { return nil }
    let traits = trace.traits
    guard let drag = traits.isDial ? turnByMotion : dragByMotion else { return nil }
    let wanted = scale.value(at: traits.isDial ? 0.8 : 0.06)
    let set = GestureEvent.set(traits.stops?.snap(wanted) ?? wanted)
    let events = drag.events + [set] + drag.onward
    let answers = drag.stage.play(events).trace.steps
    let undisturbed = drag.stage.play(drag.events + drag.onward).trace.steps
    guard let old = undisturbed.last?.after, let new = answers.last?.after else { return nil }
    let given = answers[drag.events.count].after
    func distance(of state: ControlSnapshot) -> Double {
      difference(new.fraction, from: state.fraction).magnitude
    }
    guard difference(given.fraction, from: old.fraction).magnitude > 0.25,
      distance(of: given) > distance(of: old)
    else { return nil }
    return breach(
      afterSettling: drag.opening + events,
      "after a set of \(given.value), a short motion gives \(new.value), nearer to the \(old.value) without the set",
      contrast: trace.contrast(new.value, expected: given.value))
  }

  /// A drag of the control's own, after the script, that counts motion on its old track after a resize.
  var ownDragOnTheOldTrack: Breach? {
    let traits = trace.traits
    guard !traits.isDial, traits.stops == nil, let large = largerSize, let drag = dragByMotion,
      let first = drag.places.dropLast().last, let middle = drag.places.last,
      let expected = ownDrag(after: drag.opening + [.resize(large)], by: drag.motion)
    else { return nil }
    let resized = drag.events + [.resize(large)] + drag.onward
    let steps = drag.stage.play(resized).trace.steps
    guard let new = steps.last?.after, case let given = steps[drag.events.count].after,
      given.track.isUsable, let plain = drag.stage.play(drag.events + drag.onward).trace.steps.last
    else { return nil }
    // Both a motion of the old size and one of the new size lead equally far wherever they begin.
    let here = plain.after.fraction - middle.fraction
    let meant = expected.after.fraction - expected.before.fraction
    let moved = new.fraction - given.fraction
    let states = [first, middle, plain.after, new, given, expected.before, expected.after]
    let isEven = { (way: Double, other: Double) in
      (way - other).magnitude < 0.05 * other.magnitude + 1e-6
    }
    guard states.allSatisfy({ (0.02...0.98).contains($0.fraction) }),
      isEven(here, middle.fraction - first.fraction),
      isEven(meant, expected.before.fraction - expected.first.fraction), here > 0.02, meant > 0,
      !isEven(moved, meant), moved - meant > 0.02 + 0.1 * meant
    else { return nil }
    return breach(
      afterSettling: drag.opening + resized,
      "after the resize, a motion by \(drag.motion) points leads from \(given.value) to \(new.value), in a control of this "
        + "size by \(meant) of the track",
      contrast: trace.contrast(new.value, expectedAt: given.fraction + meant))
  }

  /// A drag of the control's own, after the script, that goes back to its start, or to an end, after a resize.
  ///
  /// In a larger control, a short motion leads as far as in a smaller one, or less far.
  var ownDragThatAResizeUndoes: Breach? {
    let traits = trace.traits
    guard !traits.isDial, let large = largerSize, let drag = dragByMotion,
      let middle = drag.places.last
    else { return nil }
    let events = drag.events + [.resize(large)] + drag.onward
    let steps = drag.stage.play(events).trace.steps
    guard let new = steps.last?.after, new.track.isUsable,
      case let given = steps[drag.events.count].after, given.value == middle.value,
      let plain = drag.stage.play(drag.events + drag.onward).trace.steps.last?.after
    else { return nil }
    let (way, moved) = (plain.fraction - middle.fraction, new.fraction - given.fraction)
    let slack = 2 * traits.partOfAStep + 0.01
    guard moved < Swift.min(0, way) - slack || moved > Swift.max(0, way) + slack else { return nil }
    return breach(
      afterSettling: drag.opening + events,
      "after the resize, a motion by \(drag.motion) points leads from \(given.value) to \(new.value), without it from "
        + "\(middle.value) to \(plain.value)",
      contrast: trace.contrast(new.value, expected: plain.value))
  }

  /// A turn of a dial, after the script, that goes on elsewhere after a resize, although the touch stays where it is.
  var ownTurnThatAResizeChanges: Breach? {
    let traits = trace.traits
    guard traits.isDial, let large = largerSize, let turn = turnByMotion,
      let touch = turn.events.last(where: { $0.isMove }), let old = turn.places.last?.value
    else { return nil }
    let events = turn.events + [.resize(large), touch]
    guard let new = turn.stage.play(events).trace.steps.last?.after,
      difference(new.fraction, from: trace.fraction(of: old)).magnitude
        > 0.01 + 1.01 * traits.partOfAStep
    else { return nil }
    return breach(
      afterSettling: turn.opening + events,
      "after a resize, a turn leads from \(old) to \(new.value), although the touch stays where it is",
      contrast: trace.contrast(new.value, expected: old))
  }

  /// Three times the size after the script; `nil` if the script resizes the control less than twice.
  private var largerSize: GestureSize? {
    let resizes = script.events.count { if case .resize = $0 { true } else { false } }
    guard resizes > 1, let size = atRest?.size else { return nil }
    let large = GestureSize(width: 3 * size.width, height: 3 * size.height)
    return large.usable == large ? large : nil
  }

  /// A drag along the track that moves the value by its motion alone, from a place in the lower part of the range.
  private var dragByMotion: MotionDrag? {
    let traits = trace.traits
    guard traits.ownDragsShow, traits.latch ?? 1 > 0.5,
      let scale = try? Scale(traits.range)
    else { return nil }
    let start = scale.value(at: 0.25)
    let opening: [GestureEvent] = [.set(traits.stops?.snap(start) ?? start), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable else { return nil }
    let breadth = traits.direction.length(of: last.thumb?.size ?? last.size)
    let way = 0.1 * last.track.length
    let apart = Swift.min(0.7 * breadth, 3 * way)
    guard apart > 0.1 * way, way + apart < 1e6 else { return nil }
    let recognition = traits.recognition(of: way, on: last.track)
    func events(from part: Double, by ways: [Double]) -> [GestureEvent]? {
      traits.drag(
        from: last.middle.moved(by: part * apart, along: traits.direction),
        by: recognition + ways, on: last.track)
    }
    guard let here = events(from: -0.5, by: [way, way]),
      let there = events(from: 0.5, by: [way, way]),
      let farther = events(from: -0.5, by: [way, way, apart]),
      let onward = events(from: -0.5, by: [way, way, way])
    else { return nil }
    return MotionDrag(
      here, there, farther, onward: Array(onward.dropFirst(here.count)),
      by: way, from: last.fraction, stage, opening, in: self)
  }

  /// A turn that moves the value by its angle alone, from a quarter of the range.
  private var turnByMotion: MotionDrag? {
    let traits = trace.traits
    guard traits.ownDragsShow, traits.grabArea == .bounds || traits.grabArea == .anywhere,
      turningHands.count > 6, case let isUp = traits.turnsUpClockwise,
      case let (hand, other) = (turningHands[isUp ? 0 : 1], turningHands[isUp ? 1 : 0]),
      hand.opening == other.opening, hand.isRecognisedAtOnce(traits),
      let before = hand.stage.play([.wait(0)]).trace.steps.last?.after,
      case let way = isUp ? 10.0 : -10,
      let here = hand.turn(by: [way, way]), let there = other.turn(by: [way, way]),
      let farther = hand.turn(by: Array(repeating: way, count: 8)),
      let onward = hand.turn(by: [way, way, way / 2])
    else { return nil }
    return MotionDrag(
      here, there, farther, onward: Array(onward.dropFirst(here.count)), by: 0,
      from: before.fraction, hand.stage, hand.opening, in: self)
  }

  /// Returns the states before and after the last motion of a drag along the track, and after the motion before.
  private func ownDrag(
    after opening: [GestureEvent], by motion: Double
  ) -> (first: ControlSnapshot, before: ControlSnapshot, after: ControlSnapshot)? {
    let traits = trace.traits
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      let events = traits.drag(
        from: last.middle,
        by: traits.recognition(of: motion, on: last.track) + [motion, motion, motion],
        on: last.track)
    else { return nil }
    let steps = stage.play(events).trace.steps
    let moves = steps.filter { $0.event.isMove }.map { $0.after }
    guard steps[0].response.editing == .began, moves.count > 2 else { return nil }
    let count = moves.count
    return (moves[count - 3], moves[count - 2], moves[count - 1])
  }
}

/// A drag whose motion alone counts, not its place.
private struct MotionDrag {
  /// The control before the drag, and the events of the program between the script and the drag.
  let stage: Stage
  let opening: [GestureEvent]
  /// The drag from its `down`, and a short motion onward.
  let events: [GestureEvent]
  let onward: [GestureEvent]
  /// The length of the short motion, in points.
  let motion: Double
  /// The states after the motions of the drag.
  let places: [ControlSnapshot]

  /// Creates a drag; `nil` if its place counts, too, or if it does not move the value.
  ///
  /// - Parameters:
  ///   - here: The drag.
  ///   - there: The same drag at another place.
  ///   - farther: The drag, and then from its place to that of the other one.
  ///   - onward: A short motion onward.
  ///   - motion: The length of that motion, in points.
  ///   - start: The fraction of the value before.
  ///   - stage: The control before the drag.
  ///   - opening: The events of the program between the script and the drag.
  ///   - trial: The trial.
  init?(
    _ here: [GestureEvent], _ there: [GestureEvent], _ farther: [GestureEvent],
    onward: [GestureEvent], by motion: Double, from start: Double, _ stage: Stage,
    _ opening: [GestureEvent], in trial: Trial
  ) {
    (self.stage, self.opening, events, self.onward, self.motion) =
      (stage, opening, here, onward, motion)
    let plays = [here, there, farther].map { stage.play($0).trace.steps }
    guard plays.allSatisfy({ $0.first?.response.editing == .began }) else { return nil }
    places = plays[0].filter { $0.event.isMove }.map { $0.after }
    let fractions = plays.map { $0.last?.after.fraction ?? .nan }
    let (traits, step) = (trial.trace.traits, trial.trace.traits.partOfAStep)
    func distance(_ fraction: Double, _ other: Double) -> Double {
      trial.difference(fraction, from: other).magnitude
    }
    let slack = 1e-6 + 1.01 * step
    guard fractions.allSatisfy({ traits.wraps || $0 > 0.02 && $0 < 0.98 }),
      !start.isNaN, distance(fractions[0], start) > 1e-3 + step,
      distance(fractions[0], start) < 0.45,
      distance(fractions[0], fractions[1]) <= slack,
      distance(fractions[2], fractions[0]) > 3 * slack + 0.01
    else { return nil }
  }
}

extension ControlTraits {
  /// Whether the drags of a control's own show how motion moves the value.
  fileprivate var ownDragsShow: Bool {
    drag == .custom && thumbs == nil && isEnabled && rest == nil && !changesOverTime
      && !hasElasticEnds && !hasOwnScale && scale == .linear && !isCoarse && resolution == 0
      && partOfAStep < 0.1 && range.lowerBound < range.upperBound
      && (stops == nil || stepRounding == .nearest)
  }
}
