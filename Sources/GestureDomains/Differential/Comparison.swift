import GestureEngine

/// What the engine computed, beside what exact arithmetic gives; not yet judged.
struct Comparison: Sendable {
  /// What was computed, such as `positions on a track`.
  let name: String
  /// What the engine gives.
  let found: Rational
  /// What is exact: more than one number where the engine may read what it is given in several ways.
  let exact: [Rational]
  /// What the error counts in.
  let unit: Unit
  /// The most that the law allows, in units.
  let limit: Int

  init(_ name: String, _ found: Rational, exact: [Rational], unit: Unit, limit: Int) {
    self.name = name
    self.found = found
    self.exact = exact
    self.unit = unit
    self.limit = limit
  }

  init(_ name: String, _ found: Rational, exact: Rational, unit: Unit, limit: Int) {
    self.init(name, found, exact: [exact], unit: unit, limit: limit)
  }

  /// What an error counts in.
  enum Unit: Sendable {
    /// An ulp of 1, times what the range magnifies.
    case ulpOfFractions(ClosedRange<Double>)
    /// An ulp of the larger bound.
    case ulpOfValues(ClosedRange<Double>)

    /// The unit as a number.
    var size: Rational {
      switch self {
      case .ulpOfFractions(let range):
        let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
        let span = upper - lower
        let largest = Swift.max(lower.magnitude, upper.magnitude)
        return
          (Rational(.ulpOfOne) * (span + largest) + Rational(.leastNonzeroMagnitude)) / span
      case .ulpOfValues(let range):
        return Rational(
          Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp)
      }
    }
  }
}
