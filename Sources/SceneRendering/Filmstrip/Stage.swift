import GestureEngine

/// The window through which all frames of a strip look at their control, so that what moves or
/// changes size is seen to.
struct Stage: Sendable {
  /// What is seen, in the coordinates of the control.
  let window: GestureRect
  /// Points of the picture for each point of the control.
  let scale: Double
  /// The size of the picture.
  let size: GestureSize

  /// The margin around the window in the picture, in points.
  static let margin = 14.0
  /// How far from the control a finger may be and still have a place in the picture, in points.
  static let reach = 140.0

  /// The window around everything that can be drawn.
  init(_ frames: [Frame], width: Double) {
    let drawable = frames.filter { $0.obstacle == nil }
    let largest = drawable.map(\.scene.extent)
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
    scale = Swift.min(room / across, 190 / down, 1.6)
    size = GestureSize(width: width, height: Swift.max(52, down * scale) + 2 * Stage.margin)
  }

  /// Where a place of the control is in the picture.
  func place(_ point: GesturePoint) -> GesturePoint {
    GesturePoint(
      x: size.width / 2 + (point.x - window.center.x) * scale,
      y: size.height / 2 + (point.y - window.center.y) * scale)
  }

  /// The same as a transformation of what is drawn.
  var transform: String {
    let origin = place(GesturePoint(x: 0, y: 0))
    // More digits than a length has: thousands of points are multiplied by it.
    return "translate(\(origin.x.svg) \(origin.y.svg)) scale(\(scale.svg(unit: 1_000_000)))"
  }
}
