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
    let largest = Swift.max(way.x.magnitude, way.y.magnitude)
    guard largest > 0 else { return 1 }
    // In units of the radius, and with a way about 1 long, no square overflows: |s + τw|² = 1.
    let s = GesturePoint(x: start.x / radius, y: start.y / radius)
    let w = GesturePoint(x: way.x / largest, y: way.y / largest)
    let a = w.x * w.x + w.y * w.y
    let b = s.x * w.x + s.y * w.y
    let distance = (s.x * s.x + s.y * s.y).squareRoot()
    let c = Swift.max(0, (1 - distance) * (1 + distance))
    let root = (b * b + a * c).squareRoot()
    // Of the two forms of the solution the one that adds numbers of one sign.
    let length = b > 0 ? c / (b + root) : (root - b) / a
    let part = length * (radius / largest)
    return part < 1 ? part : 1
  }
}
