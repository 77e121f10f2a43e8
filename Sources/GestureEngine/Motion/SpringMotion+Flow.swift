extension SpringMotion {
  /// What a spring does to any state in a given time: the same for all states, and so computed once.
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

    /// The state that `start` becomes.
    ///
    /// - Returns: The closed solution; rest where it is not finite.
    public func state(from start: State) -> State {
      if isStill { return start }
      let position = start.position * even + (start.velocity * odd + start.position * damping)
      let velocity =
        start.velocity * even - (start.velocity * damping + start.position * pull)
      guard position.isFinite, velocity.isFinite else { return State(position: 0) }
      return State(position: position, velocity: velocity)
    }
  }

  /// What the spring does to any state in `seconds`, which are not negative.
  public func flow(of seconds: Double) -> Flow { Flow(of: self, seconds: seconds) }
}
