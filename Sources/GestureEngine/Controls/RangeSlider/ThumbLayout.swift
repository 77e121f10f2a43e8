/// The track and the size of two thumbs, in the present size of a control.
///
///      start                   end
///     |--o----------------------o--|     length 300, thumb 28 wide: track 14...286
///     |====|                             thumb at fraction 0
///                            |====|      thumb at fraction 1
public struct ThumbLayout: Sendable, Hashable {
  /// The direction in which the values grow.
  public let direction: Direction
  /// The size of the control.
  public let size: GestureSize
  /// The size of a thumb along and across the track.
  public let thumb: GestureSize
  /// From a thumb's centre at one end to its centre at the other.
  public let track: Track

  /// The layout of a control in the given size, with the thumbs inside its bounds.
  ///
  /// - Parameters:
  ///   - size: The size of the control; a side that is negative or not finite counts as 0.
  ///   - thumb: The size of a thumb along and across the track.
  ///   - direction: The direction in which the values grow.
  public init(
    size: GestureSize, thumb: GestureSize, direction: Direction = .leftToRight
  ) {
    self.direction = direction
    self.size = size.usable
    self.thumb = thumb
    track = Track(
      start: thumb.width / 2, length: direction.length(of: self.size) - thumb.width)
  }

  /// Returns the frame of a thumb in the control's coordinates, centred across the track.
  public func frame(at fraction: Double) -> GestureRect {
    direction.onScreen(place(at: fraction), in: size)
  }

  /// Returns the frame of a thumb in the coordinates of the track.
  func place(at fraction: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(
        x: track.position(of: fraction) - thumb.width / 2,
        y: direction.breadth(of: size) / 2 - thumb.height / 2),
      size: thumb)
  }

  /// Returns the position of a point along the track.
  @inline(__always) func along(_ point: GesturePoint) -> Double { direction.along(point, in: size) }
}
