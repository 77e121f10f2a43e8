/// How far a result of the engine is from what exact arithmetic gives.
public struct Deviation: Sendable {
  /// What was computed, such as `positions on a track`.
  public let name: String
  /// The error in ulps of the law: what it counts in.
  public let ulps: Double
  /// The most that the law allows.
  public let limit: Int
  /// Whether the error is within the law, decided without any rounding.
  public let isWithin: Bool

  /// Judges what was computed.
  init(_ comparison: Comparison) {
    name = comparison.name
    limit = comparison.limit
    let errors = comparison.exact.lazy.map { (comparison.found - $0).magnitude }
    let (error, unit) = (errors.min() ?? .zero, comparison.unit.size)
    ulps = (error / unit).roughly
    isWithin = error <= unit * Rational(limit)
  }
}
