/// The distance of a result of the engine from the exact result.
package struct Deviation: Sendable {
  /// The kind of result, such as `positions on a track`.
  package let name: String
  /// The error, in the unit of the law.
  package let ulps: Double
  /// The largest error that the law allows.
  package let limit: Double
  /// Whether the law allows the error, decided without rounding.
  package let isWithin: Bool

  /// Judges a comparison.
  init(_ comparison: Comparison) {
    name = comparison.name
    limit = comparison.limit
    let errors = comparison.exact.lazy.map { (comparison.found - $0).magnitude }
    let (error, unit) = (errors.min() ?? .zero, comparison.unit.size)
    ulps = (error / unit).roughly
    isWithin = error <= unit * Rational(limit)
  }
}
