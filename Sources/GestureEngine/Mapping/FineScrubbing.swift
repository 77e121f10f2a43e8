/// Scrubbing that gets finer the farther a finger is above or below the point where it went down.
///
///     speed 1.0 |     .-'''-.            speed(at:) is 1 − (offset / distance)²,
///               |   .'       '.          and never below the floor
///     floor     |__/           \__
///                 −100    0   100        offset across, in points
///
/// A motion counts as the integral of the speed along the finger's straight line, in closed form. The
/// sampling rate therefore changes nothing but the rounding.
///
///     let fine = try FineScrubbing()
///     fine.motion(30, from: 0, to: 0)    // 30
///     fine.motion(30, from: 50, to: 50)  // 22.5
///     fine.motion(30, from: 0, to: 100)  // 20.02…, two thirds, and a little more for the floor
public struct FineScrubbing: Sendable, Hashable {
  /// The offset at which the speed would be 0 without the floor, in points.
  public let distance: Double
  /// The least speed, 0...1.
  public let floor: Double
  /// The offset at which the speed reaches the floor, in points.
  let reach: Double

  /// The distances that fine scrubbing can have: usable lengths that a configuration can have.
  public static let distances = FieldRequirement.closed(
    DeclaredLengths.leastTrack, DeclaredLengths.greatestSetting)

  /// Fine scrubbing whose speed is a parabola of the offset.
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

  /// Returns the motion that counts for each point of the finger's motion.
  ///
  /// - Parameter offset: The distance across from the point where the finger went down, in points; not
  ///   NaN.
  /// - Returns: ``floor``...1, never more at a greater distance.
  public func speed(at offset: Double) -> Double { meanSpeed(from: offset, to: offset) }

  /// Returns the motion that counts for a straight line of the finger.
  ///
  /// - Parameters:
  ///   - length: The motion along the track in points, finite.
  ///   - start: The offset across at which the line begins, in points from where the finger went down.
  ///   - end: The offset across at which the line ends.
  /// - Returns: At most `length`, in its direction; `length` itself where the speed is 1.
  @inline(__always) public func motion(_ length: Double, from start: Double, to end: Double)
    -> Double
  {
    length * meanSpeed(from: start, to: end)
  }

  /// Returns the mean speed over the offsets from one to the other.
  @inline(__always) private func meanSpeed(from start: Double, to end: Double) -> Double {
    let (low, high) = (start < end ? start : end, start < end ? end : start)
    guard low >= -reach, high <= reach else { return meanSpeed(beyond: low, high) }
    return meanOfParabola(low, high)
  }

  /// Returns the mean of 1 − (y / distance)² from one offset to another, never below the floor.
  @inline(__always) private func meanOfParabola(_ low: Double, _ high: Double) -> Double {
    // The mean of 1 − y² from a to b is 1 − (a² + ab + b²) / 3, which subtracts no close numbers.
    let (a, b) = (low / distance, high / distance)
    let mean = 1 - (a * a + a * b + b * b) / 3
    let notTooLow = mean > floor ? mean : floor
    return notTooLow < 1 ? notTooLow : 1
  }

  /// Returns the mean speed over offsets that are partly or wholly beyond the ``reach``.
  @inline(never) private func meanSpeed(beyond low: Double, _ high: Double) -> Double {
    if low > reach || high < -reach { return floor }
    let (inner, outer) = (Swift.max(low, -reach), Swift.min(high, reach))
    let mean = meanOfParabola(inner, outer)
    let share = (outer - inner) / (high - low)
    return share < 1 ? floor + share * (mean - floor) : mean
  }
}
