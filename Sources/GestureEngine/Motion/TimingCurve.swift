/// The progress of an animation over time, as a cubic Bézier curve from (0, 0) to (1, 1).
///
/// CSS calls it `cubic-bezier(x₁, y₁, x₂, y₂)`.
///
///     progress 1 |          ..--o     control points (x₁, y₁) and (x₂, y₂);
///                |        .'          ease in, ease out: (0.42, 0) and (0.58, 1)
///              0 o--''
///                0    time     1
///
///     TimingCurve.easeInEaseOut.progress(at: 0.5)   // 0.5
///     TimingCurve.easeInEaseOut.progress(at: 0.25)  // 0.129…
public struct TimingCurve: Sendable, Hashable {
  /// The first control point.
  public let first: GesturePoint
  /// The second control point.
  public let second: GesturePoint

  /// A curve that starts and ends gently: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = TimingCurve(
    unchecked: GesturePoint(x: 0.42, y: 0), GesturePoint(x: 0.58, y: 1))

  /// A curve with the given control points.
  ///
  /// - Parameters:
  ///   - first: x in 0...1, y finite.
  ///   - second: x in 0...1, y finite.
  /// - Throws: ``ConfigurationError`` for the field `x1`, `y1`, `x2` or `y2`.
  public init(_ first: GesturePoint, _ second: GesturePoint) throws(ConfigurationError) {
    try FieldRequirement.closed(0, 1).check(first.x, field: "x1")
    try FieldRequirement.finite.check(first.y, field: "y1")
    try FieldRequirement.closed(0, 1).check(second.x, field: "x2")
    try FieldRequirement.finite.check(second.y, field: "y2")
    self.init(unchecked: first, second)
  }

  private init(unchecked first: GesturePoint, _ second: GesturePoint) {
    self.first = first
    self.second = second
  }

  /// Whether the progress never decreases and never leaves 0...1.
  public var isMonotone: Bool { (0...1).contains(first.y) && (0...1).contains(second.y) }

  /// Returns the progress at a time.
  ///
  /// - Parameter time: As a fraction of the duration; outside 0...1 it is clamped, NaN to 0.
  /// - Returns: Exactly 0 at time 0 and 1 at time 1; in between, the progress at a time within 1e-15 of
  ///   `time`.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let progress = TimingCurve.bezier(first.y, second.y, parameter(at: time))
    return isMonotone ? Swift.min(1, Swift.max(0, progress)) : progress
  }

  /// Returns the rate of the progress at a time, per duration.
  ///
  /// - Parameter time: As a fraction of the duration, less than 1; below 0 the rate is 0.
  /// - Returns: The slope of the curve; 0 where the curve is vertical.
  private func rate(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    let parameter = parameter(at: time)
    let rate =
      TimingCurve.slope(first.y, second.y, parameter)
      / TimingCurve.slope(first.x, second.x, parameter)
    return rate.isFinite ? rate : 0
  }

  /// Returns the state of a motion along the curve; see ``Motion``.
  func state(
    at time: Double, of duration: Double, from start: SpringMotion.State
  ) -> SpringMotion.State {
    guard time < 1 else { return SpringMotion.State(position: 0) }
    let rest = 1 - time
    return SpringMotion.State(
      position: start.position * (1 - progress(at: time))
        + start.velocity * duration * time * rest * rest,
      velocity: -start.position * rate(at: time) / duration
        + start.velocity * rest * (1 - 3 * time))
  }

  /// Returns the parameter at which the curve reaches `time`, by Newton's method inside a bracket.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = time
    for _ in 0..<64 {
      let error = TimingCurve.bezier(first.x, second.x, guess) - time
      if error.magnitude <= 1e-15 { break }
      if error < 0 { low = guess } else { high = guess }
      let slope = TimingCurve.slope(first.x, second.x, guess)
      let next = guess - error / slope
      guess = next > low && next < high ? next : low + (high - low) / 2
    }
    return guess
  }

  /// Returns 3(1 − s)²s · a + 3(1 − s)s² · b + s³.
  private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * s * (rest * a + s * b) + s * s * s
  }

  /// Returns the derivative of ``bezier(_:_:_:)``.
  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
  }
}
