import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that jumps when it is touched, or when the touch becomes a drag, loses a value that was
  /// set with care.
  ///
  /// A slow drag begins as a quick one does, but a touch that scrolls the page never drags.
  public static var touchingIsNotMoving: Law {
    Law(
      "D1", "touching is not moving",
      "neither touching the thumb nor the distance that recognises a drag moves the value",
      unless: {
        let traits = $0.trace.traits
        if traits.drag == .absolute, !traits.recognisesDrags, !traits.thumbStaysAtDown {
          return "its value follows the location of the touch"
        }
        if traits.drag == .custom {
          let isJudged = Trial.judgesEveryDesign && traits.recognisesDrags && traits.thumbs == nil
          return isJudged ? nil : "its drag does not follow the track"
        }
        return traits.isCoarse ? "its range has too few numbers" : nil
      }
    ) { trial in
      if trial.trace.traits.thumbs != nil {
        return trial.showsUpperValue ? nil : trial.firstTouchThatMoves
      }
      if Trial.judgesEveryDesign, trial.trace.traits.drag == .custom {
        return trial.first(
          { $0.scrollThatDrags }, { $0.dragBeforeItsDistance }, { $0.leapOfAnOwnDrag })
      }
      let breach =
        trial.firstMotionThatCounts ?? trial.firstTouchOfTheThumb ?? trial.firstRecognitionJump
      if let breach { return breach }
      return Trial.judgesEveryDesign
        ? trial.first(
          { $0.dragThatNeverBegins }, { $0.dragThatBeginsLate }, { $0.scrollThatDrags },
          { $0.dragBeforeItsDistance }, { $0.leapAfterAnEarlyMotion },
          { $0.motionAfterAJump }, { $0.restThatMovesTheThumb })
        : nil
    }
  }
}

extension Trial {
  /// The first change of the value by a touch that does not drag yet.
  fileprivate var firstMotionThatCounts: Breach? {
    let traits = trace.traits
    for sample in samples
    where sample.hold == .waiting && !trace.steps[sample.step].isLostEnd {
      let value = trace.before(sample.step).value
      // A value that the program has set between two stops may go to a stop as any touch lifts off.
      if Trial.judgesEveryDesign, sample.isLift, let stops = traits.stopsOnRelease,
        traits.isClose(sample.value, value) || !traits.isClose(stops.snap(value), value)
          || traits.changesOverTime && trace.wasAnimating(before: sample.step)
      {
        continue
      }
      guard
        sample.value.isSame(as: value)
          || Trial.judgesEveryDesign && traits.isSame(sample.value, value)
      else {
        let touch =
          "a touch that does not drag yet"
          + (traits.yieldsToScrolling ? ", or is left to a scroll view," : "")
        return Breach(
          step: sample.step, "\(touch) changed the value from \(value) to \(sample.value)",
          contrast: trace.contrast(sample.value, expected: value))
      }
    }
    return nil
  }

  /// The first change of the value by a touch that goes down on the thumb and stays in its place.
  fileprivate var firstTouchOfTheThumb: Breach? {
    let traits = trace.traits
    var down: Trace.Sample?
    for sample in samples {
      if trace.steps[sample.step].event.isDown {
        down = trace.steps[sample.step].isLostEnd ? nil : sample
      }
      guard let began = down else { continue }
      guard sample.point == began.point, !sample.isRebased || sample.step == began.step else {
        down = nil
        continue
      }
      let value = trace.before(began.step).value
      if sample.hold == .held || sample.hold == .relative, !trace.isInPlace(sample, value),
        // A motion by nothing may lead to a stop.
        sample.step == began.step || !traits.rounds(value, to: sample.value),
        !Trial.judgesEveryDesign || !trace.isWithinAPoint(sample.value, value, after: sample.step)
      {
        return Breach(
          step: sample.step,
          "touching the thumb changed the value from \(value) to \(sample.value)",
          contrast: trace.contrast(sample.value, expected: value))
      }
    }
    return nil
  }
}

extension Trial {
  /// The first touch that goes down on one of two thumbs and changes a value.
  fileprivate var firstTouchThatMoves: Breach? {
    for sample in thumbSamples
    where sample.isDown
      && (sample.isGrabbed == true || Trial.judgesEveryDesign && thumbStays(under: sample))
    {
      let (before, after) = (trace.before(sample.step), trace.steps[sample.step].after)
      for thumb in Thumb.allCases where !before.value(of: thumb).isSame(as: after.value(of: thumb))
      {
        return Breach(
          step: sample.step,
          "touching a thumb changed the \(thumb.name) value from \(before.value(of: thumb)) to "
            + "\(after.value(of: thumb))")
      }
    }
    return firstEarlyDrag
  }

  /// Whether a touch that goes down lies on a thumb of an absolute control that stays there until the touch moves.
  private func thumbStays(under sample: ThumbSample) -> Bool {
    let traits = trace.traits
    guard traits.thumbStaysAtDown, traits.drag == .absolute, traits.grabArea != .custom,
      sample.isAlone, !trace.steps[sample.step].isLostEnd, let thumb = sample.thumb
    else { return false }
    return trace.isOnThumb(sample.point, thumb, before: sample.step) == true
  }

  /// The first touch that changes one of two values before it drags.
  private var firstEarlyDrag: Breach? {
    let traits = trace.traits
    guard traits.recognisesDrags, !traits.hasOwnTaps,
      traits.drag == .absolute || traits.drag == .grabbed
    else { return nil }
    var touch: (id: Int, start: DragRecognition)?
    for index in trace.steps.indices {
      let step = trace.steps[index]
      if case .wait(let seconds) = step.event { touch?.start.wait(seconds) }
      if case .down(let point, let id) = step.event, step.response.editing == .began {
        let isAlone = step.tracked == nil && !step.isLostEnd
        touch = isAlone ? (id, DragRecognition(traits, at: point)) : nil
      }
      guard let id = step.event.touch?.id, id == touch?.id, let point = step.event.touch?.point,
        point.isUsable
      else { continue }
      if !step.event.isDown { touch?.start.move(to: point) }
      let isLift = step.event.isLift
      guard touch?.start.hold(.free, isMove: step.event.isMove, isLift: isLift) == .waiting else {
        continue
      }
      let before = trace.before(index)
      for thumb in Thumb.allCases
      where !before.value(of: thumb).isSame(as: step.after.value(of: thumb)) {
        return Breach(
          step: index,
          "a touch that does not drag yet changed the \(thumb.name) value from "
            + "\(before.value(of: thumb)) to \(step.after.value(of: thumb))",
          contrast: trace.contrast(
            step.after.value(of: thumb), expected: before.value(of: thumb)), of: thumb)
      }
      if step.response.editing != nil, !step.event.isDown { touch = nil }
    }
    return nil
  }

  /// The first straight drag that moves the value by more than its motion after its recognition.
  fileprivate var firstRecognitionJump: Breach? {
    let (trace, traits) = (trace, trace.traits)
    guard traits.drag == .relative, traits.stops == nil, !traits.wraps,
      // The motion from the sample before counts, which may be the `down`.
      traits.dragStart == .atTheDistance,
      // The distance may be that of the sum of two motions or of the line.
      !traits.followsBothAxes || traits.minimumDistance == 0
    else { return nil }
    for (down, sample) in zip(samples, samples.dropFirst()) {
      guard case .down = trace.steps[down.step].event, !sample.isRebased, sample.hold == .relative,
        // A touch that catches a value on its way may drag at once.
        traits.minimumDistance == 0
          || !trace.wasAnimating(before: down.step) && !trace.steps[down.step].isLostEnd
      else { continue }
      let before = trace.before(sample.step)
      let way = traits.motion(from: down.point, to: sample.point)
      guard before.track.isUsable else { continue }
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let left = Swift.max(0, length - traits.minimumDistance) / before.track.length
      guard let fraction = trace.fraction(of: sample.value, after: sample.step) else { continue }
      let moved = (fraction - before.fraction).magnitude
      // A short track magnifies the rounding error of lengths.
      let rounding =
        4 * Swift.max(length, traits.minimumDistance).ulp / before.track.length
        + Scale.tolerance(ofFractionsIn: traits.range)
        + trace.placeSlack(from: down.point, to: sample.point, on: before.track)
        + traits.placeErrorOfOwnScale
      guard moved <= left * (1 + 1e-9) + 1e-12 + rounding else {
        return Breach(
          step: sample.step,
          "the drag covers \(left) of the track after its recognition, the value \(moved)")
      }
    }
    return nil
  }
}
