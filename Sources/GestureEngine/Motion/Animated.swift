/// A number that moves to a target over time.
///
/// The value of a control changes at once; its drawing may follow over time. Time passes only through
/// ``advance(by:)``.
///
///     var place = Animated(0, .spring(try SpringMotion(duration: 0.5)))
///     place.move(to: 1)
///     place.presented         // 0: time has not passed
///     place.advance(by: 0.1)
///     place.presented         // 0.357…
///     place.advance(by: 2)
///     place.presented         // 1, exactly
public struct Animated: Sendable, Hashable {
  /// The number at which the motion ends.
  public private(set) var target: Double
  /// The motion towards the target.
  public let transition: Motion

  /// The displacement from the target and the velocity at the start of the motion; `nil` at rest.
  private var start: SpringMotion.State?
  /// The seconds since the start: a single sum, so that the frame rate changes nothing but the rounding.
  private var elapsed = 0.0

  /// A number at rest.
  public init(_ value: Double, _ transition: Motion) {
    target = value
    self.transition = transition
  }

  /// Whether the number moves.
  public var isAnimating: Bool { start != nil }

  /// The number to draw now; exactly ``target`` after the motion.
  public var presented: Double {
    guard let start else { return target }
    return target + transition.state(after: elapsed, from: start).position
  }

  /// Jumps to `value`, as a drag does.
  @inline(__always) public mutating func jump(to value: Double) {
    target = value
    if start != nil { start = nil }
  }

  /// Starts to move to a new target, from the presented number and velocity.
  public mutating func move(to value: Double) {
    let now =
      start.map { transition.state(after: elapsed, from: $0) } ?? SpringMotion.State(position: 0)
    let displaced = SpringMotion.State(
      position: target + now.position - value, velocity: now.velocity)
    target = value
    elapsed = 0
    start = displaced
    settle(displaced)
  }

  /// Lets time pass.
  ///
  /// - Parameter seconds: In seconds; a negative time, or one that is not finite, counts as 0.
  public mutating func advance(by seconds: Double) {
    guard let start else { return }
    elapsed += GestureEvent.duration(seconds)
    settle(transition.state(after: elapsed, from: start))
  }

  private mutating func settle(_ state: SpringMotion.State) {
    if transition.isSettled(state, after: elapsed) { start = nil }
  }
}
