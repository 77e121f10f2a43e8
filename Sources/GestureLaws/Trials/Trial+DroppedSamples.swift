import GestureEngine

// The values that only rounding separates where the samples of a drag have been dropped.
extension Trial {
  /// Whether the value of an absolute drag may be either of two, because each may lie beside the touch by the
  /// declared resolution.
  ///
  /// A later adjustment may take each for a step a billionth of the range away.
  func isWithinResolution(_ a: Double, _ b: Double, _ step: Int) -> Bool {
    let traits = trace.traits
    guard traits.drag == .absolute, traits.stops == nil, traits.resolution > 0, !traits.hasOwnScale,
      let scale = try? Scale(traits.range, traits.scale)
    else { return false }
    let places = samples.lazy.filter { $0.step <= step }.map { sample in
      traits.placeSlack(at: self.farthest[sample.step], on: self.trace.before(sample.step).track)
    }
    return (scale.fraction(of: a) - scale.fraction(of: b)).magnitude
      <= 2 * (places.max() ?? 0) + 2e-9
  }

  /// Whether only the rounding of motions that are added up separates two values after a step.
  func isRounded(_ a: Double, _ b: Double, _ step: Int) -> Bool {
    if a.isSame(as: b) { return true }
    let traits = trace.traits
    let span = traits.range.span
    let places = samples.lazy.filter { $0.step <= step }.map { sample in
      traits.placeSlack(
        at: self.farthest[sample.step], on: self.trace.before(sample.step).track)
    }
    // A scale of its own may be steep.
    let slope = traits.hasOwnScale ? 1e6 : 1
    let slack = Double(step + 1) * (traits.rounding(near: b) + slope * span * (places.max() ?? 0))
    if (a - b).magnitude <= slack { return true }
    // Halfway between two stops, rounding decides.
    guard let stops = traits.stops, let scale = try? Scale(traits.range, traits.scale),
      stops.isBeside(a, b, byStops: 1)
    else { return false }
    // The place where a touch that may tap lifts off cannot be seen, nor that of a stop on a scale of its own.
    if traits.hasOwnTaps || traits.hasOwnScale { return true }
    let isTied = samples.contains { sample in
      guard sample.step <= step, sample.hold == .free,
        let place = trace.before(sample.step).track.fraction(at: sample.along)
      else { return false }
      return traits.isTied(scale.value(at: place), between: stops, slack)
    }
    if isTied || Trial.judgesEveryDesign && isTiedWhileHeld(upTo: step, stops, scale, slack) {
      return true
    }
    return reaches.contains { reach in
      let (low, high) = (reach.places.lowerBound, reach.places.upperBound)
      return reach.step <= step
        && (traits.isTied(scale.value(at: (low + high) / 2), between: stops, slack)
          || stops.index(nearestTo: scale.value(at: low))
            != stops.index(nearestTo: scale.value(at: high)))
    }
  }

  /// Whether a touch up to a step drags its thumb by translation to the middle between two stops.
  private func isTiedWhileHeld(
    upTo step: Int, _ stops: Snapping, _ scale: Scale, _ slack: Double
  ) -> Bool {
    var down: Trace.Sample?
    return samples.prefix { $0.step <= step }.contains { sample in
      if trace.steps[sample.step].event.isDown {
        down = sample
      } else if let begin = down, sample.isRebased,
        trace.before(begin.step).track != trace.before(sample.step).track
      {
        down = nil
      }
      guard sample.hold == .held, let down else { return false }
      let before = trace.before(down.step)
      let place = before.track.fraction(from: before.fraction, movedBy: sample.along - down.along)
      return trace.traits.isTied(scale.value(at: place), between: stops, slack)
    }
  }
}

extension ControlTraits {
  /// Whether only rounding decides to which of two stops a touch at a value leads.
  fileprivate func isTied(_ value: Double, between stops: Snapping, _ slack: Double) -> Bool {
    if stops.nearest(to: value, within: slack).count == 2 { return true }
    guard Trial.judgesEveryDesign, stepRounding == .wholeSteps, stops.lastIndex > 1 else {
      return false
    }
    return (value - stops.middleOfWholeLastStep).magnitude
      <= slack + 8 * range.largestMagnitude.ulp
  }
}
