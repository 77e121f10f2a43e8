/// The recognition of a drag: a touch drags once it leaves a circle around the point where it went down.
///
///        .-'''-.
///      /    p───\──x────> q     p, the previous sample, is inside; q, the present one, is not:
///      |   down |               the drag begins at x, so that the value does not jump by the radius
///       \      /
///        '-..-'
public enum Recognition {
  /// Returns the part of a motion at which it leaves the circle.
  ///
  /// - Parameters:
  ///   - radius: The radius of the circle about the origin, finite and above 0.
  ///   - start: The start of the motion, inside the circle.
  ///   - way: The motion.
  /// - Returns: 0...1; 1 where the motion ends inside the circle.
  public static func exit(radius: Double, from start: GesturePoint, by way: GesturePoint) -> Double
  {
    let a = way.x * way.x + way.y * way.y
    let b = start.x * way.x + start.y * way.y
    let distance = (start.x * start.x + start.y * start.y).squareRoot()
    let c = Swift.max(0, (radius - distance) * (radius + distance))
    let root = (b * b + a * c).squareRoot()
    // |start + part × way| = radius has one positive solution. Of its two forms, use the one that adds
    // numbers of the same sign. A motion of length 0 gives 0 / 0, which is not below 1.
    let part = b > 0 ? c / (b + root) : (root - b) / a
    return part < 1 ? part : 1
  }
}
