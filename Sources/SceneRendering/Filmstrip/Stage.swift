import GestureEngine

/// The visible part of the control's coordinates, which is the same in all frames of a filmstrip so
/// that motion and changes of size are visible.
struct Stage: Sendable {
  /// The visible rectangle in the coordinates of the control.
  let window: GestureRect
  /// The points of the picture for each point of the control.
  let scale: Double
  /// The size of the picture in points.
  let size: GestureSize

  /// The margin around the window in the picture, in points.
  static let margin = 14.0
  /// The distance from the control up to which fingers are inside the picture, in points.
  static let reach = 140.0

  /// Creates a stage that shows everything that `frames` draw.
  init(_ frames: [Frame], width: Double) {
    let drawable = frames.filter { $0.obstacle == nil }
    let largest = drawable.map { frame in
      frame.ghosts.reduce(frame.extent) { $0.union($1) }
    }
    let bounds =
      largest.dropFirst().reduce(largest.first) { $0?.union($1) }
      ?? GestureRect(origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 160, height: 44))
    let near = GestureRect(
      origin: GesturePoint(x: bounds.origin.x - Stage.reach, y: bounds.origin.y - Stage.reach),
      size: GestureSize(
        width: bounds.size.width + 2 * Stage.reach, height: bounds.size.height + 2 * Stage.reach))
    let places = frames.flatMap(\.fingers).flatMap(\.path).filter(near.contains)
    window = places.reduce(bounds) { $0.union(GestureRect(origin: $1, size: .zero)) }
    let (across, down) = (Swift.max(1, window.size.width), Swift.max(1, window.size.height))
    let room = width - 2 * Stage.margin
    // A tiny control is enlarged until it can be seen.
    let most = Swift.max(1.6, Swift.min(8, 60 / Swift.max(across, down)))
    scale = Swift.min(room / across, 190 / down, most)
    size = GestureSize(width: width, height: Swift.max(52, down * scale) + 2 * Stage.margin)
  }

  /// Returns the position in the picture of a point of the control.
  func place(_ point: GesturePoint) -> GesturePoint {
    GesturePoint(
      x: size.width / 2 + (point.x - window.center.x) * scale,
      y: size.height / 2 + (point.y - window.center.y) * scale)
  }

  /// The transformation from the control's coordinates to the picture's, as SVG.
  var transform: String {
    let origin = place(GesturePoint(x: 0, y: 0))
    // More digits than a length has, because coordinates of thousands of points are multiplied by
    // it.
    return "translate(\(origin.x.svg) \(origin.y.svg)) scale(\(scale.svg(unit: 1_000_000)))"
  }
}
