import GestureEngine

/// The distances that two thumbs may have, computed apart from the engine.
struct DistanceBounds {
  /// The least and the greatest distance, without tolerance.
  let (least, greatest): (Double, Double)
  /// The amount by which a distance may miss them.
  let tolerance: Double
  /// The amount by which a distance may miss them and must be admissible all the same; less than 0 where stops
  /// are rounded by more.
  private let sureTolerance: Double

  init(_ traits: ControlTraits, _ thumbs: ThumbTraits) {
    least = thumbs.distances.least
    greatest = thumbs.distances.greatest ?? .infinity
    let step =
      traits.stops.map { $0.stop(1) - $0.stop(0) } ?? traits.range.upperBound
      - traits.range.lowerBound
    let largest = traits.range.largestMagnitude
    let rounding = traits.stops == nil ? 0 : 8 * largest.ulp
    // Twice and half of the declared tolerance, because a distance may be rounded at its bound.
    tolerance = 2 * Swift.max(1e-9 * step, rounding, traits.valueSlack)
    sureTolerance =
      Swift.max(rounding, traits.valueSlack) > 0.5e-9 * step ? -tolerance : 0.5e-9 * step
  }

  /// Whether a value of a thumb is admissible beside the other one, tolerances apart.
  func clearlyAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(-tolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether a value of a thumb is admissible beside the other one, whatever is rounded.
  func mustAdmit(_ value: Double, of thumb: Thumb, beside other: Double) -> Bool {
    isWithin(sureTolerance, thumb == .lower ? other - value : value - other)
  }

  /// Whether the values are in order at an admissible distance.
  func admit(_ lower: Double, _ upper: Double) -> Bool { isWithin(tolerance, upper - lower) }

  /// Whether a distance is at least 0, and misses the bounds by a tolerance at most.
  private func isWithin(_ tolerance: Double, _ distance: Double) -> Bool {
    distance >= 0 && (least == 0 || distance >= least - tolerance)
      && distance <= greatest + tolerance
  }
}
