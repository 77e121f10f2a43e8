/// Scrubbing that gets finer the farther a finger is above or below the point where it went down.
///
///     speed 1.0 |     .-'''-.            speed(at:) follows a curve of the offset, here the parabola
///               |   .'       '.          1 − (offset / distance)², and is never below the floor
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
  /// The curve of the speed.
  public let curve: FineCurve
  /// The offset at which the speed would be 0 without the floor, in points.
  ///
  /// Zones have distances of their own.
  public let distance: Double
  /// The least speed, 0...1.
  public let floor: Double
  /// The offset up to which the speed is that of the parabola, in points; negative for another curve.
  let reach: Double

  /// The distances that fine scrubbing can have: usable lengths that a configuration can have.
  public static let distances = FieldRequirement.closed(
    DeclaredLengths.leastTrack, DeclaredLengths.greatestSetting)

  /// Fine scrubbing whose speed follows a curve of the offset.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - distance: In points, 2⁻²⁰...2²⁰; it does not change zones.
  ///   - floor: The least speed, 0...1; 1 is plain dragging.
  /// - Throws: ``ConfigurationError`` for the field `fineCurve`, `fineDistance` or `fineFloor`.
  public init(
    _ curve: FineCurve = .parabola, distance: Double = 100, floor: Double = 0.01
  ) throws(ConfigurationError) {
    try curve.check(field: "fineCurve")
    try FineScrubbing.distances.check(distance, field: "fineDistance")
    try FieldRequirement.closed(0, 1).check(floor, field: "fineFloor")
    self.curve = curve
    self.distance = distance
    self.floor = floor
    reach = curve == .parabola ? distance * (1 - floor).squareRoot() : -1
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
    guard low >= -reach, high <= reach else { return meanSpeed(elsewhere: low, high) }
    return meanOfParabola(low, high)
  }

  /// Returns the mean of 1 − (y / distance)² from one offset to another, never below the floor.
  @inline(__always) private func meanOfParabola(_ low: Double, _ high: Double) -> Double {
    // The mean of 1 − y² from a to b is 1 − (a² + ab + b²) / 3, which subtracts no close numbers.
    let (a, b) = (low / distance, high / distance)
    let mean = 1 - (a * a + a * b + b * b) / 3
    return mean > floor ? mean : floor
  }

  /// Returns the mean speed over offsets beyond the ``reach``, or on a curve that is no parabola.
  @inline(never) private func meanSpeed(elsewhere low: Double, _ high: Double) -> Double {
    switch curve {
    case .parabola: return meanSpeedInside(reach, low, high) { meanOfParabola($0, $1) }
    case .line:
      return meanSpeedInside(distance * (1 - floor), low, high) { meanOfLine($0, $1) }
    case .zones(let zones): return meanOfZones(zones, low, high)
    }
  }

  /// Returns the mean of a curve up to an offset, and of the floor beyond it.
  private func meanSpeedInside(
    _ reach: Double, _ low: Double, _ high: Double, _ mean: (Double, Double) -> Double
  ) -> Double {
    if low > reach || high < -reach { return floor }
    let (inner, outer) = (Swift.max(low, -reach), Swift.min(high, reach))
    let mean = mean(inner, outer)
    let share = (outer - inner) / (high - low)
    return share < 1 ? floor + share * (mean - floor) : mean
  }
}

// MARK: - Other curves

extension FineScrubbing {
  /// Returns the mean of 1 − |y| / distance from one offset to another, never below the floor.
  private func meanOfLine(_ low: Double, _ high: Double) -> Double {
    let (a, b) = (low / distance, high / distance)
    // On both sides of 0, the mean of |y| is (a² + b²) / 2 over b − a.
    let mean = a < 0 && b > 0 ? (a * a + b * b) / 2 / (b - a) : (a + b).magnitude / 2
    return Swift.min(1, Swift.max(floor, 1 - mean))
  }

  /// Returns the mean speed of the zones that the offsets from one to another lie in.
  private func meanOfZones(_ zones: [FineCurve.Zone], _ low: Double, _ high: Double) -> Double {
    guard low < high else {
      let speed = zones.last { $0.distance <= low.magnitude }?.speed ?? 1
      return Swift.max(floor, speed)
    }
    // A part that is missing from full speed, so that the result is exactly 1 before the first zone.
    var lost = 0.0
    var last = 1.0
    for zone in zones {
      let speed = Swift.max(floor, zone.speed)
      let above = Swift.max(0, high - Swift.max(low, zone.distance))
      let below = Swift.max(0, Swift.min(high, -zone.distance) - low)
      lost += (last - speed) * (above + below)
      last = speed
    }
    return Swift.min(1, Swift.max(last, 1 - lost / (high - low)))
  }
}
