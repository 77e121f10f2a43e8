import GestureEngine

extension Law where Subject == Trial {
  /// An animation that ends beside its value leaves a wrong drawing until the next touch.
  ///
  /// An animation that jumps, or takes longer than the control declares, disturbs the next gesture.
  public static var settling: Law {
    Law(
      "H1", "settling",
      "the drawing starts where it is and settles on the value in time, at any frame rate"
    ) { trial in
      let trace = trial.trace
      let events = trial.script.events
      guard trial.start.answers(to: [.wait(0)])[0].response.isAnimating == false else {
        return Breach("an animation runs before the first event")
      }
      if let breach = trial.endBesideTheValue ?? trial.firstJump { return breach }
      if Trial.judgesEveryDesign,
        let breach = trial.jumpAtTheEnd ?? trial.motionWithoutFrames ?? trial.flightWithoutFrames
      {
        return breach
      }
      var halves: [GestureEvent] = []
      var places: [Int] = []
      for event in events {
        // The least number has no half.
        if case .wait(let seconds) = event, seconds / 2 * 2 == seconds {
          halves += [.wait(seconds / 2), .wait(seconds / 2)]
        } else {
          halves.append(event)
        }
        places.append(halves.count - 1)
      }
      if Trial.judgesEveryDesign, trace.traits.changesOverTime {
        return trial.firstDifferenceOfFrames
      }
      guard halves.count > events.count else { return nil }
      let other = trial.answers(to: halves)
      let range = trace.traits.range
      let tolerance = 1e-9 * range.span + trace.traits.valueSlack
      let settled = 1e-3 * range.span
      for (index, place) in places.enumerated() {
        let (here, there) = (trace.steps[index].after, other[place])
        guard
          (here.presentedValue - there.presentedValue).magnitude <= tolerance
            || here.presentedValue.isSame(as: there.presentedValue)
            // An animation ends at once when it is nearer to its value than can be seen.
            || Swift.max(
              (here.presentedValue - here.value).magnitude,
              (there.presentedValue - there.value).magnitude) <= settled
        else {
          return Breach(
            step: index,
            "the presented value is \(here.presentedValue) after the wait, "
              + "\(there.presentedValue) after two waits of half the time",
            probe: trial.shown(halves))
        }
      }
      guard trial.hasBars, let last = trace.scenes.last else { return nil }
      return trial.start.scene(after: halves).isClose(to: last, trace.traits)
        ? nil
        : Breach(
          "the last scene differs if each wait is split into two halves",
          probe: trial.shown(halves))
    }
  }
}

extension Trial {
  /// The difference between the settled drawing and the value, or the delay of its settling.
  fileprivate var endBesideTheValue: Breach? {
    if trace.mayShowTouch(after: trace.steps.count - 1) { return nil }
    if trace.traits.hasElasticEnds || trace.traits.changesOverTime, trace.trackedAtLast != nil {
      return nil
    }
    let range = trace.traits.range
    let seconds = trace.traits.settlingTime
    let answers = end.answers(to: [.wait(seconds ?? 0), .wait(1000)])
    let (soon, last) = (answers[0], answers[1])
    guard trace.traits.isSame(last.presentedValue, last.value),
      // A control may ask for frames as long as a touch is down.
      !last.response.isAnimating || trace.trackedAtLast != nil
    else {
      return breach(
        after: [.wait(seconds ?? 0), .wait(1000)],
        trace.traits.isSame(last.presentedValue, last.value)
          ? "1000 s after the script, the response still says that the drawing moves"
          : "after the script, the drawing settles at \(last.presentedValue), not at \(last.value)",
        contrast: trace.contrast(last.presentedValue, expected: last.value))
    }
    let way = (soon.presentedValue - soon.value).magnitude
    // Law A2 judges a value that is NaN.
    guard
      seconds == nil || way <= 0.01 * range.span
        || soon.presentedValue.isSame(as: soon.value)
    else {
      return breach(
        after: [.wait(seconds ?? 0)],
        "\(seconds ?? 0) s after the script, the drawing is still \(way) away from \(soon.value)",
        contrast: trace.contrast(soon.presentedValue, expected: soon.value))
    }
    return nil
  }

  /// The jump to the value of a drawing that went elsewhere after the script.
  fileprivate var jumpAtTheEnd: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard trace.steps.last?.response.isAnimating == true, !traits.changesOverTime, !traits.wraps,
      !traits.isCoarse, !trace.mayShowTouch(after: trace.steps.count - 1),
      !traits.hasElasticEnds || trace.trackedAtLast == nil
    else { return nil }
    let waits = Array(repeating: GestureEvent.wait(0.05 * (traits.settlingTime ?? 1)), count: 20)
    let answers = end.answers(to: [.wait(0)] + waits)
    guard let index = answers.firstIndex(where: { !$0.response.isAnimating }), index > 1 else {
      return nil
    }
    let start = answers[0].presentedValue
    let (old, new) = (answers[index - 1].presentedValue, answers[index].presentedValue)
    // An animation may end where the rest of its way can hardly be seen, or be quick.
    let visible = 0.02 * range.span
    guard (new - old).magnitude > (new - start).magnitude + visible else { return nil }
    return breach(
      after: Array(waits[..<index]),
      "after the script, the drawing goes from \(start) to \(old), and jumps to \(new)",
      contrast: trace.contrast(old, expected: new))
  }

  /// The first `wait` after a touch, or while it rests, that moves the value on, although the response before it says that
  /// nothing moves.
  ///
  /// A program then sends no more `wait` events, and the value stays where it is.
  fileprivate var motionWithoutFrames: Breach? {
    let traits = trace.traits
    guard traits.changesOverTime else { return nil }
    // A touch that rests for seconds.
    if trace.trackedAtLast != nil {
      let waits = [GestureEvent.wait(1), .wait(1)]
      let answers = end.answers(to: waits)
      let (old, new) = (answers[0].value, answers[1].value)
      if !answers[0].response.isAnimating, !traits.isSame(old, new) {
        return breach(
          after: waits,
          "after the script, the value goes on from \(old) to \(new) while the touch rests, but the response before "
            + "says that nothing moves", contrast: trace.contrast(new, expected: old))
      }
    }
    return trace.firstBreach { index, step in
      guard index > 0, case .wait = step.event else { return nil }
      let last = trace.steps[index - 1]
      switch last.event {
      case .wait: break
      // A touch that goes down may start a clock of the control's own.
      case .up, .cancel: if step.tracked != nil { return nil }
      case .down, .move, .resize, .set, .adjust, .revert, .thumbs: return nil
      }
      let (old, new) = (last.after.value, step.after.value)
      guard !last.response.isAnimating, !traits.isSame(old, new) else { return nil }
      return Observation(
        "the value goes on from \(old) to \(new), but the response before says that nothing moves",
        trace.contrast(new, expected: old))
    }
  }

  /// The first step at which the drawing moves without a wait, or differs from the value while no
  /// animation runs.
  fileprivate var firstJump: Breach? {
    let range = trace.traits.range
    let largest = range.largestMagnitude
    let slack = 1e-9 * range.span + 4 * largest.ulp
    let jump = trace.first { index, step in
      let (before, after) = (trace.before(index).presentedValue, step.after.presentedValue)
      guard !trace.traits.isSame(after, step.after.value),
        !trace.mayShowTouch(after: index), !trace.isPulled(after: index)
      else { return nil }
      guard step.response.isAnimating else {
        return "the presented value is \(after), the value is \(step.after.value), and no "
          + "animation runs"
      }
      switch step.event {
      case .set, .adjust:
        return (after - before).magnitude <= slack
          ? nil : "the presented value jumps from \(before) to \(after)"
      case .down, .move, .up:
        return trace.mayDraw(after, after: index, within: slack)
          ? nil
          : "the presented value jumps from \(before) to \(after), the value is \(step.after.value)"
      case .cancel, .revert, .resize, .wait, .thumbs: return nil
      }
    }
    if let jump { return jump }
    guard let last = trace.steps.last, last.response.isAnimating, let scene = trace.scenes.last
    else { return nil }
    return end.scene(after: [.wait(0)]).isClose(to: scene, trace.traits)
      ? nil
      : breach(after: [.wait(0)], "after the script, the drawing moves during a wait of 0 s")
  }
}

extension Trace {
  /// Whether a touch may take the drawing to a place at once: on the way to the value, or to the touch.
  ///
  /// - Parameters:
  ///   - presented: The value that is drawn after a step with a touch.
  ///   - index: The step.
  ///   - slack: The difference that rounding may make.
  /// - Returns: Whether the value that is drawn lies between such places.
  fileprivate func mayDraw(_ presented: Double, after index: Int, within slack: Double) -> Bool {
    let (before, after) = (before(index), steps[index].after)
    guard let scale = try? Scale(traits.range, traits.scale), !traits.hasOwnScale, !traits.wraps,
      !traits.hasElasticEnds
    else {
      return true
    }
    var places = [before.presentedValue, after.value]
    if let (id, touch) = steps[index].event.touch, let point = touch, point.isUsable,
      before.track.isUsable
    {
      let along = traits.direction.onTrack(point, in: before.size).x
      places += before.track.fraction(at: along).map { [scale.value(at: $0)] } ?? []
      // The thumb, as it is drawn or as its value says, keeps its distance from the touch.
      let last = steps[..<index].last {
        $0.event.touch?.id == id && $0.event.touch?.point?.isUsable ?? false
      }
      if let from = last?.event.touch?.point {
        let way = traits.motion(from: from, to: point).x / before.track.length
        let drawn = scale.fraction(of: before.presentedValue)
        places += [drawn, before.fraction].map { scale.value(at: $0 + way) }
      }
    }
    var (low, high) = (places.min() ?? presented, places.max() ?? presented)
    if let stops = traits.stops {
      // A thumb that is drawn at a stop may be a step away from these places.
      low = Swift.min(low, stops.stop(stops.index(nearestTo: low) - 1))
      high = Swift.max(high, stops.stop(stops.index(nearestTo: high) + 1))
    }
    return presented >= low - slack && presented <= high + slack
  }
}

extension ControlScene {
  /// Whether every shape lies where that of `other` lies, within twice the distance at which a spring
  /// settles, a rounding error of the greatest height of a bar, and the precision of the control.
  func isClose(to other: ControlScene, _ traits: ControlTraits) -> Bool {
    let height = traits.wave.map { $0.least + $0.greatest } ?? 0
    let precision = traits.precision.part
    let extent = precision > 0 ? size.width + size.height : 0
    func areClose(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude
        <= 2 * Motion.settledAmplitude + 1e-9 * (a.magnitude + height)
        + 16 * precision * (a.magnitude + extent)
    }
    return shapes.count == other.shapes.count
      && shapes.indices.allSatisfy { index in
        let (here, there) = (shapes[index].frame, other.shapes[index].frame)
        return areClose(here.origin.x, there.origin.x) && areClose(here.origin.y, there.origin.y)
          && areClose(here.size.width, there.size.width)
          && areClose(here.size.height, there.size.height)
      }
  }
}
