/// The direction in which a slider's fraction grows.
///
/// A slider computes in two coordinates of its own, *along* its track and *across* it. Its direction
/// maps them to the screen, so that one formula serves all four directions.
///
///     leftToRight           rightToLeft           bottomToTop     topToBottom
///     along ──>             <── along             ^               across ──>
///     |                              |            │               along │
///     v across              across   v            along           |     v
public enum Direction: UInt8, Sendable, Hashable, CaseIterable {
  /// The fraction grows with x.
  case leftToRight
  /// The fraction grows against x.
  case rightToLeft
  /// The fraction grows against y.
  case bottomToTop
  /// The fraction grows with y.
  case topToBottom

  /// Whether the track lies along x.
  @inlinable @inline(__always) public var isHorizontal: Bool {
    self == .leftToRight || self == .rightToLeft
  }

  /// Whether the fraction grows against its coordinate.
  @inlinable @inline(__always) public var isReversed: Bool {
    self == .rightToLeft || self == .bottomToTop
  }

  /// The mirror image of this direction across the middle of the track.
  public var mirrored: Direction {
    switch self {
    case .leftToRight: .rightToLeft
    case .rightToLeft: .leftToRight
    case .bottomToTop: .topToBottom
    case .topToBottom: .bottomToTop
    }
  }

  /// This direction with x and y swapped.
  public var transposed: Direction {
    switch self {
    case .leftToRight: .topToBottom
    case .rightToLeft: .bottomToTop
    case .bottomToTop: .rightToLeft
    case .topToBottom: .leftToRight
    }
  }

  /// Returns the extent of `size` along the track.
  @inlinable @inline(__always) public func length(of size: GestureSize) -> Double {
    isHorizontal ? size.width : size.height
  }

  /// Returns the extent of `size` across the track.
  @inlinable public func breadth(of size: GestureSize) -> Double {
    isHorizontal ? size.height : size.width
  }

  /// Returns `point` in the coordinates of the track: x along it, y across it.
  ///
  ///     Direction.rightToLeft.onTrack(GesturePoint(x: 20, y: 5), in: GestureSize(width: 300, height: 44))
  ///     // (280, 5)
  ///
  /// - Parameters:
  ///   - point: A finite point on the screen.
  ///   - size: The size of the control.
  /// - Returns: A finite point, counted from the edge at which the fraction is smallest.
  @inlinable public func onTrack(_ point: GesturePoint, in size: GestureSize) -> GesturePoint {
    GesturePoint(x: along(point, in: size), y: isHorizontal ? point.y : point.x)
  }

  /// Returns the position of `point` along the track: x of ``onTrack(_:in:)``.
  ///
  /// - Parameters:
  ///   - point: A finite point on the screen.
  ///   - size: The size of the control.
  /// - Returns: A finite number of points from the edge at which the fraction is smallest.
  @inlinable @inline(__always) public func along(_ point: GesturePoint, in size: GestureSize)
    -> Double
  {
    if _fastPath(self == .leftToRight) { return point.x }
    let place = isHorizontal ? point.x : point.y
    return isReversed ? length(of: size) - place : place
  }

  /// Returns the rectangle on the screen that `rect`, in the coordinates of the track, covers.
  ///
  /// - Parameters:
  ///   - rect: A rectangle with x along the track and y across it.
  ///   - size: The size of the control.
  /// - Returns: The rectangle in the control's coordinates, with no coordinate of minus zero.
  @inlinable public func onScreen(_ rect: GestureRect, in size: GestureSize) -> GestureRect {
    let along = isReversed ? length(of: size) - rect.size.width - rect.origin.x : rect.origin.x
    return isHorizontal
      ? GestureRect(origin: GesturePoint(x: along + 0, y: rect.origin.y + 0), size: rect.size)
      : GestureRect(
        origin: GesturePoint(x: rect.origin.y + 0, y: along + 0),
        size: GestureSize(width: rect.size.height, height: rect.size.width))
  }

  /// Returns a size on the screen for extents along and across the track.
  @inlinable public func onScreen(_ size: GestureSize) -> GestureSize {
    isHorizontal ? size : GestureSize(width: size.height, height: size.width)
  }

  /// Returns the motion from one point to another, along the track and across it.
  ///
  ///     Direction.rightToLeft.motion(from: GesturePoint(x: 20, y: 5), to: GesturePoint(x: 50, y: 9))  // (-30, 4)
  ///
  /// Unlike a difference of two points in the coordinates of the track, it does not depend on the size.
  ///
  /// - Parameters:
  ///   - start: A finite point on the screen.
  ///   - end: A finite point on the screen.
  /// - Returns: A finite motion, x along the track and y across it.
  @inlinable public func motion(from start: GesturePoint, to end: GesturePoint) -> GesturePoint {
    GesturePoint(x: advance(from: start, to: end), y: drift(from: start, to: end))
  }

  /// Returns the motion along the track: x of ``motion(from:to:)``.
  @inlinable @inline(__always) func advance(from start: GesturePoint, to end: GesturePoint)
    -> Double
  {
    if self == .leftToRight { return end.x - start.x }
    let way = isHorizontal ? end.x - start.x : end.y - start.y
    return isReversed ? -way : way
  }

  /// Returns the motion across the track: y of ``motion(from:to:)``.
  @inlinable @inline(__always) func drift(from start: GesturePoint, to end: GesturePoint) -> Double
  {
    isHorizontal ? end.y - start.y : end.x - start.x
  }
}
