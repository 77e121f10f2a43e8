import GestureEngine

extension Law where Subject == Trial {
  /// A keyboard user must reach every value that a finger reaches, and get back from it.
  ///
  /// A sticky control returns to rest after every adjustment; the law judges the values that it commits.
  public static var adjustment: Law {
    Law(
      "E5", "adjustment",
      "a step back undoes a step, and as many steps as there are lead from one end to the other",
      unless: {
        let traits = $0.trace.traits
        if !traits.isEnabled { return "it is disabled" }
        if !traits.hasCommonKeys { return "its adjustments are its own" }
        if traits.wraps { return "its value goes on at one bound from the other" }
        if let stops = traits.stops {
          return stops.areDistinct ? nil : "some of its stops are equal numbers"
        }
        return traits.hasHundredths || traits.range.lowerBound == traits.range.upperBound
          ? nil : "its range has too few numbers for tenths"
      }
    ) { trial in
      if let thumbs = trial.trace.traits.thumbs {
        return trial.showsUpperValue ? nil : trial.firstLastingStep ?? trial.firstWrongWalk(thumbs)
      }
      // The steps there and back, and the walks, are made for scripts with adjustments.
      guard trial.trace.steps.contains(where: { $0.isAdjustment }) else { return nil }
      return trial.firstStepThatIsNotUndone ?? trial.firstWrongWalk
    }
  }
}

extension Trial {
  /// The first adjustment inside the range from which a step back does not lead back.
  fileprivate var firstStepThatIsNotUndone: Breach? {
    for index in trace.steps.indices {
      guard trace.steps[index].isAdjustment, case .adjust(let way) = trace.steps[index].event,
        let back = way.opposite
      else { continue }
      let before = trace.before(index)
      let there = trace.steps[index].adjusted
      guard trace.isInside(there), trace.traits.stepsWhole(from: before.value),
        !trace.traits.hasOwnScale || trace.traits.stops != nil
      else { continue }
      let prefix = trace.traits.rest == nil ? [] : [GestureEvent.set(there)]
      let events = Array(script.events[...index] + prefix + [.adjust(back)])
      guard let answer = answers(to: events).last else { continue }
      let (here, home) = (trace.fraction(of: before.value), trace.fraction(of: answer.committed))
      // Each of the two steps may round by 1e-9, and more at a subnormal value on the way.
      let coarseness = [before.value, there, answer.committed].map {
        Scale.coarseness(at: $0, of: trace.traits.scale, in: trace.traits.range)
      }
      let slack = coarseness.reduce(2e-9 + trace.traits.precision.part * 4, +)
      guard (here - home).magnitude <= slack || trace.traits.isSame(before.value, answer.committed)
      else {
        return Breach(
          step: index, "a step back after this step leads to fraction \(home), not to \(here)",
          probe: shown(events))
      }
    }
    return nil
  }

  /// The first stop or tenth that a walk by steps from end to end misses.
  fileprivate var firstWrongWalk: Breach? {
    let range = trace.traits.range
    let steps = trace.traits.stops?.lastIndex ?? (trace.traits.drag.isSwitch ? 1 : 10)
    // At a subnormal number, the numbers are farther apart than the steps of an exponential scale.
    let isCoarse =
      trace.traits.stops == nil && trace.traits.scale == .exponential
      && range.lowerBound.isSubnormal
    guard steps <= 100, range.lowerBound < range.upperBound, !isCoarse else { return nil }
    for (start, step) in [
      (range.lowerBound, GestureEvent.Adjustment.increment), (range.upperBound, .decrement),
    ] {
      var walk = (stage: self.start, value: start)
      // A report shows the walk in the size that the script ends with.
      var walked = [GestureEvent.resize(trace.before(trace.steps.count).size)]
      for count in 1...steps {
        // A sticky control returns to rest, from where the program sets it back.
        let isSet = count == 1 || trace.traits.rest != nil
        let events = (isSet ? [GestureEvent.set(walk.value)] : []) + [.adjust(step)]
        let (played, next) = walk.stage.play(events)
        walked += events
        guard let last = played.steps.last else { break }
        walk = (next, last.adjusted)
        let isEnd = trace.traits.isAt(
          step == .increment ? range.upperBound : range.lowerBound, walk.value)
        if isEnd != (count == steps) {
          let end = step == .increment ? range.upperBound : range.lowerBound
          return breach(
            ofNewControlAfter: walked,
            "\(count) of \(steps) steps from \(start) lead to \(walk.value), "
              + (isEnd ? "already the end" : "not to the end"),
            contrast: isEnd ? nil : trace.contrast(walk.value, expected: end))
        }
      }
    }
    return nil
  }
}

// Two values.
extension Trial {
  /// The first adjustment of one of two thumbs, as declared, from which a step back does not lead back.
  fileprivate var firstLastingStep: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    for index in trace.steps.indices {
      guard case .thumbs(.adjust(let thumb, let way)) = trace.steps[index].event,
        trace.steps[index].tracked == nil, let back = way.opposite
      else { continue }
      let before = trace.before(index).value(of: thumb)
      let there = trace.steps[index].after.value(of: thumb)
      guard trace.isInside(there), traits.stepsWhole(from: before),
        !traits.hasOwnScale || traits.stops != nil,
        // The other thumb may stop it.
        traits.flaw(of: there, after: way, from: before) == nil
      else { continue }
      let events = Array(script.events[...index] + [.adjust(thumb, back)])
      guard let answer = answers(to: events).last else { continue }
      let home = thumb == .lower ? answer.value : answer.upper ?? answer.value
      let coarseness = [before, there, home].map {
        Scale.coarseness(at: $0, of: .linear, in: range)
      }
      let distance = (trace.fraction(of: before) - trace.fraction(of: home)).magnitude
      guard distance <= coarseness.reduce(2e-9, +) || traits.isSame(before, home) else {
        return Breach(
          step: index,
          "a step back after this step leads the \(thumb.name) value to \(home), not to \(before)",
          probe: shown(events))
      }
    }
    return nil
  }

  /// The first walk of a thumb from its end to the other thumb that has another number of steps; walks are
  /// made if the thumbs may meet.
  fileprivate func firstWrongWalk(_ thumbs: ThumbTraits) -> Breach? {
    let range = trace.traits.range
    let steps = trace.traits.stops?.lastIndex ?? 10
    guard steps <= 100, range.lowerBound < range.upperBound, thumbs.distances.least == 0,
      thumbs.distances.greatest == nil, trace.traits.scale == .linear, !trace.traits.hasOwnScale,
      trace.steps.contains(where: { if case .thumbs(.adjust) = $0.event { true } else { false } })
    else { return nil }
    let apart = GestureEvent.set(lower: range.lowerBound, upper: range.upperBound)
    for (thumb, step, end) in [
      (Thumb.lower, GestureEvent.Adjustment.increment, range.upperBound),
      (.upper, .decrement, range.lowerBound),
    ] {
      let walk =
        [.cancel(), apart] + Array(repeating: GestureEvent.adjust(thumb, step), count: steps)
      let values = start.play(walk).trace.steps.dropFirst(2).map { $0.after.value(of: thumb) }
      for (count, value) in values.enumerated()
      where trace.traits.isAt(end, value) != (count == steps - 1) {
        return breach(
          ofNewControlAfter: [.resize(trace.before(trace.steps.count).size)] + walk[...(count + 2)],
          "\(count + 1) of \(steps) steps of the \(thumb.name) thumb lead to \(value), "
            + (count < steps - 1 ? "already the end" : "not to the end"),
          contrast: count < steps - 1 ? nil : trace.contrast(value, expected: end), of: thumb)
      }
    }
    return nil
  }
}

extension ControlTraits {
  /// Returns whether a step from a value is a whole one, as it is from a stop.
  ///
  /// A value that the program has set beside a stop, however little, is between two.
  fileprivate func stepsWhole(from value: Double) -> Bool {
    guard let stop = stops?.snap(value) else { return true }
    return roundsSets ? isSame(stop, value) : stop == value
  }
}

extension Trace {
  /// Whether a value is inside the range, so that a step that led to it was a whole one: the end of an
  /// exponential scale may be off by a rounding error.
  fileprivate func isInside(_ value: Double) -> Bool {
    let (range, fraction) = (traits.range, fraction(of: value))
    return value > range.lowerBound && value < range.upperBound && fraction > 1e-9
      && fraction < 1 - 1e-9
  }
}

extension Trace.Step {
  /// The value that an adjustment led to: the committed value of a sticky control.
  var adjusted: Double { answer.committed }
}
