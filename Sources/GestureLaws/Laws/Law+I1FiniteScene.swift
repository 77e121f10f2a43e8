import GestureEngine

extension Law where Subject == Trial {
  /// A drawing library that receives NaN draws nothing, or crashes.
  public static var finiteScene: Law {
    Law(
      "I1", "finite scene",
      "every shape has a finite place and a finite size that is not negative"
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
  /// Whether the shape can be drawn.
  @inline(__always) fileprivate var isSound: Bool {
    guard frame.isSound, rotation.isFinite, opacity >= 0, opacity <= 1 else { return false }
    if let clip, !clip.isSound { return false }
    guard case .path(let points) = outline else { return true }
    return points.allSatisfy { $0.isFinite }
  }

  /// The reason why the shape cannot be drawn.
  fileprivate var flaw: String {
    for rectangle in [frame, clip ?? frame] where !rectangle.isSound {
      let size = rectangle.size
      return "a shape is drawn at \(rectangle.origin), \(size.width) wide and \(size.height) high"
    }
    if case .path(let points) = outline, let point = points.first(where: { !$0.isFinite }) {
      return "a line is drawn to \(point)"
    }
    return "a shape is turned by \(rotation)°, its opacity is \(opacity)"
  }
}

extension GestureRect {
  /// Whether a shape can be drawn in this rectangle.
  @inline(__always) fileprivate var isSound: Bool {
    // A number that is not finite, times 0, is NaN, which equals nothing: a single comparison checks
    // all four numbers.
    let sum = (origin.x * 0 + origin.y * 0) + (size.width * 0 + size.height * 0)
    return sum == 0 && size.width >= 0 && size.height >= 0
  }
}
