/// The way in which a slider's fraction grows.
///
/// A slider computes in two coordinates of its own, *along* its track and *across* it; its direction
/// is the only place that knows how they lie on the screen, so that one formula serves all four.
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
  @inlinable public var isHorizontal: Bool { self == .leftToRight || self == .rightToLeft }

  /// Whether the fraction grows against its coordinate.
  @inlinable public var isReversed: Bool { self == .rightToLeft || self == .bottomToTop }

  /// The direction that a mirror across the track makes of this one.
  public var mirrored: Direction {
    switch self {
    case .leftToRight: .rightToLeft
    case .rightToLeft: .leftToRight
    case .bottomToTop: .topToBottom
    case .topToBottom: .bottomToTop
    }
  }

  /// The direction that swapping x and y makes of this one.
  public var transposed: Direction {
    switch self {
    case .leftToRight: .topToBottom
    case .rightToLeft: .bottomToTop
    case .bottomToTop: .rightToLeft
    case .topToBottom: .leftToRight
    }
  }

  /// The extent of `size` along the track.
  @inlinable public func length(of size: Size) -> Double {
    isHorizontal ? size.width : size.height
  }

  /// The extent of `size` across the track.
  @inlinable public func breadth(of size: Size) -> Double {
    isHorizontal ? size.height : size.width
  }

  /// Where `point` lies in the coordinates of the track: x along it, y across it.
  ///
  ///     Direction.rightToLeft.onTrack(Point(x: 20, y: 5), in: Size(width: 300, height: 44))
  ///     // (280, 5)
  ///
  /// - Parameters:
  ///   - point: A place on the screen, finite.
  ///   - size: The size of the control.
  /// - Returns: A finite place, counted from the edge at which the fraction is smallest.
  @inlinable public func onTrack(_ point: Point, in size: Size) -> Point {
    switch self {
    case .leftToRight: point
    case .topToBottom: Point(x: point.y, y: point.x)
    case .rightToLeft:
      Point(x: Swift.min(size.width - point.x, .greatestFiniteMagnitude), y: point.y)
    case .bottomToTop:
      Point(x: Swift.min(size.height - point.y, .greatestFiniteMagnitude), y: point.x)
    }
  }

  /// The rectangle on the screen that `rect`, in the coordinates of the track, covers.
  ///
  /// - Parameters:
  ///   - rect: A rectangle with x along the track and y across it.
  ///   - size: The size of the control.
  /// - Returns: The rectangle in the control's coordinates, with no coordinate of minus zero.
  @inlinable public func onScreen(_ rect: Rect, in size: Size) -> Rect {
    let along =
      isReversed
      ? Direction.finite(length(of: size) - rect.size.width - rect.origin.x) : rect.origin.x
    return isHorizontal
      ? Rect(origin: Point(x: along + 0, y: rect.origin.y + 0), size: rect.size)
      : Rect(
        origin: Point(x: rect.origin.y + 0, y: along + 0),
        size: Size(width: rect.size.height, height: rect.size.width))
  }

  /// How far it is from one place to another, along the track and across it.
  ///
  ///     Direction.rightToLeft.motion(from: Point(x: 20, y: 5), to: Point(x: 50, y: 9))  // (-30, 4)
  ///
  /// Unlike a difference of two places on the track it does not depend on the size.
  ///
  /// - Parameters:
  ///   - start: A place on the screen, finite.
  ///   - end: A place on the screen, finite.
  /// - Returns: A finite motion, x along the track and y across it.
  @inlinable public func motion(from start: Point, to end: Point) -> Point {
    let x = Direction.finite(end.x - start.x)
    let y = Direction.finite(end.y - start.y)
    return switch self {
    case .leftToRight: Point(x: x, y: y)
    case .rightToLeft: Point(x: -x, y: y)
    case .topToBottom: Point(x: y, y: x)
    case .bottomToTop: Point(x: -y, y: x)
    }
  }

  /// `number`, or the largest number in its direction.
  @inlinable static func finite(_ number: Double) -> Double {
    Swift.min(Swift.max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
