import GestureEngine

/// A test case of snapping: stops, the index of a stop and a number to snap.
package struct SnappingCase: Sendable, Hashable {
  /// A rule that places stops.
  package enum Rule: Sendable, Hashable {
    /// Stops at every step from the lower bound, and at the upper bound.
    case step(Double)
    /// Stops at the ends of the given number of equal parts.
    case divisions(Int)
  }

  /// The bounds.
  package let range: ClosedRange<Double>
  /// The rule that places the stops.
  package let rule: Rule
  /// The stops.
  package let snapping: Snapping
  /// The index of a stop.
  package let index: Int
  /// A number to snap.
  package let value: Double

  /// Creates a test case.
  ///
  /// - Parameters:
  ///   - range: The bounds.
  ///   - rule: The rule that places the stops.
  ///   - index: Any number; its remainder by the number of stops is the index.
  ///   - value: Any number.
  /// - Throws: ``GestureEngine/ConfigurationError`` if the rule is refused for the range.
  package init(
    range: ClosedRange<Double>, rule: Rule, index: UInt64, value: Double
  ) throws(ConfigurationError) {
    self.range = range
    self.rule = rule
    snapping =
      switch rule {
      case .step(let step): try Snapping(range: range, step: step)
      case .divisions(let count): try Snapping(range: range, divisions: count)
      }
    self.index = Int(index % UInt64(snapping.count))
    self.value = value
  }
}

extension Law where Subject == SnappingCase {
  /// The laws of snapping.
  package static var snapping: [Law] {
    [.legalStops, .canonicalStops, .snapIdempotence, .nearestStop, .anchored, .upperIsStop]
  }

  /// A stop outside the range draws the thumb off the track.
  package static var legalStops: Law {
    Law("A2", "clamping", "every stop lies in the range, and no stop is -0") { test in
      let snapped = test.snapping.snap(test.value)
      let stop = test.snapping.stop(test.index)
      guard test.range.contains(snapped), test.range.contains(stop) else {
        let outside = test.range.contains(snapped) ? stop : snapped
        return Breach("a stop is \(outside), outside \(test.range)")
      }
      let isMinus = (snapped == 0 && snapped.sign == .minus) || (stop == 0 && stop.sign == .minus)
      return isMinus ? Breach("a stop is -0") : nil
    }
  }

  /// A value that moves when it is snapped a second time creeps.
  package static var snapIdempotence: Law {
    Law(
      "C2", "snap idempotence", "snapping a stop gives that stop and its index"
    ) { test in
      let snapping = test.snapping
      let once = snapping.snap(test.value)
      let twice = snapping.snap(once)
      guard once.isIdentical(to: twice) else { return Breach("the stop \(once) snaps to \(twice)") }
      let stop = snapping.stop(test.index)
      let index = snapping.index(nearestTo: stop)
      let isFirstOfEqual = index < test.index && snapping.stop(index) == stop
      return index == test.index || isFirstOfEqual
        ? nil : Breach("the nearest stop to stop \(test.index), \(stop), is stop \(index)")
    }
  }

  /// The nearest stop lies under the finger; any other stop is a jump.
  package static var nearestStop: Law {
    Law("C3", "nearest", "a number snaps to the nearest stop, the lower on a tie") { test in
      let snapping = test.snapping
      let value = Swift.min(Swift.max(test.range.lowerBound, test.value), test.range.upperBound)
      let index = snapping.index(nearestTo: value)
      // Stops never decrease, so comparing neighbours is enough.
      func distance(_ index: Int) -> Double { (snapping.stop(index) - value).magnitude }
      if index > 0, distance(index - 1) <= distance(index) {
        return Breach("\(value) snaps to stop \(index), but stop \(index - 1) is as near")
      }
      if index < snapping.lastIndex, distance(index + 1) < distance(index) {
        return Breach("\(value) snaps to stop \(index), but stop \(index + 1) is nearer")
      }
      return nil
    }
  }

  /// Stops that are not counted from the lower bound leave that bound without a stop.
  package static var anchored: Law {
    Law("C4", "anchored", "the lower bound is the first stop, and stops never decrease") { test in
      let first = test.snapping.stop(0)
      if first != test.range.lowerBound {
        return Breach("the first stop is \(first), the lower bound \(test.range.lowerBound)")
      }
      let (here, next) = (test.snapping.stop(test.index), test.snapping.stop(test.index + 1))
      return here <= next ? nil : Breach("the stop \(here) precedes the smaller stop \(next)")
    }
  }

  /// A last step that cannot be reached is the bug of sliders that users report most.
  package static var upperIsStop: Law {
    Law("C5", "upper bound", "the upper bound is the last stop") { test in
      let last = test.snapping.stop(test.snapping.lastIndex)
      let snapped = test.snapping.snap(test.range.upperBound)
      return last == test.range.upperBound && snapped == test.range.upperBound
        ? nil
        : Breach(
          "the last stop is \(last), and the upper bound \(test.range.upperBound) snaps to "
            + "\(snapped)")
    }
  }
}
