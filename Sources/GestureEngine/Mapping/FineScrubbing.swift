/// Dragging that gets finer the further a finger is above or below where it went down.
///
///     speed 1.0 |     .-'''-.            speed(at:) is 1 − (offset / distance)²,
///               |   .'       '.          and never below the floor
///     floor     |__/           \__
///                 −100    0   100        offset across, in points
///
/// A motion counts as the integral of the speed along the straight line that the finger took, in
/// closed form: how often a finger is sampled on its way changes nothing but the rounding.
///
///     let fine = try FineScrubbing()
///     fine.motion(30, from: 0, to: 0)    // 30
///     fine.motion(30, from: 50, to: 50)  // 22.5
///     fine.motion(30, from: 0, to: 100)  // 20.02…, two thirds and a little for the floor
public struct FineScrubbing: Sendable, Hashable {
  /// The offset at which the speed would be 0 if there were no floor, in points.
  public let distance: Double
  /// The speed far away, 0...1.
  public let floor: Double
  /// The offset at which the speed reaches the floor, in points.
  let reach: Double

  /// The distances that fine scrubbing can have: a length that is usable, and fits a configuration.
  public static let distances = FieldRequirement.closed(
    DeclaredLengths.leastTrack, DeclaredLengths.greatestSetting)

  /// Fine scrubbing by a parabola.
  ///
  /// - Parameters:
  ///   - distance: In points, 2⁻²⁰...2²⁰.
  ///   - floor: The least speed, 0...1; 1 is plain dragging.
  /// - Throws: ``ConfigurationError`` for the field `fineDistance` or `fineFloor`.
  public init(distance: Double = 100, floor: Double = 0.01) throws(ConfigurationError) {
    try FineScrubbing.distances.check(distance, field: "fineDistance")
    try FieldRequirement.closed(0, 1).check(floor, field: "fineFloor")
    self.init(uncheckedDistance: distance, floor: floor)
  }

  init(uncheckedDistance distance: Double, floor: Double) {
    self.distance = distance
    self.floor = floor
    reach = distance * (1 - floor).squareRoot()
  }

  /// How far the value moves for each point of the finger.
  ///
  /// - Parameter offset: How far the finger is across from where it went down; not NaN.
  /// - Returns: ``floor``...1; never more the further away.
  public func speed(at offset: Double) -> Double { meanSpeed(from: offset, to: offset) }

  /// What a motion of the finger along a straight line counts.
  ///
  /// - Parameters:
  ///   - length: The motion along the track in points, finite.
  ///   - start: The offset across where it begins, in points from where the finger went down.
  ///   - end: The offset across where it ends.
  /// - Returns: At most as much as `length`, in its direction; `length` itself where the speed is 1.
  @inline(__always) public func motion(_ length: Double, from start: Double, to end: Double)
    -> Double
  {
    length * meanSpeed(from: start, to: end)
  }

  /// The mean of the speed over the offsets from one to the other.
  @inline(__always) private func meanSpeed(from start: Double, to end: Double) -> Double {
    let (low, high) = (start < end ? start : end, start < end ? end : start)
    guard low >= -reach, high <= reach else { return meanSpeed(beyond: low, high) }
    return meanOfParabola(low, high)
  }

  /// The mean of 1 − (y / distance)² from one offset to another, never below the floor.
  @inline(__always) private func meanOfParabola(_ low: Double, _ high: Double) -> Double {
    // The mean of 1 − y² from a to b is 1 − (a² + ab + b²) / 3: no difference of close numbers.
    let (a, b) = (low / distance, high / distance)
    let mean = 1 - (a * a + a * b + b * b) / 3
    let notTooLow = mean > floor ? mean : floor
    return notTooLow < 1 ? notTooLow : 1
  }

  /// The mean of the speed where part of the way, or all, is beyond the ``reach`` of the parabola.
  @inline(never) private func meanSpeed(beyond low: Double, _ high: Double) -> Double {
    if low > reach || high < -reach { return floor }
    let (inner, outer) = (Swift.max(low, -reach), Swift.min(high, reach))
    let mean = meanOfParabola(inner, outer)
    let share = (outer - inner) / (high - low)
    return share < 1 ? floor + share * (mean - floor) : mean
  }
}
