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
          let (origin, size) = (shape.frame.origin, shape.frame.size)
          guard origin.isFinite, size.width.isFinite, size.height.isFinite, size.width >= 0,
            size.height >= 0
          else {
            return "a shape is drawn at (\(origin.x), \(origin.y)), "
              + "\(size.width) wide and \(size.height) high"
          }
        }
        return nil
      }
    }
  }
}
