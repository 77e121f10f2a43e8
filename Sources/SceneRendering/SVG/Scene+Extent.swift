import GestureEngine

extension Scene {
  /// What the drawing covers: the bounds of the control, and whatever sticks out of them.
  var extent: Rect {
    shapes.reduce(Rect(origin: Point(x: 0, y: 0), size: size)) { $0.union($1.extent) }
  }
}

extension Shape {
  /// What the shape covers, however it is turned, with its shadow.
  var extent: Rect {
    if let clip { return clip }
    let extent = rotation == 0 ? box : turned
    guard let shadow else { return extent }
    let blur = 2 * shadow.radius
    return extent.union(
      Rect(
        origin: Point(x: extent.origin.x - blur, y: extent.origin.y - blur + shadow.drop),
        size: Size(width: extent.size.width + 2 * blur, height: extent.size.height + 2 * blur)))
  }

  /// Whether all its numbers are numbers, so that it can be drawn.
  var isPlaced: Bool {
    corners.allSatisfy(\.isFinite) && rotation.isFinite && opacity.isFinite
      && frame.size.width.isFinite && frame.size.height.isFinite
      && (clip.map { $0.origin.isFinite && $0.size.width.isFinite && $0.size.height.isFinite }
        ?? true)
  }

  /// The corners of what is drawn, before it is turned.
  private var corners: [Point] {
    switch outline {
    case .path(let points):
      points.map { Point(x: frame.origin.x + $0.x, y: frame.origin.y + $0.y) }
    case .rectangle, .capsule, .ellipse, .text:
      [
        frame.origin, Point(x: frame.origin.x + frame.size.width, y: frame.origin.y),
        Point(x: frame.origin.x, y: frame.origin.y + frame.size.height),
        Point(x: frame.origin.x + frame.size.width, y: frame.origin.y + frame.size.height),
      ]
    }
  }

  private var box: Rect {
    let points = corners.map { Rect(origin: $0, size: .zero) }
    return points.dropFirst().reduce(points.first ?? frame) { $0.union($1) }
  }

  /// A square around the circle in which the shape turns.
  private var turned: Rect {
    let radius =
      corners.map { corner in
        let (dx, dy) = (corner.x - frame.center.x, corner.y - frame.center.y)
        return (dx * dx + dy * dy).squareRoot()
      }.max() ?? 0
    return Rect(
      origin: Point(x: frame.center.x - radius, y: frame.center.y - radius),
      size: Size(width: 2 * radius, height: 2 * radius))
  }
}

extension Rect {
  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (Swift.min(origin.x, other.origin.x), Swift.min(origin.y, other.origin.y))
    return Rect(
      origin: Point(x: x, y: y),
      size: Size(
        width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x,
        height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y))
  }
}
