import GestureEngine

extension Law where Subject == Trial {
  /// A drawing library that is given NaN draws nothing, or crashes.
  public static var finiteScene: Law {
    Law(
      "I1", "finite scene",
      "everything that is drawn has a place and a size"
    ) { trial in
      trial.firstScene { scene in
        scene.shapes.withUnsafeBufferPointer { shapes in
          shapes.indices.first { !shapes[$0].isSound }.map { shapes[$0].flaw }
        }
      }
    }
  }
}

extension SceneShape {
  /// Whether it can be drawn.
  @inline(__always) fileprivate var isSound: Bool {
    guard frame.isSound, rotation.isFinite, opacity >= 0, opacity <= 1 else { return false }
    if let clip, !clip.isSound { return false }
    guard case .path(let points) = outline else { return true }
    return points.allSatisfy { $0.isFinite }
  }

  /// What is wrong with a shape that cannot be drawn.
  fileprivate var flaw: String {
    for rectangle in [frame, clip ?? frame] where !rectangle.isSound {
      let (origin, size) = (rectangle.origin, rectangle.size)
      return "a shape is drawn at (\(origin.x), \(origin.y)), \(size.width) wide and "
        + "\(size.height) high"
    }
    if case .path(let points) = outline, !points.allSatisfy({ $0.isFinite }) {
      return "a line is drawn to nowhere"
    }
    return "a shape is turned by \(rotation), its opacity is \(opacity)"
  }
}

extension GestureRect {
  /// Whether something can be drawn in it.
  @inline(__always) fileprivate var isSound: Bool {
    // What is not finite, times 0, is NaN, which equals nothing: one comparison for all four.
    let sum = (origin.x * 0 + origin.y * 0) + (size.width * 0 + size.height * 0)
    return sum == 0 && size.width >= 0 && size.height >= 0
  }
}
