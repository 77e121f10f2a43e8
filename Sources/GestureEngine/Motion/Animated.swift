/// A number that is drawn on its way to a target.
///
/// The value of a control changes at once; what is drawn of it may take its time. Time only comes
/// in through ``advance(by:)``.
///
///     var place = Animated(0, .spring(try SpringMotion(duration: 0.5)))
///     place.move(to: 1)
///     place.presented         // 0: time has not passed
///     place.advance(by: 0.1)
///     place.presented         // 0.357…
///     place.advance(by: 2)
///     place.presented         // 1, exactly
public struct Animated: Sendable, Hashable {
  /// Where the motion ends: the model.
  public private(set) var target: Double
  /// What carries it there.
  public let transition: Motion

  /// The displacement from the target and the velocity when the motion began; `nil` at rest.
  private var start: SpringMotion.State?
  /// The seconds since then: one sum, so that the frame rate changes nothing but its rounding.
  private var elapsed = 0.0

  /// A number at rest.
  public init(_ value: Double, _ transition: Motion) {
    target = value
    self.transition = transition
  }

  /// Whether the number is still on its way.
  public var isAnimating: Bool { start != nil }

  /// What is drawn now; exactly ``target`` once the motion is over.
  public var presented: Double {
    guard let start else { return target }
    return target + transition.state(after: elapsed, from: start).position
  }

  /// Jumps to `value`: what a drag draws.
  @inline(__always) public mutating func jump(to value: Double) {
    target = value
    if start != nil { start = nil }
  }

  /// Starts for a new target from the presented position and velocity.
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
  /// - Parameter seconds: Negative and not finite ones count as 0.
  public mutating func advance(by seconds: Double) {
    guard let start else { return }
    elapsed += GestureEvent.duration(seconds)
    settle(transition.state(after: elapsed, from: start))
  }

  private mutating func settle(_ state: SpringMotion.State) {
    if transition.isSettled(state, after: elapsed) { start = nil }
  }
}
