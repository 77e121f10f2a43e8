/// The stretch of a control along which a touch moves the value.
///
///      start                     end
///        |--------o---------------|
///       20       60             140      position along the track, in points
///      0.0     0.33             1.0      fraction
///
/// Touches and drawings use the same track, so that they cannot disagree. `position(of: 1)` is exactly
/// ``end``, and `fraction(at: end)` is exactly 1.
public struct Track: Sendable, Hashable {
  /// The position of fraction 0, in points.
  public let start: Double
  /// The position of fraction 1, in points.
  public let end: Double
  /// The points from ``start`` to ``end``; 0 where the track has no usable length.
  public let length: Double

  /// A track of `length` points that begins at `start`.
  ///
  /// - Parameters:
  ///   - start: The position of fraction 0, in points.
  ///   - length: Points from fraction 0 to fraction 1. A length below
  ///     ``DeclaredLengths/leastTrack``, or one that is not finite, counts as 0.
  @inlinable public init(start: Double = 0, length: Double) {
    let usable = length >= DeclaredLengths.leastTrack && length.isFinite ? length : 0
    self.start = start
    self.length = usable
    self.end = start + usable
  }

  /// Whether a touch on this track can move a value.
  @inlinable public var isUsable: Bool { length > 0 }

  /// Returns the fraction of the track at `position`.
  ///
  ///     let track = Track(length: 200)
  ///     track.fraction(at: 50)    // 0.25
  ///     track.fraction(at: -40)   // 0, the nearest end
  ///     track.fraction(at: .nan)  // nil: not a position
  ///
  /// - Parameter position: In points along the track.
  /// - Returns: 0...1, or `nil` where the track has no usable length or `position` is not finite.
  @inlinable public func fraction(at position: Double) -> Double? {
    position.isFinite ? fraction(atFinite: position) : nil
  }

  /// Returns ``fraction(at:)`` for a position that is known to be finite.
  @inlinable @inline(__always) func fraction(atFinite position: Double) -> Double? {
    // Without a usable length every position is before or after both ends.
    if _slowPath(position <= start) { return isUsable ? 0 : nil }
    if _slowPath(position >= end) { return isUsable ? 1 : nil }
    // The end is the number nearest to the sum of start and length, so a position below it is below that sum: the
    // difference is not rounded beyond the length.
    return (position - start) / length
  }

  /// Returns the position of `fraction`: the inverse of ``fraction(at:)``, up to rounding.
  ///
  ///     Track(start: 20, length: 120).position(of: 0.5)  // 80
  ///
  /// - Parameter fraction: 0...1; anything else is clamped, NaN to 0.
  /// - Returns: ``start``...``end``, in points.
  @inlinable public func position(of fraction: Double) -> Double {
    if fraction >= 1 { return end }
    return fraction > 0 ? min(end, start + fraction * length) : start
  }

  /// Returns the fraction that a motion of `distance` points along the track leads to.
  ///
  ///     Track(length: 200).fraction(from: 0.5, movedBy: 50)  // 0.75
  ///
  /// - Parameters:
  ///   - fraction: The fraction at which the motion starts, which may be beyond the ends; not NaN.
  ///   - distance: In points, negative toward ``start``; not NaN.
  /// - Returns: 0...1; on a track without usable length, or where `distance` is 0, the end nearest to `fraction`.
  @inlinable @inline(__always) public func fraction(from fraction: Double, movedBy distance: Double)
    -> Double
  {
    Track.clamped(place(from: fraction, movedBy: distance))
  }

  /// Returns the place that a motion of `distance` points along the track leads to, beyond the ends, too.
  ///
  /// A drag that keeps this place while the control is laid out again forgets no over-travel.
  ///
  ///     Track(length: 200).place(from: 0.5, movedBy: 150)  // 1.25
  ///
  /// - Parameters:
  ///   - place: The place at which the motion starts, as a fraction that may be beyond the ends.
  ///   - distance: In points, negative toward ``start``; not NaN.
  /// - Returns: The place; exactly `place` where `distance` is 0 or the track has no usable length.
  @inlinable @inline(__always) public func place(from place: Double, movedBy distance: Double)
    -> Double
  {
    isUsable ? place + distance / length : place
  }

  /// Returns the fraction of a track nearest to a place, 0...1.
  @inlinable @inline(__always) static func clamped(_ place: Double) -> Double {
    if place <= 0 { return 0 }
    return place < 1 ? place : 1
  }
}
