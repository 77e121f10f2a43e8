extension Scale {
  /// The scale of fractions: linear, from 0 to 1.
  public static let fractions = Scale(unchecked: 0...1, .linear)

  /// Returns the value to which an adjustment leads on a scale without stops.
  ///
  ///     try Scale(0...3).value(after: 0.3, .increment)            // 0.6, not 0.6000000000000001
  ///     try Scale(0...3).value(after: 2.9, .increment)            // 3, the bound
  ///     try Scale(1...16, .exponential).value(after: 1, .pageUp)  // 1.741…, a fifth of the way
  ///
  /// The fraction moves by a tenth, for a page by two tenths, for a fine adjustment by a hundredth. A
  /// fraction within a billionth of a whole number of hundredths counts as that number of hundredths, so
  /// that ten increments lead from end to end and a decrement undoes an increment. The values at
  /// hundredths are canonical, as stops are (see ``Snapping/stop(_:)``).
  ///
  /// - Parameters:
  ///   - value: Any number; outside the range it is clamped, NaN to the lower bound.
  ///   - adjustment: The adjustment.
  /// - Returns: A value in ``range``, never minus zero.
  public func value(after value: Double, _ adjustment: GestureEvent.Adjustment) -> Double {
    let distance: Double
    switch adjustment {
    case .increment: distance = 0.1
    case .decrement: distance = -0.1
    case .pageUp: distance = 0.2
    case .pageDown: distance = -0.2
    case .fineUp: distance = 0.01
    case .fineDown: distance = -0.01
    case .minimum: return lower
    case .maximum: return upper
    }
    let moved = fraction(of: value) + distance
    if moved <= 0 { return lower }
    if moved >= 1 { return upper }
    let hundredths = (moved * 100).rounded()
    guard (moved - hundredths / 100).magnitude <= 1e-9,
      let stops = try? Snapping(self, divisions: 100)
    else { return self.value(at: moved) }
    return stops.stop(Int(hundredths))
  }
}
