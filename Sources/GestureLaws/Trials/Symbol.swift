import GestureEngine

/// A symbol that is drawn as a closed line.
struct Symbol: Equatable {
  /// The corners of the line, measured from the top-left corner of its frame.
  let points: [GesturePoint]
  /// The size of its frame.
  let size: GestureSize
  /// Its rotation, in degrees.
  let rotation: Double

  /// The first corner whose mirror image across the frame is not a corner, or `nil` if the symbol is
  /// symmetric.
  var asymmetry: String? {
    for index in points.indices {
      let (left, right) = (points[index], points[points.count - 1 - index])
      let slack = 1e-9 * (size.width + left.x.magnitude)
      guard (left.x + right.x - size.width).magnitude <= slack, left.y == right.y else {
        return "the symbol has the corner \(left) opposite to \(right), \(size.width) wide"
      }
    }
    return nil
  }

  /// Returns how the symbol differs from the interpolation between its two forms, or `nil` if it does
  /// not.
  func distance(from off: Symbol, to on: Symbol, _ morph: Double) -> String? {
    guard points.count == off.points.count, points.count == on.points.count else {
      return "the symbol has \(points.count) corners, its forms have \(off.points.count) and "
        + "\(on.points.count)"
    }
    for index in points.indices {
      let (point, first, last) = (points[index], off.points[index], on.points[index])
      let meant = GesturePoint(
        x: first.x + morph * (last.x - first.x), y: first.y + morph * (last.y - first.y))
      let isExact = morph == 0 || morph == 1
      let slack =
        isExact ? 0 : 1e-9 * (1 + meant.x.magnitude + meant.y.magnitude + size.height)
      guard (point.x - meant.x).magnitude <= slack + 1e-12 * meant.x.magnitude,
        (point.y - meant.y).magnitude <= slack + 1e-12 * meant.y.magnitude
      else { return "at morph \(morph) a corner is at \(point), not at \(meant)" }
    }
    let turned = off.rotation + morph * (on.rotation - off.rotation)
    return (rotation - turned).magnitude <= 1e-9 * (1 + turned.magnitude)
      ? nil : "at morph \(morph) the symbol is turned by \(rotation)°, not by \(turned)°"
  }
}

extension ControlScene {
  /// The symbol of the scene, or `nil` if it draws none.
  var symbol: Symbol? {
    shapes.withUnsafeBufferPointer { shapes in
      for index in shapes.indices where shapes[index].role == .symbol {
        guard case .path(let points) = shapes[index].outline else { continue }
        return Symbol(
          points: points, size: shapes[index].frame.size, rotation: shapes[index].rotation)
      }
      return nil
    }
  }
}

extension Trial {
  /// Returns the symbol as it is drawn at rest at a value.
  func symbol(of value: Double, in size: GestureSize) -> Symbol? {
    start.scene(after: [.resize(size), .set(value), .wait(1000)]).symbol
  }
}
