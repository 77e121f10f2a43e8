import GestureEngine

extension ControlScene {
  /// The smallest rectangle around the bounds of the control and all shapes.
  var extent: GestureRect {
    shapes.reduce(GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)) { $0.union($1.extent) }
  }
}

extension SceneShape {
  /// A rectangle around the shape and its shadow, at any rotation.
  var extent: GestureRect {
    if let clip { return clip }
    let extent = rotation == 0 ? box : turned
    guard let shadow else { return extent }
    let blur = 2 * shadow.radius
    return extent.union(
      GestureRect(
        origin: GesturePoint(
          x: extent.origin.x - blur + shadow.shift, y: extent.origin.y - blur + shadow.drop),
        size: GestureSize(
          width: extent.size.width + 2 * blur, height: extent.size.height + 2 * blur)))
  }

  /// Whether all numbers of the shape are finite, so that it can be drawn.
  var isPlaced: Bool {
    corners.allSatisfy(\.isFinite) && rotation.isFinite && opacity.isFinite
      && frame.size.width.isFinite && frame.size.height.isFinite
      && (clip.map { $0.origin.isFinite && $0.size.width.isFinite && $0.size.height.isFinite }
        ?? true)
  }

  /// The corners of the outline before rotation.
  private var corners: [GesturePoint] {
    switch outline {
    case .path(let points):
      points.map { GesturePoint(x: frame.origin.x + $0.x, y: frame.origin.y + $0.y) }
    case .rectangle, .capsule, .ellipse, .text:
      [
        frame.origin, GesturePoint(x: frame.origin.x + frame.size.width, y: frame.origin.y),
        GesturePoint(x: frame.origin.x, y: frame.origin.y + frame.size.height),
        GesturePoint(x: frame.origin.x + frame.size.width, y: frame.origin.y + frame.size.height),
      ]
    }
  }

  private var box: GestureRect {
    let points = corners.map { GestureRect(origin: $0, size: .zero) }
    return points.dropFirst().reduce(points.first ?? frame) { $0.union($1) }
  }

  /// The square around the circle in which the shape rotates.
  private var turned: GestureRect {
    let radius =
      corners.map { corner in
        let (dx, dy) = (corner.x - frame.center.x, corner.y - frame.center.y)
        return (dx * dx + dy * dy).squareRoot()
      }.max() ?? 0
    return GestureRect(
      origin: GesturePoint(x: frame.center.x - radius, y: frame.center.y - radius),
      size: GestureSize(width: 2 * radius, height: 2 * radius))
  }
}

extension GestureRect {
  /// Returns the smallest rectangle that contains both.
  func union(_ other: GestureRect) -> GestureRect {
    let (x, y) = (Swift.min(origin.x, other.origin.x), Swift.min(origin.y, other.origin.y))
    return GestureRect(
      origin: GesturePoint(x: x, y: y),
      size: GestureSize(
        width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x,
        height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y))
  }
}
