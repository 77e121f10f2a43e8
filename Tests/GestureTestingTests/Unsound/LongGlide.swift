import GestureTesting

/// A bar that glides past the touch.
enum LongGlide: GoalDesign {
  static func goal(at place: Double) -> Double { min(1, 1.1 * place) }
}
