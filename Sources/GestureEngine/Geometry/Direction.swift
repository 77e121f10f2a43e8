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

  /// How far along the track `point` lies, from the edge at which the fraction is smallest.
  @inlinable public func along(_ point: Point, in size: Size) -> Double {
    let position = isHorizontal ? point.x : point.y
    return isReversed ? length(of: size) - position : position
  }

  /// How far across the track `point` lies, from the top or the left edge.
  @inlinable public func across(_ point: Point) -> Double { isHorizontal ? point.y : point.x }

  /// The rectangle on the screen that covers the given stretches along and across the track.
  ///
  /// - Parameters:
  ///   - along: Where the stretch along the track begins, in points.
  ///   - length: How long it is, in points.
  ///   - across: Where the stretch across the track begins, in points.
  ///   - breadth: How long that one is, in points.
  ///   - size: The size of the control.
  /// - Returns: The rectangle in the control's coordinates, with no coordinate of minus zero.
  @inlinable public func rect(
    along: Double, length: Double, across: Double, breadth: Double, in size: Size
  ) -> Rect {
    let position = isReversed ? self.length(of: size) - along - length : along
    return isHorizontal
      ? Rect(
        origin: Point(x: position + 0, y: across + 0), size: Size(width: length, height: breadth))
      : Rect(
        origin: Point(x: across + 0, y: position + 0), size: Size(width: breadth, height: length))
  }
}
