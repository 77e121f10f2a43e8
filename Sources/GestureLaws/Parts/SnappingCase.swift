import GestureEngine

/// Stops, a stop among them and a number to snap: what the laws of snapping judge.
public struct SnappingCase: Sendable, Hashable {
  /// How the stops are made.
  public enum Rule: Sendable, Hashable {
    /// At every step from the lower bound, and at the upper bound.
    case step(Double)
    /// At the ends of equal parts.
    case divisions(Int)
  }

  /// The bounds.
  public let range: ClosedRange<Double>
  /// How the stops are made.
  public let rule: Rule
  /// The stops.
  public let snapping: Snapping
  /// The index of a stop.
  public let index: Int
  /// A number to snap.
  public let value: Double

  /// A case.
  ///
  /// - Parameters:
  ///   - range: The bounds.
  ///   - rule: How the stops are made.
  ///   - index: Any number; it is reduced to the index of a stop.
  ///   - value: Any number.
  /// - Throws: ``GestureEngine/ConfigurationError`` where there are no such stops.
  public init(
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
  public static var snapping: [Law] {
    [.legalStops, .canonicalStops, .snapIdempotence, .nearestStop, .anchored, .upperIsStop]
  }

  /// A stop outside the range draws the thumb off the track.
  public static var legalStops: Law {
    Law("A2", "clamping", "every stop is in the range, and none is minus zero") { test in
      let snapped = test.snapping.snap(test.value)
      let stop = test.snapping.stop(test.index)
      guard test.range.contains(snapped), test.range.contains(stop) else {
        return Breach("a stop is \(test.range.contains(snapped) ? stop : snapped)")
      }
      let isMinus = (snapped == 0 && snapped.sign == .minus) || (stop == 0 && stop.sign == .minus)
      return isMinus ? Breach("a stop is -0") : nil
    }
  }

  /// Snapping twice that is not snapping once lets a value creep.
  public static var snapIdempotence: Law {
    Law(
      "C2", "snap idempotence", "snapping a stop gives that stop, and its index is its own"
    ) { test in
      let snapping = test.snapping
      let once = snapping.snap(test.value)
      let twice = snapping.snap(once)
      guard once.isIdentical(to: twice) else { return Breach("\(once) snaps to \(twice)") }
      let stop = snapping.stop(test.index)
      let index = snapping.index(nearestTo: stop)
      let isFirstOfEqual = index < test.index && snapping.stop(index) == stop
      return index == test.index || isFirstOfEqual
        ? nil : Breach("stop \(test.index), \(stop), has the index \(index)")
    }
  }

  /// The nearest stop is where the finger is; any other is a jump.
  public static var nearestStop: Law {
    Law("C3", "nearest", "no stop is nearer, and of two as near it is the lower one") { test in
      let snapping = test.snapping
      let value = Swift.min(Swift.max(test.range.lowerBound, test.value), test.range.upperBound)
      let index = snapping.index(nearestTo: value)
      // Stops never decrease, so neighbours are enough.
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

  /// Stops that are not counted from the lower bound leave it without one.
  public static var anchored: Law {
    Law("C4", "anchored", "the lower bound is the first stop, and stops never decrease") { test in
      let first = test.snapping.stop(0)
      if first != test.range.lowerBound { return Breach("the first stop is \(first)") }
      let (here, next) = (test.snapping.stop(test.index), test.snapping.stop(test.index + 1))
      return here <= next ? nil : Breach("after the stop \(here) comes \(next)")
    }
  }

  /// A last step that cannot be reached is what users write about most.
  public static var upperIsStop: Law {
    Law("C5", "upper bound", "the upper bound is the last stop") { test in
      let last = test.snapping.stop(test.snapping.lastIndex)
      let snapped = test.snapping.snap(test.range.upperBound)
      return last == test.range.upperBound && snapped == test.range.upperBound
        ? nil : Breach("the last stop is \(last), the upper bound snaps to \(snapped)")
    }
  }
}
