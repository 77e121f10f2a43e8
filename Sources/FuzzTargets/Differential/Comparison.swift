import GestureEngine

/// A result of the engine beside the exact result, not yet judged.
struct Comparison: Sendable {
  /// The kind of result, such as `positions on a track`.
  let name: String
  /// The engine's result.
  let found: Rational
  /// The exact results: more than one where the engine may interpret its input in several ways.
  let exact: [Rational]
  /// The unit of the error.
  let unit: Unit
  /// The largest error that the law allows, in units.
  let limit: Double

  init(_ name: String, _ found: Rational, exact: [Rational], unit: Unit, limit: Double) {
    self.name = name
    self.found = found
    self.exact = exact
    self.unit = unit
    self.limit = limit
  }

  init(_ name: String, _ found: Rational, exact: Rational, unit: Unit, limit: Double) {
    self.init(name, found, exact: [exact], unit: unit, limit: limit)
  }

  /// A unit of errors.
  enum Unit: Sendable {
    /// An ulp of 1, times the factor by which the range magnifies errors.
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
