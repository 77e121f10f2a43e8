extension ClosedRange<Double> {
  /// The magnitude of the bound that is farther from 0.
  @inlinable package var largestMagnitude: Double {
    Swift.max(lowerBound.magnitude, upperBound.magnitude)
  }

  /// Returns the number in the range that is nearest to `number`, never minus zero.
  ///
  /// - Parameter number: Any number; NaN counts as the lower bound.
  /// - Returns: A number in the range.
  @inlinable @inline(__always) package func nearest(to number: Double) -> Double {
    (number > lowerBound ? Swift.min(number, upperBound) : lowerBound) + 0
  }
}
