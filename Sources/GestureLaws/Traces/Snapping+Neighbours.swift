import GestureEngine

extension Snapping {
  /// Whether a value lies beyond the last stop but one, where whole steps may lead to either.
  func isInLastStep(_ value: Double) -> Bool { value >= stop(lastIndex - 1) }

  /// The middle of the last step, if it were as long as the first one; it may lie beyond the last stop.
  var middleOfWholeLastStep: Double { stop(lastIndex - 1) + (stop(1) - stop(0)) / 2 }

  /// Returns the index of the stop nearest to a value; the indices of two stops halfway between them.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - slack: The amount by which it may be off, apart from the rounding of doubles.
  /// - Returns: One index, or two.
  func nearest(to value: Double, within slack: Double = 0) -> ClosedRange<Int> {
    let nearest = index(nearestTo: value)
    let distance = (value - stop(nearest)).magnitude
    let other = [nearest - 1, nearest + 1].first { other in
      guard other >= 0, other <= lastIndex, stop(other) != stop(nearest) else { return false }
      let largest = Swift.max(stop(other).magnitude, value.magnitude)
      return ((value - stop(other)).magnitude - distance).magnitude <= 8 * largest.ulp + 2 * slack
    }
    return Swift.min(nearest, other ?? nearest)...Swift.max(nearest, other ?? nearest)
  }

  /// Returns the stop whose difference from a value is the least, and both stops halfway between them.
  ///
  /// ``index(nearestTo:)`` compares along the scale of the stops.
  func nearestInValue(to value: Double) -> [Double] {
    let index = index(nearestTo: value)
    let stops = Set([index - 1, index, index + 1].map { stop($0) })
    let least = stops.map { (value - $0).magnitude }.min() ?? 0
    return stops.filter { (value - $0).magnitude == least }
  }

  /// Whether a value is at most `count` stops away from another.
  func isBeside(_ value: Double, _ other: Double, byStops count: Int) -> Bool {
    (index(nearestTo: value) - index(nearestTo: other)).magnitude <= count
  }
}
