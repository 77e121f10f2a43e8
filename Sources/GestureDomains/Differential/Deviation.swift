import GestureLaws

/// How far a result of the engine is from what exact arithmetic gives.
public struct Deviation: Sendable {
  /// What was computed, such as `positions on a track`.
  public let name: String
  /// The short name of the law that bounds the error.
  public let law: String
  /// The error in ulps of the law: what it counts in.
  public let ulps: Double
  /// The most that the law allows.
  public let limit: Int
  /// Whether the error is within the law, decided without any rounding.
  public let isWithin: Bool

  init(
    _ name: String, _ law: String, _ found: Rational, exact: Rational, ulp: Rational, limit: Int
  ) {
    let ulps = (found - exact).magnitude / ulp
    self.name = name
    self.law = law
    self.ulps = ulps.roughly
    self.limit = limit
    isWithin = ulps <= Rational(limit)
  }
}
