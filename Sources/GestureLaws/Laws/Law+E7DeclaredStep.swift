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
        return trace.traits.flaw(of: step.adjusted, after: way, from: before).map { flaw in
          Observation(
            flaw.message, flaw.expected.map { trace.contrast(step.adjusted, expected: $0) })
        }
      }
      return natural ?? trial.flawAfterTheScript
    }
  }
}

extension Trial {
  /// The first flaw of the adjustments of the control after the script, once no touch is tracked.
  fileprivate var flawAfterTheScript: Breach? {
    guard let value = settled.trace.steps.last?.after.value else { return nil }
    for way in GestureEvent.Adjustment.allCases {
      let adjusted = settled.end.answers(to: [.adjust(way)])[0].adjusted
      if let flaw = trace.traits.flaw(of: adjusted, after: way, from: value) {
        return Breach(
          "after the script, \(flaw.message)",
          probe: shown(after: [.cancel(), .wait(1000), .adjust(way)]))
      }
    }
    return nil
  }
}

extension ControlTraits {
  /// Returns how a value differs from the declared result of an adjustment, or `nil` if it does not.
  fileprivate func flaw(
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
    if hasOwnAdjustments || wraps {
      return wraps || (way.isUpward ? value >= old : value <= old)
        ? nil : ("`\(GestureEvent.adjust(way).text)` from \(old) leads back to \(value)", nil)
    }
    let expected: [Double]
    if way == .minimum {
      expected = [range.lowerBound]
    } else if way == .maximum {
      expected = [range.upperBound]
    } else if drag.isSwitch {
      expected = [way.isUpward ? range.upperBound : range.lowerBound]
    } else if let stops {
      // Law A2 judges values between stops.
      guard stops.areDistinct, isSame(stops.snap(old), old) else { return nil }
      let count = stops.count(of: way)
      let index = stops.index(nearestTo: old)
      let last = stops.lastIndex
      expected = [
        stops.stop(
          way.isUpward ? index + Swift.min(count, last - index) : index - Swift.min(count, index))
      ]
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

extension Snapping {
  /// Returns the number of stops by which an adjustment moves, bounds apart.
  fileprivate func count(of way: GestureEvent.Adjustment) -> Int {
    switch way {
    case .increment, .decrement, .fineUp, .fineDown: 1
    case .pageUp, .pageDown: Swift.max(1, lastIndex / 5)
    case .minimum, .maximum: lastIndex
    }
  }
}

extension GestureEvent.Adjustment {
  /// The number of hundredths of the scale by which an adjustment moves, bounds apart.
  fileprivate var hundredths: Int {
    switch self {
    case .increment, .decrement: 10
    case .pageUp, .pageDown: 20
    case .fineUp, .fineDown: 1
    case .minimum, .maximum: 100
    }
  }
}
