import GestureEngine

extension Trial {
  /// Whether the control draws bars.
  var hasBars: Bool {
    trace.scenes.first?.shapes.contains { $0.barIndex != nil } ?? false
  }

  /// The symbol as it is drawn at rest at a value.
  func symbol(of value: Double, in size: Size) -> Shape? {
    start.scene(after: [.resize(size), .set(value), .wait(1000)]).symbol
  }
}

extension Scene {
  /// The bars in the order of their indices; nothing is copied where nothing else is drawn.
  var bars: [Shape] {
    if shapes.indices.allSatisfy({ shapes[$0].barIndex == $0 }) { return shapes }
    let bars = shapes.filter { $0.barIndex != nil }
    return bars.sorted { ($0.barIndex ?? 0) < ($1.barIndex ?? 0) }
  }

  /// The sign that is drawn as a closed line.
  var symbol: Shape? {
    shapes.first { shape in
      if case .path = shape.outline { shape.role == .symbol } else { false }
    }
  }
}

extension Shape {
  /// The index of a bar.
  var barIndex: Int? { if case .bar(let index) = role { index } else { nil } }

  /// The points of a closed line.
  private var points: [Point] { if case .path(let points) = outline { points } else { [] } }

  /// How a closed line differs from its image in a mirror across its frame, if it does.
  var asymmetry: String? {
    let points = points
    for (left, right) in zip(points, points.reversed()) {
      let slack = 1e-9 * (frame.size.width + left.x.magnitude)
      guard (left.x + right.x - frame.size.width).magnitude <= slack, left.y == right.y else {
        return "its point (\(left.x), \(left.y)) has its image at (\(right.x), \(right.y))"
      }
    }
    return nil
  }

  /// How a closed line differs from the part of the way from one form to another, if it does.
  func distance(from off: Shape, to on: Shape, _ morph: Double) -> String? {
    guard points.count == off.points.count, points.count == on.points.count else {
      return "its forms have different numbers of points"
    }
    for index in points.indices {
      let (point, first, last) = (points[index], off.points[index], on.points[index])
      let meant = Point(
        x: first.x + morph * (last.x - first.x), y: first.y + morph * (last.y - first.y))
      let isExact = morph == 0 || morph == 1
      let slack =
        isExact ? 0 : 1e-9 * (1 + meant.x.magnitude + meant.y.magnitude + frame.size.height)
      guard (point.x - meant.x).magnitude <= slack + 1e-12 * meant.x.magnitude,
        (point.y - meant.y).magnitude <= slack + 1e-12 * meant.y.magnitude
      else { return "\(morph) of the way its point is (\(point.x), \(point.y))" }
    }
    return nil
  }
}
