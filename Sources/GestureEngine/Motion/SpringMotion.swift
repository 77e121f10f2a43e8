/// A damped spring of mass 1, described as in SwiftUI: by a duration and a bounce.
///
/// With ω₀ = 2π / duration the stiffness is ω₀² and the damping 2ζω₀, where the damping ratio ζ is
/// 1 − bounce, or 1 / (1 + bounce) if the bounce is negative. The motion is the closed solution of
/// x″ + 2ζω₀x′ + ω₀²x = 0, so that it does not depend on the frame rate.
public struct SpringMotion: Sendable, Hashable {
  /// The seconds that an undamped oscillation takes, one of ``DeclaredLengths/durations``.
  public let duration: Double
  /// −1 < bounce < 1: at 0 the spring is as fast as possible without overshoot, above 0 it overshoots,
  /// below 0 it is slower.
  public let bounce: Double

  /// The displacement and the velocity of a spring.
  public struct State: Sendable, Hashable {
    /// The displacement from the target, in the unit of the number that moves.
    public var position: Double
    /// The change of the displacement per second.
    public var velocity: Double

    /// A state with the given displacement and velocity.
    @inlinable public init(position: Double, velocity: Double = 0) {
      self.position = position
      self.velocity = velocity
    }
  }

  /// A spring with the given duration and bounce.
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

  /// The angular frequency ω₀ of the undamped spring, in radians per second.
  public var angularFrequency: Double {
    2 * .pi / duration
  }

  /// The damping ratio ζ: 1 is critical, below it the spring overshoots.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// Returns the state `seconds` after `start`.
  ///
  ///     let spring = try SpringMotion(duration: 0.5, bounce: 0.3)
  ///     spring.state(after: 0, from: .init(position: 1)).position  // 1
  ///
  /// - Parameters:
  ///   - seconds: Not negative; after infinitely many seconds the spring is at rest.
  ///   - start: The state at second 0.
  /// - Returns: The closed solution; finite where `start` is.
  public func state(after seconds: Double, from start: State) -> State {
    flow(of: seconds).state(from: start)
  }

  /// Returns the amplitude of an undamped oscillation with the energy of `state`.
  ///
  /// The amplitude is sqrt(x² + (v / ω₀)²), in the unit of the number that moves. Damping takes energy
  /// away, so the amplitude never grows: a spring that has settled stays settled.
  public func amplitude(of state: State) -> Double {
    let swing = state.velocity / angularFrequency
    let square = state.position * state.position + swing * swing
    if square.isNormal { return square.squareRoot() }
    // The squares of very small and very large numbers underflow or overflow.
    let largest = Swift.max(state.position.magnitude, swing.magnitude)
    guard largest > 0, largest.isFinite else { return largest }
    let (x, y) = (state.position / largest, swing / largest)
    return largest * (x * x + y * y).squareRoot()
  }
}

extension SpringMotion {
  /// The linear map of a spring's states over a given time, computed once for many states.
  public struct Flow: Sendable, Hashable {
    private let even: Double
    private let odd: Double
    /// The damping and the stiffness, each times `odd`.
    private let damping: Double
    private let pull: Double
    private let isStill: Bool

    init(of spring: SpringMotion, seconds: Double) {
      let frequency = spring.angularFrequency
      isStill = !(seconds > 0)
      let basis = Basis(
        seconds: isStill ? 0 : seconds, frequency: frequency, dampingRatio: spring.dampingRatio)
      even = basis.even
      odd = basis.odd
      damping = spring.dampingRatio * (frequency * odd)
      pull = frequency * (frequency * odd)
    }

    /// Returns the state that follows `start`.
    ///
    /// - Returns: The closed solution, or rest if the solution is not finite.
    public func state(from start: State) -> State {
      if isStill { return start }
      let position = start.position * even + (start.velocity * odd + start.position * damping)
      let velocity =
        start.velocity * even - (start.velocity * damping + start.position * pull)
      guard position.isFinite, velocity.isFinite else { return State(position: 0) }
      return State(position: position, velocity: velocity)
    }
  }

  /// Returns the map of states over `seconds`, which are not negative.
  public func flow(of seconds: Double) -> Flow { Flow(of: self, seconds: seconds) }
}

extension SpringMotion {
  /// The values of the two fundamental solutions at a moment.
  ///
  /// Every motion is a sum of their multiples.
  struct Basis {
    /// e^(−ζω₀t) · cos(ωt), with cosh for cos if the spring is over-damped.
    let even: Double
    /// e^(−ζω₀t) · sin(ωt) / ω, with sinh for sin if the spring is over-damped, or the limit t · e^(−ω₀t)
    /// if the damping is critical.
    let odd: Double

    init(seconds: Double, frequency: Double, dampingRatio: Double) {
      let decay = dampingRatio * frequency
      let detuning = (1 - dampingRatio) * (1 + dampingRatio)
      let root = detuning.magnitude.squareRoot()
      let rate = frequency * root
      let angle = rate * seconds
      if detuning > 0 {
        let envelope = Elementary.exponential(-decay * seconds)
        even = envelope * Elementary.cosine(angle)
        odd = envelope * seconds * Basis.cardinal(angle, sign: -1, Elementary.sine)
      } else {
        // Both exponents are negative, unlike those of cosh and sinh, so neither power overflows. The
        // slow exponent is rate − decay, written without subtracting close numbers.
        let slow = Elementary.exponential(-frequency / (dampingRatio + root) * seconds)
        let fast = Elementary.exponential((-rate - decay) * seconds)
        even = (slow + fast) / 2
        odd =
          angle < 0.1
          ? Elementary.exponential(-decay * seconds) * seconds * Basis.series(angle, sign: 1)
          : (slow - fast) / (2 * rate)
      }
    }

    /// Returns f(x) / x for an odd f with the series x ± x³/6 + x⁵/120 ± …, without dividing 0 by 0.
    private static func cardinal(_ x: Double, sign: Double, _ f: (Double) -> Double) -> Double {
      x < 0.1 ? series(x, sign: sign) : f(x) / x
    }

    /// Returns 1 ± x²/6 + x⁴/120 ± x⁶/5040 + x⁸/362880, exact up to rounding for |x| < 0.1.
    private static func series(_ x: Double, sign: Double) -> Double {
      let s = sign * x * x
      return 1 + s / 6 * (1 + s / 20 * (1 + s / 42 * (1 + s / 72)))
    }
  }
}
