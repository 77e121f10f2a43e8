extension Track {
  /// The fraction a tenth of the track away, where there are no stops to step to.
  ///
  ///     Track.fraction(0.2, adjusted: .increment)   // 0.3, not 0.30000000000000004
  ///     Track.fraction(0.95, adjusted: .increment)  // 1
  ///
  /// A result within a billionth of a whole number of tenths is that number of tenths, so that ten
  /// steps go from end to end and a step back undoes a step.
  ///
  /// - Parameters:
  ///   - fraction: 0...1.
  ///   - adjustment: Which way to go.
  /// - Returns: 0...1.
  public static func fraction(
    _ fraction: Double, adjusted adjustment: GestureEvent.Adjustment
  ) -> Double {
    let moved =
      switch adjustment {
      case .increment: fraction + 0.1
      case .decrement: fraction - 0.1
      }
    let tenths = (moved * 10).rounded() / 10
    let result = (moved - tenths).magnitude <= 1e-9 ? tenths : moved
    return result <= 0 ? 0 : Swift.min(1, result)
  }
}
