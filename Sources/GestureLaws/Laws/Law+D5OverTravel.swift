import GestureEngine

extension Law where Subject == Trial {
  /// Some sliders wait until a finger returns from beyond the end, others turn back with it at once.
  public static var overTravel: Law {
    Law(
      "D5", "over-travel",
      "turning back after a drag past an end follows the declared overshoot policy",
      unless: { $0.trace.traits.exemptionFromTranslation }
    ) { trial in
      let range = trial.trace.traits.range
      guard range.lowerBound < range.upperBound else { return nil }
      guard let thumbs = trial.trace.traits.thumbs else {
        return trial.wrongTurnBack(atUpperEnd: !trial.dragsUpward)
          ?? (Trial.judgesEveryDesign ? trial.wrongWayBack ?? trial.endThatYieldsInward : nil)
      }
      return Trial.judgesEveryDesign ? trial.thumbThatTurnsBackWrongly(thumbs) : nil
    }
  }
}

extension Trial {
  /// The elastic end, after the script, that is drawn inside the track while a touch pulls it outward.
  fileprivate var endThatYieldsInward: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.hasElasticEnds, traits.thumbs == nil, !traits.wraps, traits.samplingInterval == 0
    else { return nil }
    let end = dragsUpward ? range.upperBound : range.lowerBound
    guard let hand = hand(after: [.set(end), .wait(1000)]), hand.startsAtTheValue,
      traits.isAt(end, hand.last.value),
      case let way = (dragsUpward ? 0.3 : -0.3) * hand.last.track.length,
      let drag = hand.drag(by: [way, way]), drag.steps[0].response.editing == .began,
      let last = drag.steps.last?.after, traits.isAt(end, last.value)
    else { return nil }
    let slack = traits.valueSlack + 1e-6 * range.span
    let shown = last.presentedValue
    guard dragsUpward ? shown < end - slack : shown > end + slack else { return nil }
    return breach(
      afterSettling: drag.events,
      "a touch pulls the end \(end) outward, and the control shows \(shown)",
      contrast: trace.contrast(shown, expected: end))
  }
}

extension Trial {
  /// Returns how a drag of the lower thumb past the start of the track, or of the upper thumb past its end, turns back
  /// wrongly.
  fileprivate func thumbThatTurnsBackWrongly(_ thumbs: ThumbTraits) -> Breach? {
    let (traits, thumb) = (trace.traits, thumbToProbe)
    guard !showsUpperValue, traits.dragsThumbsByTranslation, traits.mayBeDraggedSlowly,
      traits.samplingInterval == 0, traits.scale == .linear, !traits.hasOwnScale,
      traits.partOfAStep <= 0.1, traits.range.isLonger(than: 1e-6),
      thumbs.distances.greatest == nil, thumbs.distances.least <= 0.2 * traits.range.span,
      let opening = setting(0.3, 0.7)
    else { return nil }
    let (opened, stage) = settled.end.play(opening)
    guard let last = opened.steps.last?.after, last.track.isUsable,
      let place = last.frame(of: thumb)?.center,
      opened.isOnThumb(place, thumb, before: opened.steps.count) == true
    else { return nil }
    let way = (thumb == .lower ? -1 : 1) * last.track.length
    let recognition = traits.recognition(of: way, on: last.track)
    guard
      let touches = traits.drag(
        from: place, by: recognition + [0.6 * way, -0.2 * way], on: last.track)
    else { return nil }
    let steps = stage.play(touches).trace.steps
    let (there, back) = (steps[steps.count - 2].after, steps[steps.count - 1].after)
    let bound = thumb == .lower ? 0.0 : 1
    let slack = 0.01 + traits.partOfAStep + 4 * traits.resolution / last.track.length
    guard steps[0].response.editing == .began, steps[steps.count - 1].response.thumb == thumb,
      slack < 0.1, (there.fraction(of: thumb) - bound).magnitude < 1e-6
    else { return nil }
    let stays = traits.overshoot == .accumulates
    let expected = stays ? bound : (bound - 0.2).magnitude
    guard (back.fraction(of: thumb) - expected).magnitude > slack else { return nil }
    return breach(
      afterSettling: opening + touches,
      "a drag of the \(thumb.name) thumb past the end and 0.2 of the track back gives fraction "
        + "\(back.fraction(of: thumb)), not \(expected)",
      contrast: trace.contrast(back.value(of: thumb), expectedAt: expected), of: thumb)
  }

  /// Returns how a drag turns back wrongly that has passed an end of the track by more than its length.
  fileprivate func wrongTurnBack(atUpperEnd isUpper: Bool) -> Breach? {
    let traits = trace.traits
    let ways = isUpper ? [2, -0.25] : [-2, 0.25]
    guard !traits.recognisesDrags || !traits.mayIgnore(ways[0]),
      let scale = try? Scale(traits.range, traits.scale),
      traits.range.isFine,
      let (after, events) = probe(ways)
    else { return nil }
    let slack = probeSlack(after)
    // A control may hold its value, or its thumb, within its resolution.
    if traits.resolution > 0, slack > 0.1 { return nil }
    let rounding =
      1e-9 + Scale.tolerance(ofFractionsIn: traits.range) + slack
      // A scale of its own may be steep, so that its values are few.
      + (traits.hasOwnScale ? 1e-3 : 0)
    let stays = traits.overshoot == .accumulates
    let place = isUpper ? (stays ? 1 : 0.75) : (stays ? 0 : 0.25)
    let start = "a drag of \(isUpper ? 2 : -2) tracks and 0.25 back gives "
    guard let stops = traits.stops else {
      return (after.fraction - place).magnitude <= (stays ? slack : rounding)
        ? nil
        : breach(
          afterSettling: events, start + "fraction \(after.fraction), not \(place)",
          contrast: trace.contrast(after.value, expectedAt: place))
    }
    if traits.hasOwnScale { return nil }
    if traits.stepRounding == .custom {
      // The control decides which of the stops beside the place it takes.
      let error = rounding + 2.01 * traits.partOfAStep
      guard Trial.judgesEveryDesign, traits.scale == .linear, error < 0.2,
        (after.fraction - place).magnitude > error
      else {
        return nil
      }
      return breach(
        afterSettling: events,
        start + "\(after.value), not a stop beside \(scale.value(at: place))",
        contrast: trace.contrast(after.value, expected: stops.snap(scale.value(at: place))))
    }
    let least = stops.snap(scale.value(at: place - rounding))
    let most = stops.snap(scale.value(at: place + rounding))
    return after.value >= least && after.value <= most
      || traits.isSame(after.value, least) || traits.isSame(after.value, most)
      || traits.stepRounding == .wholeSteps && stops.isInLastStep(after.value)
      ? nil
      : breach(
        afterSettling: events, start + "\(after.value), not the stop \(least)",
        contrast: trace.contrast(after.value, expected: least))
  }

  /// The end of a drag, after the script, that leads beyond the end by 0.3 of the track, and then back by 0.6.
  ///
  ///     track   |                   |
  ///     touch               <·······|·····o      the way beyond the end counts as on the track, or not at all
  fileprivate var wrongWayBack: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let (bound, way) = dragsUpward ? (range.lowerBound, -1.0) : (range.upperBound, 1)
    guard traits.isEnabled, !traits.wraps, !traits.hasOwnScale, traits.scale == .linear,
      !traits.hasElasticEnds, traits.samplingInterval == 0, traits.hasShortSteps, !traits.isCoarse,
      !traits.recognisesDrags || !traits.mayIgnore(way),
      let hand = hand(after: [.set(bound), .wait(1000)]), traits.isAt(bound, hand.last.value),
      let drag = hand.drag(by: [0.3 * way, -0.6 * way].map { $0 * hand.last.track.length }),
      let first = drag.steps.first?.after, let last = drag.steps.last?.after,
      // The touch holds the thumb at the end, on a track that does not grow under it.
      traits.isAt(bound, first.value), hand.startsAtTheValue,
      last.track == hand.last.track
    else { return nil }
    let length = hand.last.track.length
    let recognition = hand.recognition(of: way).reduce(0) { $0 + $1.magnitude }
    let steps = traits.stepRounding == .nearest ? 1.01 : 2.01
    let slack =
      0.01 + recognition / length + steps * traits.partOfAStep + 4 * traits.resolution / length
      + 2 * traits.valueSlack / range.span
    let part = traits.overshoot == .accumulates ? 0.3 : 0.6
    let place = way > 0 ? 1 - part : part
    guard slack < 0.25, (last.fraction - place).magnitude > slack, followsAtOnce(drag.events) else {
      return nil
    }
    return breach(
      afterSettling: drag.events,
      "a drag by 0.3 of the track beyond the end and 0.6 back gives fraction \(last.fraction), not \(place)",
      contrast: trace.contrast(last.value, expectedAt: place))
  }

  /// The part of the track by which the place of a probe may be off, because the control computes
  /// inexactly.
  private func probeSlack(_ after: ControlSnapshot) -> Double {
    let length = trace.traits.direction.length(of: after.size)
    return 2 * trace.traits.placeSlack(at: 4 * length, on: after.track)
  }
}
