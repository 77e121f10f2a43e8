import GestureEngine

extension Law where Subject == Trial {
  /// A program that sets 2.7 must not see 2, and a program that sets nothing sensible must not lose the
  /// value.
  public static var nearestLegalValue: Law {
    Law(
      "E6", "set",
      "a set gives the nearest legal value, and a set of NaN or to the present value changes nothing"
    ) { trial in
      let trace = trial.trace
      if let thumbs = trace.traits.thumbs { return trial.firstWrongPair(thumbs) }
      return trace.firstBreach { index, step in
        guard case .set(let wanted) = step.event else { return nil }
        let (before, after) = (trace.before(index), step.after)
        if wanted.isNaN {
          return after.isSame(as: before)
            ? nil
            : Observation(
              "a set of NaN changed the value or the drawing",
              trace.contrast(after.value, expected: before.value))
        }
        if let flaw = trace.traits.flaw(of: after.value, setTo: wanted),
          trial.boundMissing(beside: after.value).map({
            trace.traits.flaw(of: $0, setTo: wanted) != nil
          }) ?? true
        {
          return Observation(
            flaw, trace.contrast(after.value, expected: trace.traits.legalValue(nearest: wanted)))
        }
        // A set that leads to the present value must not start an animation either.
        return after.value.isSame(as: before.value) && trace.traits.precision.part == 0
          && !after.isSame(as: before)
          ? Observation("a set that keeps the value \(after.value) changed the drawing") : nil
      } ?? trial.secondSet ?? trial.changeAfterASet
    }
  }
}

extension ControlTraits {
  /// Returns the legal value that is nearest to a value.
  func legalValue(nearest wanted: Double) -> Double {
    let clamped = Swift.min(Swift.max(range.lowerBound, wanted), range.upperBound)
    return stopsOfSets?.snap(clamped) ?? clamped
  }

  /// The stops to which a `set` is rounded: the bounds of a switch; `nil` if it may lead to any value.
  private var stopsOfSets: Snapping? {
    drag.isSwitch ? try? Snapping(range: range, divisions: 1) : roundsSets ? stops : nil
  }

  /// Returns the stops nearest to a value; without stops, the value itself, in the range.
  private func roundings(of wanted: Double) -> [Double] {
    let clamped = Swift.min(Swift.max(range.lowerBound, wanted), range.upperBound)
    guard let stops = stopsOfSets else { return [clamped] }
    return stops.nearest(to: clamped, within: valueSlack).map { stops.stop($0) }
  }

  /// Returns whether two values are the stops nearest to two others.
  ///
  /// If these stops are too near or too far apart, the values may lie as far from them as a thumb must give way.
  fileprivate func mayRound(
    _ wanted: (Double, Double), to values: (Double, Double), _ bounds: DistanceBounds
  ) -> Bool {
    roundings(of: wanted.0).contains { low in
      roundings(of: wanted.1).contains { high in
        if isSame(low, values.0), isSame(high, values.1) { return true }
        let least = bounds.least - (high - low)
        let way = Swift.max(least, high - low - bounds.greatest)
        return way > 0
          && (values.0 - low).magnitude + (values.1 - high).magnitude <= way + bounds.tolerance
      }
    }
  }

  /// Returns how a value differs from the legal value nearest to the one that the program set, or `nil`
  /// if it does not.
  fileprivate func flaw(of value: Double, setTo wanted: Double) -> String? {
    let clamped = Swift.min(Swift.max(range.lowerBound, wanted), range.upperBound)
    guard let stops = stopsOfSets else {
      return value == clamped || isSame(value, clamped)
        // A control may set a value as it leaves one.
        || Trial.judgesEveryDesign
          && stopsOnRelease?.nearest(to: clamped, within: valueSlack + rounding(near: clamped))
            .contains { isSame(stopsOnRelease?.stop($0) ?? clamped, value) } ?? false
        ? nil
        : "a set of \(wanted) gives \(value), not \(clamped)" + value.apart(from: clamped)
    }
    let nearest = stops.snap(clamped)
    // Halfway between two stops, either is nearest.
    if stops.nearest(to: clamped, within: valueSlack).contains(where: {
      isSame(stops.stop($0), value)
    }) {
      return nil
    }
    // On an exponential scale, the nearest stop may be meant along the track or in value.
    if scale == .exponential,
      stops.nearestInValue(to: clamped).contains(where: { isSame($0, value) })
    {
      return nil
    }
    // A rounding of the control's own may lead to a neighbour, but not from a stop to another one.
    if stepRounding == .custom, !isSame(nearest, clamped) { return nil }
    if stepRounding == .wholeSteps, stops.isInLastStep(clamped), stops.isInLastStep(value) {
      return nil
    }
    return value == nearest || isSame(value, nearest)
      ? nil
      : "a set of \(wanted) gives \(value), not the stop \(nearest)" + value.apart(from: nearest)
  }
}

extension ControlTraits {
  /// Returns an admissible pair near two legal values at an inadmissible distance; `nil` if a pair is near them, too,
  /// whichever of its thumbs gives way.
  fileprivate func pair(
    nearerTo wanted: (Double, Double), than values: (Double, Double), _ thumbs: ThumbTraits,
    _ bounds: DistanceBounds
  ) -> (lower: Double, upper: Double)? {
    let distance = wanted.1 - wanted.0
    guard distance < bounds.least || distance > bounds.greatest else { return nil }
    let step = stops.map { Swift.max($0.stop(1) - $0.stop(0), 0) } ?? 0
    let rounding = bounds.tolerance + 8 * range.largestMagnitude.ulp
    let most = distance < bounds.least ? bounds.least : distance - bounds.greatest
    /// Whether neither value is farther away than a thumb must give way, and some steps.
    func isNear(_ pair: (Double, Double), steps: Double) -> Bool {
      let way = Swift.max((pair.0 - wanted.0).magnitude, (pair.1 - wanted.1).magnitude)
      return way <= most + steps * step + rounding
    }
    guard let pair = thumbs.distances.pair(wanted.0, wanted.1), isNear(pair, steps: 1),
      !isNear(values, steps: 2)
    else { return nil }
    return pair
  }
}

extension Trial {
  /// The first `set` of two values that gives other values than the legal values nearest to them, where their distance is
  /// admissible, or values that are farther away than a thumb must give way.
  fileprivate func firstWrongPair(_ thumbs: ThumbTraits) -> Breach? {
    if showsUpperValue { return nil }
    let bounds = DistanceBounds(trace.traits, thumbs)
    let range = trace.traits.range
    return trace.first { index, step in
      guard case .thumbs(.set(let lower, let upper)) = step.event else { return nil }
      let (before, after) = (trace.before(index), step.after)
      if lower.isNaN, upper.isNaN {
        return after.isSame(as: before) ? nil : "a set of NaN changed a value or the drawing"
      }
      let (a, b) = (
        lower.isNaN ? before.value(of: .lower) : lower,
        upper.isNaN ? before.value(of: .upper) : upper
      )
      func legal(_ value: Double) -> Double {
        let clamped = Swift.min(Swift.max(range.lowerBound, value), range.upperBound)
        return trace.traits.stops?.snap(clamped) ?? clamped
      }
      let expected = (legal(Swift.min(a, b)), legal(Swift.max(a, b)))
      let (low, high) = (after.value(of: .lower), after.value(of: .upper))
      if Trial.judgesEveryDesign, step.tracked == nil, !lower.isNaN, !upper.isNaN,
        let pair = trace.traits.pair(nearerTo: expected, than: (low, high), thumbs, bounds)
      {
        return "`\(step.event.text)` gives \(low) and \(high), "
          + "although \(pair.lower) and \(pair.upper) are nearer"
      }
      guard bounds.mustAdmit(expected.0, of: .lower, beside: expected.1), expected != (low, high),
        !trace.traits.isSame(expected.0, low) || !trace.traits.isSame(expected.1, high)
      else { return nil }
      // Halfway between two stops, either is nearest.
      if Trial.judgesEveryDesign,
        trace.traits.mayRound(
          (Swift.min(a, b), Swift.max(a, b)), to: (low, high), bounds)
      {
        return nil
      }
      // Within its tolerance, the bound of a distance is the control's to decide.
      let distance = expected.1 - expected.0
      guard distance >= bounds.least, distance <= bounds.greatest else { return nil }
      return "`\(step.event.text)` gives \(low) and \(high), not \(expected.0) and \(expected.1)"
    }
  }

  /// The change that time makes after a set of another value, where a value may change over time and no touch
  /// is down.
  fileprivate var changeAfterASet: Breach? {
    let range = trace.traits.range
    let wanted = range.lowerBound + range.span * 0.37
    guard trace.traits.changesOverTime, trace.trackedAtLast == nil, wanted.isFinite else {
      return nil
    }
    guard let (old, new, events) = end.changeOverTime(after: .set(wanted)), old != trace.value
    else { return nil }
    return breach(
      after: events,
      "after the script and a set of \(wanted), the value goes on from \(old) to \(new)",
      contrast: trace.contrast(new, expected: old))
  }

  /// The difference that a second set makes: what was read is set, and gives itself.
  fileprivate var secondSet: Breach? {
    let range = trace.traits.range
    let wanted = range.lowerBound + range.span * 0.37
    guard wanted.isFinite else { return nil }
    let first = end.answers(to: [.set(wanted)])[0].value
    let second = end.answers(to: [.set(wanted), .set(first)])[1].value
    guard trace.traits.isSame(first, second) else {
      return breach(
        after: [.set(wanted), .set(first)],
        "after the script, a set of \(wanted) gives \(first), a set of that \(second)",
        contrast: trace.contrast(second, expected: first))
    }
    return trace.traits.flaw(of: first, setTo: wanted).map {
      breach(
        after: [.set(wanted)], "after the script, \($0)",
        contrast: trace.contrast(first, expected: trace.traits.legalValue(nearest: wanted)))
    }
  }
}
