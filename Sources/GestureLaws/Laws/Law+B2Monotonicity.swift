import GestureEngine

extension Law where Subject == Trial {
  /// A finger that moves on towards the end must never see the value fall.
  public static var monotonicity: Law {
    Law(
      "B2", "monotonicity",
      "moving further along the track, or turning further, never lowers the value",
      unless: {
        $0.trace.traits.wraps && !$0.trace.traits.isDial
          ? "its value goes on at one bound from the other" : nil
      }
    ) { trial in
      let traits = trial.trace.traits
      if Trial.judgesEveryDesign, traits.isDial { return trial.firstWrongArc }
      if Trial.judgesEveryDesign,
        let breach = trial.first(
          { $0.thumbThatLeavesTheTouch }, { $0.tapsOutOfOrder }, { $0.quickMotionThatLeadsBack })
      {
        return breach
      }
      if let thumbs = traits.thumbs { return trial.showsUpperValue ? nil : trial.firstFall(thumbs) }
      var previous: Trace.Sample?
      for sample in trial.samples {
        defer { previous = sample }
        guard let last = previous, !sample.isRebased, sample.hold == last.hold
        else { continue }
        // Positions far from the edge are rounded, so a relative drag compares motions instead.
        let isBack =
          sample.hold == .relative
          ? trial.trace.traits.motion(from: last.point, to: sample.point).x < 0
          : sample.along < last.along
        let (low, high) = isBack ? (sample, last) : (last, sample)
        switch sample.hold {
        case .tapping, .waiting, .unknown: continue
        case .held, .jumped, .free, .relative: break
        }
        if high.value < low.value, !trial.trace.isInPlace(high, low.value),
          !trial.isTied(sample, with: last)
        {
          return Breach(
            step: sample.step,
            "position \(low.along) gives \(low.value), \(high.along) gives only \(high.value)",
            contrast: trial.trace.contrast(sample.value, expected: last.value))
        }
      }
      return nil
    }
  }
}

extension Trial {
  /// Whether rounding decides which of two neighbouring stops a sample gives, because the touch has hardly
  /// moved since the sample before, because the program has set a value between them, or because a mark held the value in
  /// another size.
  fileprivate func isTied(_ sample: Trace.Sample, with last: Trace.Sample) -> Bool {
    let way = trace.traits.motion(from: last.point, to: sample.point).x.magnitude
    if Trial.judgesEveryDesign, way <= trace.traits.resolution,
      trace.isWithinAPoint(sample.value, last.value, after: sample.step)
    {
      return true
    }
    if Trial.judgesEveryDesign, trace.traits.resolution > 0, isResized(before: sample.step) {
      return true
    }
    guard let stops = trace.traits.stops, stops.isBeside(sample.value, last.value, byStops: 1)
    else {
      return false
    }
    if !trace.traits.roundsSets, !trace.traits.isClose(stops.snap(last.value), last.value) {
      return true
    }
    return way <= 4 * farthest[sample.step].ulp
  }

  /// The first motion of one of two thumbs that moves its value the other way.
  ///
  /// While two touches hold the thumbs, each stops at the other.
  fileprivate func firstFall(_ thumbs: ThumbTraits) -> Breach? {
    guard trace.traits.exemptionFromDragsOfThumbs == nil else {
      return Trial.judgesEveryDesign ? firstStray(.back) : nil
    }
    let tolerance = 2 * DistanceBounds(trace.traits, thumbs).tolerance
    var previous: [Int: ThumbSample] = [:]
    // The touches that have moved since they went down.
    var moved: Set<Int> = []
    for sample in thumbSamples {
      let hasMoved = moved.contains(sample.id)
      if sample.isDown {
        moved.remove(sample.id)
      } else if previous[sample.id]?.point != sample.point {
        moved.insert(sample.id)
      }
      defer { previous[sample.id] = sample }
      guard !sample.isDown, let last = previous[sample.id], let thumb = sample.thumb,
        sample.held == thumb, last.thumb == thumb, sample.isAlone, last.isAlone,
        sample.way != nil, last.way != nil,
        // A value that snaps as the touch lifts off leaves its place.
        trace.traits.stopsOnRelease == nil || !trace.steps[sample.step].event.isLift,
        // The first motion of a thumb that stays at the `down`, or that waits for it, brings it to the touch.
        hasMoved || !trace.traits.thumbStaysAtDown && !trace.traits.mayWaitToSeek
      else { continue }
      let (before, earlier) = (trace.before(sample.step), trace.steps[last.step].after)
      // Another touch may have moved the thumb at which this one stops.
      guard before.value(of: thumb.other) == earlier.value(of: thumb.other),
        before.value(of: thumb) == earlier.value(of: thumb)
      else { continue }
      let (old, new) = (earlier.value(of: thumb), trace.steps[sample.step].after.value(of: thumb))
      // Far from the place of the first touch, the way from there is rounded.
      let isBack = trace.traits.direction.motion(from: last.point, to: sample.point).x < 0
      let (low, high) = isBack ? (new, old) : (old, new)
      // A thumb may stop at the bound of a distance, or within the tolerance of it.
      if high < low - tolerance, !trace.traits.isClose(high, low),
        !Trial.judgesEveryDesign || !trace.isWithinAPoint(high, low, after: sample.step)
      {
        return Breach(
          step: sample.step,
          "a motion \(isBack ? "back" : "on") changes the \(thumb.name) value from \(old) to "
            + "\(new)", contrast: trace.contrast(new, expected: old), of: thumb)
      }
    }
    return nil
  }
}

extension Trial {
  /// A quick motion, after the script, of a drag of the control's own that leads the other way than the same way does in
  /// slow motions.
  ///
  /// Every script moves from the middle of the bounds to another side.
  fileprivate var quickMotionThatLeadsBack: Breach? {
    let traits = trace.traits
    guard traits.drag == .custom, !traits.turns, traits.thumbs == nil, !traits.wraps,
      traits.rest == nil, traits.latch == nil, traits.isEnabled, !traits.changesOverTime,
      !traits.changesOnRelease, traits.stopsOnRelease == nil, traits.samplingInterval == 0,
      traits.minimumTime == 0, traits.minimumDistance < 1000,
      let scale = try? Scale(traits.range, traits.scale)
    else { return nil }
    let value = traits.stops?.snap(scale.value(at: 0.5)) ?? scale.value(at: 0.5)
    let opening: [GestureEvent] = [.set(value), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable, last.value == value,
      last.middle.isUsable
    else { return nil }
    let (x, y) = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)][script.events.count % 4]
    let step = (40 + traits.minimumDistance) / 10
    let moves = (1...20).map { index in
      let way = step * Double(index)
      return GestureEvent.move(
        GesturePoint(x: last.middle.x + x * way, y: last.middle.y + y * way))
    }
    // Both ways begin with the motions by which the control recognises the drag.
    let first = Int((traits.minimumDistance / step).rounded(.up)) + 1
    let down = GestureEvent.down(last.middle)
    let slow = [down] + moves.flatMap { [$0, .wait(0.1)] }
    let quick = [down] + moves[..<first].flatMap { [$0, .wait(0.1)] } + [moves[19]]
    guard let led = stage.answers(to: slow).last?.value,
      let leapt = stage.answers(to: quick).last?.value,
      case let least = (0.04 + traits.partOfAStep) * traits.range.span,
      led > value + least && leapt < value - least || led < value - least && leapt > value + least
    else { return nil }
    return breach(
      afterSettling: opening + quick,
      "a quick motion leads from \(value) to \(leapt), slow motions over the same way to \(led)",
      contrast: trace.contrast(leapt, expected: led))
  }

  /// A thumb, after the script, that a drag of the control's own moves against the touch that has gone down on it.
  ///
  ///     touch   --o>>>------
  ///     thumb   ------<<<O--
  fileprivate var thumbThatLeavesTheTouch: Breach? {
    let traits = trace.traits
    guard traits.drag == .custom, traits.thumbs == nil, !traits.wraps,
      let hand = hand(mayBeCustom: true), hand.last.thumb != nil
    else { return nil }
    let way = (dragsUpward ? 0.04 : -0.04) * hand.last.track.length
    guard way.magnitude > 4 * traits.resolution, let drag = hand.drag(by: [way, way, way, way])
    else { return nil }
    let places = drag.steps.suffix(4).compactMap { step in
      step.after.thumb.map { traits.direction.onTrack($0.center, in: step.after.size).x }
    }
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    guard drag.steps[0].response.editing == .began, ways.count == 3,
      ways.allSatisfy({ ($0 > 0) != (way > 0) && $0.magnitude > 0.2 * way.magnitude })
    else { return nil }
    return breach(
      afterSettling: drag.events,
      "motions by \(way) points from the thumb move it by \(ways[0]), \(ways[1]) and \(ways[2]) points"
    )
  }
}
