import GestureEngine

// The sides that a switch takes when its thumb has been dragged.
extension Trial {
  /// The first motion of a touch that changes the value of a switch: a drag does so only as the touch lifts off.
  var changeBeforeTheLift: Breach? {
    guard Trial.judgesEveryDesign, !trace.traits.changesOverTime else { return nil }
    return trace.firstBreach { index, step in
      let old = trace.before(index).value
      guard step.event.isMove, step.after.value != old else { return nil }
      return Observation(
        "a motion of the touch changed the value from \(old) to \(step.after.value) before the lift-off",
        trace.contrast(step.after.value, expected: old))
    }
  }

  /// A long touch of the thumb of a switch, after the script, that drags it by a twentieth of its track to the other
  /// side.
  var dragTooFar: Breach? {
    let traits = trace.traits
    guard traits.tapTime.isFinite, !traits.hasUnusualStart, traits.isEnabled,
      let last = atRest, last.track.isUsable, let thumb = last.thumb
    else { return nil }
    let isOn = last.value == traits.range.upperBound
    let way = 0.05 * last.track.length
    let place = thumb.center.moved(by: isOn ? -way : way, along: traits.direction)
    guard thumb.center.isUsable, place.isUsable else { return nil }
    // The thumb is not flung.
    let events: [GestureEvent] = [
      .down(thumb.center), .wait(2 * traits.tapTime), .move(place), .wait(1), .up(nil),
    ]
    let answers = settled.end.answers(to: events)
    guard case .committed(let value)? = answers[4].response.editing, value != last.value else {
      return nil
    }
    return breach(
      afterSettling: events,
      "a long touch that drags the thumb by \(way) on a track of "
        + "\(last.track.length) gives \(value), not \(last.value)",
      contrast: trace.contrast(value, expected: last.value))
  }

  /// The first drag of the thumb of a switch by more than its track that does not lead to that side.
  var firstWrongSide: Breach? {
    let traits = trace.traits
    guard !traits.hasUnusualStart,
      // The sample that recognises a drag may not move the thumb.
      traits.dragStart == .atTheDistance || traits.minimumDistance == 0
    else { return nil }
    // A touch that moves by less may be a tap.
    let tolerance = traits.tapTolerance.isFinite ? traits.tapTolerance : 0
    var down: Trace.Sample?
    var last = GesturePoint(x: 0, y: 0)
    for sample in samples {
      defer { last = sample.point }
      let before = trace.before(sample.step)
      if trace.steps[sample.step].event.isDown {
        let isHeld = trace.isOnThumb(sample.point, before: sample.step) == true
        let isStill = !trace.wasAnimating(before: sample.step)
        down = isHeld && isStill && !trace.steps[sample.step].isLostEnd ? sample : nil
        continue
      }
      if sample.isRebased { down = nil }
      guard let began = down, sample.isLift, before.track.isUsable else { continue }
      let way = traits.direction.motion(from: began.point, to: sample.point).x
      let seconds = trace.seconds(after: began.step, upTo: sample.step)
      let isLong = traits.tapTime.isFinite && seconds > traits.tapTime * (1 + 1e-9)
      let least = Swift.max(before.track.length, tolerance, traits.minimumDistance)
      // A switch that is flung goes the way of the last motion.
      guard traits.direction.motion(from: last, to: sample.point).x * way >= 0 else { continue }
      // A switch may take every quick touch for a tap, however far it goes.
      guard way.magnitude >= 2 * least,
        isLong || traits.tapTolerance.isFinite || !traits.tapTime.isFinite && !traits.hasOwnTaps
      else { continue }
      let side = way > 0 ? traits.range.upperBound : traits.range.lowerBound
      // On a short track, the touch may end where it has begun: on the other side.
      let isBefore = sample.along < before.track.position(of: 0.5)
      let here = isBefore ? traits.range.lowerBound : traits.range.upperBound
      guard sample.value == side || sample.value == here && takesTheSideOfTheTouch else {
        return Breach(
          step: sample.step,
          "a drag of the thumb by \(way) on a track of \(before.track.length) gives "
            + "\(sample.value), not \(side)",
          contrast: trace.contrast(sample.value, expected: side))
      }
    }
    return nil
  }

  /// A slow drag of the thumb of a switch, after the script, that does not lead to the nearer side.
  ///
  /// It ends right before or right after the middle of the track.
  var dragToTheMiddle: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, let hand = draggableSwitch else { return nil }
    let (length, isOn) = (hand.last.track.length, hand.isOn)
    let (lower, upper) = (traits.range.lowerBound, traits.range.upperBound)
    let margin = hand.margin(0.01)
    // The motion that recognises a drag may count, or not.
    let opening =
      traits.dragStart == .atTheDistance || traits.minimumDistance == 0
      ? 0 : traits.minimumDistance + margin
    for (way, side) in [
      (0.5 * length - margin, hand.last.value),
      (opening + 0.5 * length + margin + traits.minimumDistance, isOn ? lower : upper),
    ] where way > opening + Swift.max(hand.tolerance, traits.minimumDistance) + margin {
      guard hand.place(after: way).isUsable else { continue }
      let events = hand.slowDrag((opening > 0 ? [opening] : []) + [way])
      let answers = settled.end.answers(to: events)
      guard answers[0].response.editing == .began,
        case .committed(let value)? = answers.last?.response.editing, value != side
      else { continue }
      return breach(
        afterSettling: events,
        "a slow drag of the thumb by \(way) on a track of \(length) gives \(value), not \(side)",
        contrast: trace.contrast(value, expected: side))
    }
    return nil
  }

  /// A slow drag of the thumb of a switch nearly to the other side and back, after the script, that leaves the switch
  /// there.
  ///
  /// It comes back beside the place of its `down`, or to it, where it could be taken for a tap.
  var dragThereAndBack: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, let hand = draggableSwitch else { return nil }
    let (last, length, margin) = (hand.last, hand.last.track.length, hand.margin(0.01))
    // The motion that recognises a drag counts in full, in part, or not at all.
    let opening = traits.minimumDistance > 0 ? traits.minimumDistance + margin : 0
    guard opening + margin < 0.2 * length, 0.8 * length > hand.tolerance + margin
    else { return nil }
    let back = dragsUpward ? 0 : opening + 0.05 * length
    let ways = [0.4, 0.8, 0.4].map { opening + $0 * length } + [back]
    guard ways.allSatisfy({ hand.place(after: $0).isUsable }) else { return nil }
    let events = hand.slowDrag((opening > 0 ? [opening] : []) + ways)
    let answers = settled.end.answers(to: events)
    guard answers[0].response.editing == .began,
      case .committed(let value)? = answers.last?.response.editing, value != last.value
    else { return nil }
    return breach(
      afterSettling: events,
      "a slow drag of the thumb by \(0.8 * length) and back on a track of \(length) gives \(value)",
      contrast: trace.contrast(value, expected: last.value))
  }

  /// A quick drag of the thumb of a switch over its track, after the script, that leaves the switch where it was.
  var flickThatLeadsBack: Breach? {
    guard Trial.judgesEveryDesign, let hand = draggableSwitch else { return nil }
    let length = hand.last.track.length
    let opening = Swift.max(hand.tolerance, trace.traits.minimumDistance) + hand.margin(0.01)
    let ways = [opening] + [0.3, 0.6, 1].map { opening + $0 * length }
    guard ways.allSatisfy({ hand.place(after: $0).isUsable }) else { return nil }
    let motions = ways.flatMap { [GestureEvent.wait(0.02), .move(hand.place(after: $0))] }
    let events = hand.touch + motions + [.up(nil)]
    let answers = settled.end.answers(to: events)
    guard answers[0].response.editing == .began,
      case .committed(let value)? = answers.last?.response.editing, value == hand.last.value
    else { return nil }
    let side = hand.isOn ? trace.traits.range.lowerBound : trace.traits.range.upperBound
    return breach(
      afterSettling: events,
      "a quick drag of the thumb by \(opening + length) on a track of \(length) gives \(value), not \(side)",
      contrast: trace.contrast(value, expected: side))
  }

  /// The switch at rest after the script; `nil` if a slow drag of its thumb has no certain end.
  private var draggableSwitch: DraggableSwitch? {
    let traits = trace.traits
    guard traits.isEnabled, !traits.hasUnusualStart, !traits.changesOverTime,
      traits.samplingInterval == 0,
      // A switch may take every touch for a tap.
      traits.tapTime.isFinite || traits.tapTolerance.isFinite || !traits.hasOwnTaps,
      let last = atRest, last.track.isUsable, let thumb = last.thumb, thumb.center.isUsable
    else { return nil }
    return DraggableSwitch(traits: traits, last: last, middle: thumb.center)
  }

  /// Whether a drag gives a switch the side on which the touch is, wherever its thumb is: a short one on either side, away from
  /// the thumb on the other side.
  private var takesTheSideOfTheTouch: Bool {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard Trial.judgesEveryDesign else { return false }
    let size = GestureSize(width: 300, height: traits.direction.isHorizontal ? 60 : 300)
    let tolerance = traits.tapTolerance.isFinite ? traits.tapTolerance : 0
    return [(range.upperBound, range.lowerBound), (range.lowerBound, range.upperBound)].allSatisfy {
      old, new in
      let isDown = new == range.lowerBound
      let (set, stage) = settled.end.play([.resize(size), .set(old), .wait(1000)])
      guard let last = set.steps.last?.after, last.track.isUsable else { return false }
      let place = last.track.position(of: isDown ? 0.3 : 0.7)
      let down = last.point(at: place, along: traits.direction)
      let way = 0.1 * last.track.length + 1.1 * Swift.max(traits.minimumDistance, tolerance)
      let end = down.moved(by: isDown ? -way : way, along: traits.direction)
      guard down.isUsable, end.isUsable else { return false }
      let touch: [GestureEvent] = [.down(down), .wait(1), .move(end), .wait(1), .up(nil)]
      return stage.answers(to: touch)[4].value == new
    }
  }

  /// A drag of the thumb of a switch, after the script, that undoes what the program sets on its way.
  ///
  /// The touch moves on by little, and lifts off while the thumb is still at the new side.
  var switchThatUndoesASet: Breach? {
    let traits = trace.traits
    guard let hand = draggableSwitch else { return nil }
    let margin = hand.margin(0.02)
    let opening = Swift.max(hand.tolerance, traits.minimumDistance) + margin
    let ways = [opening, opening + margin, opening + 2 * margin]
    // Before the `set`, the thumb is on its own side.
    guard hand.place(after: ways[2]).isUsable, opening + margin < 0.4 * hand.last.track.length
    else { return nil }
    let side = hand.isOn ? traits.range.lowerBound : traits.range.upperBound
    var events = hand.slowDrag(ways)
    events.insert(.set(side), at: 4)
    let answers = settled.end.answers(to: events)
    guard answers[0].response.editing == .began, answers[4].value == side,
      case .committed(let value)? = answers.last?.response.editing, value != side,
      !takesTheSideOfTheTouch
    else { return nil }
    return breach(
      afterSettling: events,
      "the program sets \(side) during a drag that then moves by \(margin) and gives \(value)",
      contrast: trace.contrast(value, expected: side))
  }
}

/// A switch at rest whose thumb a slow drag takes to a certain side.
private struct DraggableSwitch {
  let traits: ControlTraits
  let last: ControlSnapshot
  /// The middle of the thumb.
  let middle: GesturePoint

  var isOn: Bool { last.value == traits.range.upperBound }
  /// The distance up to which a motion may be a tap.
  var tolerance: Double { traits.tapTolerance.isFinite ? traits.tapTolerance : 0 }

  /// Returns a part of the track, and the distance by which a place may be off.
  func margin(_ part: Double) -> Double {
    let length = last.track.length
    let largest = Swift.max(middle.x.magnitude, middle.y.magnitude, length)
    return part * length + 1 + traits.resolution + 1e-6 * largest
  }

  /// Returns the place of a touch that has dragged the middle of the thumb toward the other side.
  func place(after way: Double) -> GesturePoint {
    middle.moved(by: isOn ? -way : way, along: traits.direction)
  }

  /// Returns a touch that is no tap and drags the thumb by distances from its side, and does not fling it.
  func slowDrag(_ ways: [Double]) -> [GestureEvent] {
    touch + ways.map { .move(place(after: $0)) } + [.wait(1), .up(nil)]
  }

  /// A touch that goes down on the thumb, and is soon no tap.
  var touch: [GestureEvent] {
    [.down(middle), .wait(traits.tapTime.isFinite ? 2 * traits.tapTime : 0)]
  }
}

extension Trace {
  /// Returns the time that passes after a step, up to another one, in seconds.
  fileprivate func seconds(after step: Int, upTo last: Int) -> Double {
    steps[(step + 1)...last].reduce(0) { $0 + $1.event.seconds }
  }
}
