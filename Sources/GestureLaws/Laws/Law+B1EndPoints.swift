import GestureEngine

extension Law where Subject == Trial {
  /// An end that cannot be reached is the oldest bug of sliders.
  ///
  /// Some touch of a control with a drag of its own must change the value in the middle of the range, and at a bound that
  /// is no end, because the value goes on at the other one.
  public static var endPoints: Law {
    Law(
      "B1", "end points",
      "a touch at or past an end of the track sets that bound, and each bound lies at its end",
      unless: {
        let range = $0.trace.traits.range
        if let stops = $0.trace.traits.stops, !stops.areDistinct {
          return "some of its stops are equal numbers"
        }
        if $0.trace.traits.wraps, !$0.trace.traits.cyclesByTouches {
          return "its bounds are the same place"
        }
        return range.lowerBound < range.upperBound ? nil : "its range is a single value"
      }
    ) { trial in
      let (trace, traits) = (trial.trace, trial.trace.traits)
      if Trial.judgesEveryDesign, traits.wraps {
        return trial.stopWithoutAWayOn ?? trial.buttonThatLeavesAnEnd
      }
      if Trial.judgesEveryDesign,
        let breach = trial.first({ $0.lackOfATrack }, { $0.trackBeyondTheBounds })
      {
        return breach
      }
      if let thumbs = traits.thumbs {
        return trial.showsUpperValue ? nil : trial.firstWrongEnd(thumbs)
      }
      if let breach = trace.boundBesideItsEnd { return breach }
      for sample in trial.samples where sample.hold == .free {
        if let breach = trial.flawAtAnEnd(of: sample) { return breach }
      }
      return traits.drag == .tappedOrDragged
        ? trial.changeBeforeTheLift ?? trial.firstWrongSide ?? trial.dragTooFar
          ?? trial.dragToTheMiddle ?? trial.dragThereAndBack ?? trial.flickThatLeadsBack
        : trial.tapBeforeTheEnd
          ?? (Trial.judgesEveryDesign
            ? trial.first(
              { $0.endThatNoTouchGives }, { $0.valueThatNoTouchChanges }, { $0.endThatStepsMiss },
              { $0.boundThatNoTouchReaches }, { $0.buttonThatLeavesAnEnd },
              { traits.drag == .custom ? $0.slowDragThatStays : nil })
            : nil)
    }
  }
}

extension ControlTraits {
  /// Whether touches lead from stop to stop, and on around.
  fileprivate var cyclesByTouches: Bool {
    Trial.judgesEveryDesign && drag == .custom && !turns && stops != nil
  }
}

extension Trace {
  /// The first bound that does not lie at its end of the track.
  fileprivate var boundBesideItsEnd: Breach? {
    // Inexact arithmetic may end beside 0 or 1.
    let (range, slack) = (traits.range, traits.precision.part * 4)
    return first { _, step in
      let after = step.after
      if after.value == range.lowerBound, after.fraction > slack {
        return "the lower bound lies at fraction \(after.fraction), not at 0"
      }
      if after.value == range.upperBound, after.fraction < 1 - slack {
        return "the upper bound lies at fraction \(after.fraction), not at 1"
      }
      return nil
    }
  }
}

extension Trial {
  /// Returns how a touch at or past an end of the track sets another value than its bound.
  fileprivate func flawAtAnEnd(of sample: Trace.Sample) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let track = trace.before(sample.step).track
    guard track.isUsable else { return nil }
    func flaw(at end: String, _ bound: Double) -> Breach {
      Breach(
        step: sample.step,
        "at the \(end) of the track the value is \(sample.value), not \(bound)"
          + sample.value.apart(from: bound),
        contrast: trace.contrast(sample.value, expected: bound))
    }
    let margin = 2 * traits.resolution + traits.precision.part * 4 * track.end.magnitude
    // Where the track does not begin at the origin, the position of an end itself is rounded.
    let length = traits.direction.length(of: trace.before(sample.step).size)
    let isPlain = track.start == 0 && !traits.direction.isReversed && traits.scale == .linear
    let rounding = 4 * Swift.max(length, track.end.magnitude).ulp
    let isBefore = sample.along <= track.start - (isPlain ? 0 : rounding) - margin
    let isAtStart = sample.along <= track.start - margin
    if isBefore || isAtStart && (isPlain || !isBeside(range.lowerBound, sample)),
      !traits.isAt(range.lowerBound, sample.value),
      !Trial.judgesEveryDesign || !traits.mayBeAtTheStart(sample.value, hasThumb: hasThumb)
    {
      return flaw(at: "start", range.lowerBound)
    }
    let isPast = sample.along > track.end + rounding + margin
    let isThere = sample.along >= track.end + margin
    guard isPast || isThere, !traits.isAt(range.upperBound, sample.value),
      isPast || !(isPlain ? reachesItsEnd : isBeside(range.upperBound, sample)),
      // The power at the end of a scale may be rounded.
      traits.scale == .linear && !traits.hasOwnScale
        || (sample.value - range.upperBound).magnitude > traits.rounding(near: range.upperBound)
    else { return nil }
    return flaw(at: "end", range.upperBound)
  }
}

extension Trial {
  /// A track, in large bounds and after a script without a configuration, that reaches beyond them: no touch goes down at
  /// its end.
  ///
  /// The configuration alone decides, so that one script in eight asks.
  fileprivate var trackBeyondTheBounds: Breach? {
    let traits = trace.traits
    let seeks =
      traits.drag == .absolute || traits.drag == .grabbed || traits.drag == .grabbedOrTapped
    guard script.settings.isEmpty, script.events.count % 8 == 0, seeks, traits.isEnabled,
      traits.grabArea != .custom, !traits.isDial, !showsUpperValue
    else { return nil }
    // A control of a fixed length has room in one of the sizes.
    let lengths = [1e4, 1e5]
    let sizes = lengths.map { GestureEvent.resize(GestureSize(width: $0, height: $0)) }
    let (resized, stage) = settled.end.play(sizes)
    let isBeyond = zip(resized.steps, lengths).allSatisfy { step, length in
      let (track, slack) = (step.after.track, traits.overhang + traits.drawingSlack(of: length))
      return track.isUsable && (track.start < -slack || track.end > length + slack)
    }
    guard isBeyond, let last = resized.steps.last?.after,
      stage.scene(after: []).isDrawn(in: last.size)
    else { return nil }
    return breach(
      afterSettling: sizes,
      "the track reaches from \(last.track.start) to \(last.track.end), the bounds are \(lengths[1]) long"
    )
  }

  /// A tap right before the end of the track, after the script, that does not set the last stop.
  ///
  /// Stars that count whole parts of the track in front of the touch never reach the last star.
  fileprivate var tapBeforeTheEnd: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.drag == .grabbedOrTapped || traits.drag == .absolute,
      !traits.recognisesDrags || traits.seeksAtTaps, !traits.hasOwnTaps, traits.tap != .ignored,
      !traits.changesOverTime,
      // Laws C3 and D13 know the stop of each place otherwise.
      traits.stepRounding == .custom, !traits.hasOwnScale, traits.isEnabled,
      let stops = traits.stops, stops.lastIndex > 0,
      let scale = try? Scale(traits.range, traits.scale)
    else { return nil }
    let start = [GestureEvent.set(traits.range.lowerBound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let last = set.steps.last?.after, last.track.isUsable, last.thumb == nil else {
      return nil
    }
    let part = 1 - scale.fraction(of: stops.stop(stops.lastIndex - 1))
    let step = part * last.track.length
    let along = last.track.end - 0.01 * step
    let largest = Swift.max(last.middle.x.magnitude, last.middle.y.magnitude, last.track.end)
    guard 0.01 * step > 1e-9 * largest, step > 8 * traits.resolution else { return nil }
    let place = last.point(at: along, along: traits.direction)
    guard place.isUsable, set.isOnThumb(place, before: set.steps.count) == false else { return nil }
    let tap = [GestureEvent.down(place), .up(nil)]
    // A tap may wait for a second one.
    let answers = stage.answers(to: tap + [.wait(1000)])
    guard answers[0].response.editing == .began,
      case .committed(let value)? = answers[1].response.editing,
      !traits.isAt(traits.range.upperBound, value),
      !traits.isAt(traits.range.upperBound, answers[2].value)
    else { return nil }
    return breach(
      afterSettling: start + tap,
      "a tap right before the end of the track gives \(value), not "
        + "\(traits.range.upperBound)",
      contrast: trace.contrast(value, expected: traits.range.upperBound))
  }

  /// The first thumb of two that is past an end without its bound, although the other thumb admits it, or
  /// whose bound lies beside its end.
  fileprivate func firstWrongEnd(_ thumbs: ThumbTraits) -> Breach? {
    let (trace, traits, range) = (trace, trace.traits, trace.traits.range)
    let wrongEnd = trace.first { _, step in
      for thumb in Thumb.allCases {
        let (value, fraction) = (step.after.value(of: thumb), step.after.fraction(of: thumb))
        let place = value == range.lowerBound ? 0.0 : value == range.upperBound ? 1.0 : nil
        if let place, !((fraction - place).magnitude <= traits.precision.part * 4) {
          return "the bound \(value) of the \(thumb.name) thumb lies at fraction \(fraction)"
        }
      }
      return nil
    }
    if let wrongEnd { return wrongEnd }
    let bounds = DistanceBounds(trace.traits, thumbs)
    for sample in thumbSamples {
      guard let thumb = sample.steadyThumb, let place = sample.freePlace,
        case let after = trace.steps[sample.step].after,
        case let slack = 1e-9
          + (traits.isExact
            ? 0
            : 2 * traits.placeSlack(at: farthest[sample.step], on: trace.before(sample.step).track)),
        place <= -slack || place >= 1 + slack
      else { continue }
      let bound = place < 0 ? range.lowerBound : range.upperBound
      let (value, other) = (after.value(of: thumb), after.value(of: thumb.other))
      // A drag may keep a least distance in points between the thumbs.
      let apart = (after.fraction(of: thumb.other) - (place < 0 ? 0 : 1)).magnitude
      guard apart * trace.before(sample.step).track.length >= 2 * traits.resolution else {
        continue
      }
      if !traits.isAt(bound, value), bounds.clearlyAdmit(bound, of: thumb, beside: other) {
        return Breach(
          step: sample.step,
          "past the \(place < 0 ? "start" : "end") of the track the \(thumb.name) value is \(value), "
            + "not \(bound)")
      }
    }
    return Trial.judgesEveryDesign ? thumbShortOfItsEnd : nil
  }

  /// Whether a touch at the end of the track sets the upper bound in a size of a power of two, where no
  /// quotient of lengths is rounded.
  fileprivate var reachesItsEnd: Bool {
    let resize = GestureEvent.resize(GestureSize(width: 256, height: 256))
    guard let after = start.play([resize]).trace.steps.last?.after, after.track.start == 0 else {
      return false
    }
    let direction = trace.traits.direction
    let end = GesturePoint(
      x: direction.isHorizontal ? after.track.end : 128,
      y: direction.isHorizontal ? 128 : after.track.end)
    let value = start.play([resize, .down(end), .move(end)]).trace.steps.last?.after.value
    return value == trace.traits.range.upperBound
  }

  /// Whether only the rounding of a place separates the value of a sample from a bound.
  fileprivate func isBeside(_ bound: Double, _ sample: Trace.Sample) -> Bool {
    let traits = trace.traits
    let span = traits.range.span
    let place = traits.placeSlack(at: sample.along, on: trace.before(sample.step).track)
    return traits.stops == nil
      && (bound - sample.value).magnitude <= traits.rounding(near: bound) + place * span
  }
}
