/// A damped spring of mass 1, described as SwiftUI describes one: by a duration and a bounce.
///
/// With ω₀ = 2π / duration the stiffness is ω₀² and the damping 2ζω₀, where the damping ratio ζ is
/// 1 − bounce, or 1 / (1 + bounce) where the bounce is negative. The motion is the closed solution
/// of x″ + 2ζω₀x′ + ω₀²x = 0, so that it does not depend on a frame rate.
public struct SpringMotion: Sendable, Hashable {
  /// The seconds one undamped oscillation takes, positive and finite.
  public let duration: Double
  /// −1 < bounce < 1: 0 is as fast as can be without overshoot, more overshoots, less creeps.
  public let bounce: Double

  /// Where a spring is and how fast it moves.
  public struct State: Sendable, Hashable {
    /// The displacement from the target, in the unit of what moves.
    public var position: Double
    /// Its change per second.
    public var velocity: Double

    /// A state of the given displacement and velocity.
    @inlinable public init(position: Double, velocity: Double = 0) {
      self.position = position
      self.velocity = velocity
    }
  }

  /// A spring of the given duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: In seconds, one of ``DeclaredLengths/durations``.
  ///   - bounce: −1 < bounce < 1.
  /// - Throws: ``ConfigurationError`` for the field `duration` or `bounce`.
  public init(duration: Double, bounce: Double = 0) throws(ConfigurationError) {
    let durations = DeclaredLengths.durations
    try FieldRequirement.closed(durations.lowerBound, durations.upperBound)
      .check(duration, field: "duration")
    try FieldRequirement.open(-1, 1).check(bounce, field: "bounce")
    self.init(uncheckedDuration: duration, bounce: bounce)
  }

  init(uncheckedDuration duration: Double, bounce: Double) {
    self.duration = duration
    self.bounce = bounce
  }

  /// The angular frequency ω₀ of the undamped spring, in radians per second, always finite.
  public var angularFrequency: Double {
    2 * .pi / duration
  }

  /// The damping ratio ζ: 1 is critical, below it the spring overshoots.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// The state `seconds` after `start`.
  ///
  ///     let spring = try SpringMotion(duration: 0.5, bounce: 0.3)
  ///     spring.state(after: 0, from: .init(position: 1)).position  // 1
  ///
  /// - Parameters:
  ///   - seconds: Not negative; a state after infinitely many is rest.
  ///   - start: The state at second 0.
  /// - Returns: The closed solution; finite where `start` is.
  public func state(after seconds: Double, from start: State) -> State {
    flow(of: seconds).state(from: start)
  }

  /// The amplitude of an undamped oscillation with the energy of `state`.
  ///
  /// It is sqrt(x² + (v / ω₀)²), in the unit of what moves. Damping only ever takes energy away, so
  /// it never grows while a spring is left alone: settled once is settled for good.
  public func amplitude(of state: State) -> Double {
    let swing = state.velocity / angularFrequency
    return (state.position * state.position + swing * swing).squareRoot()
  }
}
