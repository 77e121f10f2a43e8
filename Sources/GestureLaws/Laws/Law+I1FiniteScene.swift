import GestureEngine

extension Law where Subject == Trial {
  /// A drawing library that is given NaN draws nothing, or crashes.
  public static var finiteScene: Law {
    Law(
      "I1", "finite scene",
      "everything that is drawn has a place and a size"
    ) { trial in
      trial.firstScene { scene in
        for shape in scene.shapes {
          if let frame = shape.frame.thatIsNone ?? shape.clip?.thatIsNone { return frame }
          if case .path(let points) = shape.outline, !points.allSatisfy({ $0.isFinite }) {
            return "a line is drawn to nowhere"
          }
          guard shape.rotation.isFinite, (0...1).contains(shape.opacity) else {
            return "a shape is turned by \(shape.rotation), its opacity is \(shape.opacity)"
          }
        }
        return nil
      }
    }
  }
}

extension Rect {
  /// What is wrong with a rectangle that nothing can be drawn in.
  fileprivate var thatIsNone: String? {
    origin.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
      && size.height >= 0
      ? nil
      : "a shape is drawn at (\(origin.x), \(origin.y)), \(size.width) wide and "
        + "\(size.height) high"
  }
}
