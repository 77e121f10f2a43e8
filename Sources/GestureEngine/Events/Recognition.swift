/// Where a line leaves the circle inside which a touch does not yet drag.
///
///        .-'''-.
///      /    p───\──x────> q     p, the sample before, is inside; q, this one, is not:
///      |   down |               the drag begins at x, so that the circle itself is not applied
///       \      /
///        '-..-'
public enum Recognition {
  /// The part of the way from `start` to `end` at which it leaves the circle.
  ///
  /// - Parameters:
  ///   - radius: The radius of the circle about the origin, finite and above 0.
  ///   - start: A motion from the middle, shorter than the radius.
  ///   - way: The motion from there.
  /// - Returns: 0...1; 1 where the way ends inside.
  public static func exit(radius: Double, from start: GesturePoint, by way: GesturePoint) -> Double
  {
    let a = way.x * way.x + way.y * way.y
    let b = start.x * way.x + start.y * way.y
    let distance = (start.x * start.x + start.y * start.y).squareRoot()
    let c = Swift.max(0, (radius - distance) * (radius + distance))
    let root = (b * b + a * c).squareRoot()
    // |start + part × way| = radius has two forms of one solution: take the one that adds numbers of
    // one sign. A way of length 0 gives 0 / 0, which is not below 1.
    let part = b > 0 ? c / (b + root) : (root - b) / a
    return part < 1 ? part : 1
  }
}
