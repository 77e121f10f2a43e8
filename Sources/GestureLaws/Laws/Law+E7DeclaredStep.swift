import GestureEngine

extension Law where Subject == Trial {
  /// A keyboard that moves by two stops skips every other value, and one that adds tenths shows
  /// 0.30000000000000004.
  public static var declaredStep: Law {
    Law(
      "E7", "declared step",
      "an adjustment moves by its declared step, to a canonical value, and reaches bounds exactly"
    ) { trial in
      let trace = trial.trace
      if let thumbs = trace.traits.thumbs {
        return trial.showsUpperValue ? nil : trial.firstFlaw(thumbs)
      }
      let natural = trace.firstBreach { index, step in
        guard case .adjust(let way) = step.event else { return nil }
        let before = trace.before(index).value
        guard step.isAdjustment else {
          return trace.traits.isSame(step.after.value, before)
            ? nil
            : Observation(
              "an adjustment during a gesture changed the value from \(before) to "
                + "\(step.after.value)",
              trace.contrast(step.after.value, expected: before))
        }
        return trial.flaw(of: step.adjusted, after: way, from: before).map { flaw in
          Observation(
            flaw.message, flaw.expected.map { trace.contrast(step.adjusted, expected: $0) })
        }
      }
      return natural ?? trial.flawAfterTheScript
        ?? (Trial.judgesEveryDesign
          ? trial.first(
            { $0.firstWrongOwnKey }, { $0.keyOfAnotherScale }, { $0.keyAroundOneWay },
            { $0.keyPastTheNextStop }, { $0.keyPastItsOwnStop }, { $0.endThatAKeyPasses })
          : nil)
    }
  }
}

extension Trial {
  /// The first flaw of the adjustments of the control after the script, once no touch is tracked.
  fileprivate var flawAfterTheScript: Breach? {
    guard let value = atRest?.value else { return nil }
    for way in GestureEvent.Adjustment.allCases {
      let adjusted = settled.end.answers(to: [.adjust(way)])[0].committed
      if let flaw = flaw(of: adjusted, after: way, from: value) {
        return breach(
          afterSettling: [.adjust(way)], flaw.message,
          contrast: flaw.expected.map { trace.contrast(adjusted, expected: $0) })
      }
    }
    return nil
  }

  /// Returns how a value differs from the declared result of an adjustment, or `nil` if it does not, or is the bound that a
  /// value which wraps has instead.
  fileprivate func flaw(
    of value: Double, after way: GestureEvent.Adjustment, from old: Double
  ) -> (message: String, expected: Double?)? {
    guard let flaw = trace.traits.flaw(of: value, after: way, from: old) else { return nil }
    let isObeyed = boundMissing(beside: value).map {
      trace.traits.flaw(of: $0, after: way, from: old) == nil
    }
    return isObeyed ?? false ? nil : flaw
  }
}

// Two values.
extension Trial {
  /// The first flaw of an adjustment of one of two thumbs.
  fileprivate func firstFlaw(_ thumbs: ThumbTraits) -> Breach? {
    let found = trace.first { index, step in
      guard case .thumbs(.adjust(let thumb, let way)) = step.event else { return nil }
      let before = trace.before(index)
      guard step.tracked == nil else {
        return Thumb.allCases.allSatisfy { before.value(of: $0) == step.after.value(of: $0) }
          ? nil : "an adjustment during a gesture changed a value"
      }
      return flaw(
        of: thumb, way, from: before.value(of: thumb),
        to: (step.after.value(of: .lower), step.after.value(of: .upper)), thumbs)
    }
    if let found { return found }
    guard let last = atRest else { return nil }
    for thumb in Thumb.allCases {
      for way in GestureEvent.Adjustment.allCases {
        let answer = settled.end.answers(to: [.adjust(thumb, way)])[0]
        let new = (answer.value, answer.upper ?? answer.value)
        if let flaw = flaw(of: thumb, way, from: last.value(of: thumb), to: new, thumbs) {
          return breach(afterSettling: [.adjust(thumb, way)], flaw)
        }
      }
    }
    return nil
  }

  /// Returns how the value of a thumb differs from the declared result of an adjustment, or `nil` if it does
  /// not, or is as near to it as the other thumb allows.
  private func flaw(
    of thumb: Thumb, _ way: GestureEvent.Adjustment, from old: Double,
    to new: (lower: Double, upper: Double), _ thumbs: ThumbTraits
  ) -> String? {
    let traits = trace.traits
    let value = thumb == .lower ? new.lower : new.upper
    guard let flaw = traits.flaw(of: value, after: way, from: old) else { return nil }
    let isClosing = (thumb == .lower) == way.isUpward
    let swapped = thumb == .lower ? new.upper : new.lower
    if thumbs.whenMeeting == .swaps, isClosing,
      traits.flaw(of: swapped, after: way, from: old) == nil
    {
      return nil
    }
    let bounds = DistanceBounds(traits, thumbs)
    let largest = traits.range.largestMagnitude
    // A stop may be up to a step before the limit.
    let step = traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
    let tolerance = 4 * bounds.tolerance + 8 * largest.ulp
    let slack = step + tolerance
    // A key that swaps the thumbs goes as far as the distances allow.
    if thumbs.whenMeeting == .swaps, isClosing, way.isUpward ? swapped > old : swapped < old,
      bounds.greatest - (new.upper - new.lower) <= slack
    {
      return nil
    }
    let isLimited: Bool
    if thumbs.whenMeeting == .pushes {
      // A pushed thumb gives way as far as the range and the distances allow.
      let distances = thumbs.distances
      let allowed = thumb == .lower ? distances.lowers : distances.uppers
      let limit = way.isUpward ? allowed.upperBound : allowed.lowerBound
      isLimited = (value - limit).magnitude <= slack
    } else {
      let distance = new.upper - new.lower
      isLimited = isClosing ? distance - bounds.least <= slack : bounds.greatest - distance <= slack
    }
    // A value that the limit stops may lie behind it by the tolerance of distances, and moves to it.
    let isOnTheWay = way.isUpward ? value >= old - tolerance : value <= old + tolerance
    return isLimited && isOnTheWay ? nil : "the \(thumb.name) thumb: \(flaw.message)"
  }
}

extension ControlTraits {
  /// Returns how a value differs from the declared result of an adjustment, or `nil` if it does not.
  func flaw(
    of value: Double, after way: GestureEvent.Adjustment, from old: Double
  ) -> (message: String, expected: Double?)? {
    // Law A2 judges values outside the range.
    guard range.contains(old) else { return nil }
    if !isEnabled {
      return value == old
        ? nil
        : (
          "`\(GestureEvent.adjust(way).text)` of a disabled control gives \(value), not \(old)", old
        )
    }
    if hasOwnAdjustments {
      return wraps || (way.isUpward ? value >= old : value <= old) || isSame(value, old)
        ? nil : ("`\(GestureEvent.adjust(way).text)` from \(old) leads back to \(value)", nil)
    }
    if Trial.judgesEveryDesign, let keySteps, keySteps.step(of: way) != nil {
      return flaw(of: value, after: way, from: old, by: keySteps)
    }
    if wraps, stops == nil {
      return Trial.judgesEveryDesign ? flawAround(of: value, after: way, from: old) : nil
    }
    let expected: [Double]
    if way == .minimum {
      expected = [range.lowerBound]
    } else if way == .maximum {
      expected = [range.upperBound]
    } else if drag.isSwitch {
      expected = [way.isUpward ? range.upperBound : range.lowerBound]
    } else if let stops {
      // Law C8 judges values between stops.
      guard stops.areDistinct, isSame(stops.snap(old), old) else { return nil }
      let count = stops.count(of: way)
      let index = stops.index(nearestTo: old)
      let last = stops.lastIndex
      let clamped =
        way.isUpward ? index + Swift.min(count, last - index) : index - Swift.min(count, index)
      // The first stop may follow the last one, or be at the same place.
      let wrapped = wraps ? stops.indices(count, beyond: index, isUpward: way.isUpward) : []
      // A value that the program has set beside a stop counts as before it or beyond it.
      let isBeside = !roundsSets && old != stops.stop(index)
      let beside = (isBeside ? [clamped - 1, clamped + 1] : []).filter { (0...last).contains($0) }
      expected = ([clamped] + beside + wrapped).map { stops.stop($0) }
    } else {
      guard hasHundredths, !hasOwnScale, let scale = try? Scale(range, scale) else { return nil }
      return flaw(of: value, after: way, from: old, on: scale)
    }
    return expected.contains { $0 == value || isSame($0, value) }
      ? nil
      : (
        "`\(GestureEvent.adjust(way).text)` from \(old) gives \(value), not \(expected[0])"
          + value.apart(from: expected[0]), expected[0]
      )
  }

  /// Returns how a value differs from the declared result of an adjustment without stops.
  private func flaw(
    of value: Double, after way: GestureEvent.Adjustment, from old: Double, on scale: Scale
  ) -> (message: String, expected: Double?)? {
    let fraction = scale.fraction(of: old)
    let part = Double(way.hundredths) / 100
    let moved = Swift.min(1, Swift.max(0, way.isUpward ? fraction + part : fraction - part))
    let hundredths = (moved * 100).rounded()
    let name = "`\(GestureEvent.adjust(way).text)` from \(old)"
    // Rounding may decide whether a place is that of a hundredth only close to the limit of 1e-9.
    if (moved - hundredths / 100).magnitude <= 0.9e-9 {
      let canonical =
        self.scale == .linear
        ? (try? Snapping(range: range, divisions: 100))?.stop(Int(hundredths))
        : scale.value(at: hundredths / 100)
      return canonical.map { meant in
        value == meant || isSame(value, meant)
          // A step from a value beside a hundredth may end beside it, too.
          || moved > 0 && moved < 1 && scale.isBesideHundredth(old)
            && (scale.fraction(of: value) - moved).magnitude <= 1e-12
          // Powers are rounded, so there is no canonical value.
          || self.scale == .exponential && (value - meant).magnitude <= rounding(near: meant)
      } ?? true
        ? nil
        : (
          "\(name) gives \(value), not \(canonical ?? value)"
            + value.apart(from: canonical ?? value), canonical
        )
    }
    let there = scale.fraction(of: value)
    let coarseness = [old, value].map { Scale.coarseness(at: $0, of: self.scale, in: range) }
    let slack = 1e-9 + Scale.tolerance(ofFractionsIn: range) + coarseness[0] + coarseness[1]
    return (there - moved).magnitude <= slack + precision.part * 4
      ? nil
      : (
        "\(name) gives \(value), which is fraction \(there), not \(moved)",
        scale.value(at: moved)
      )
  }
}

extension Scale {
  /// Whether a value lies within the tolerance of a hundredth of this scale, but not at it.
  fileprivate func isBesideHundredth(_ value: Double) -> Bool {
    let hundredths = (fraction(of: value) * 100).rounded()
    return (try? Snapping(self, divisions: 100)).map { $0.stop(Int(hundredths)) != value } ?? false
  }
}

extension Snapping {
  /// Returns the indices that a number of steps leads to, if the first stop follows the last one or is at the
  /// same place.
  fileprivate func indices(_ steps: Int, beyond index: Int, isUpward: Bool) -> [Int] {
    [Swift.max(1, lastIndex), lastIndex + 1].map { turn in
      let index = isUpward ? index + steps : index - steps
      return index < 0 ? index + turn : index % turn
    }
  }

  /// Returns the number of stops by which an adjustment moves, bounds apart.
  fileprivate func count(of way: GestureEvent.Adjustment) -> Int {
    switch way {
    case .increment, .decrement, .fineUp, .fineDown: 1
    case .pageUp, .pageDown: Swift.max(1, lastIndex / 5)
    case .minimum, .maximum: lastIndex
    }
  }
}
