extension Spring {
  /// What a spring does to any state in a given time: the same for all states, and so computed once.
  public struct Flow: Sendable, Hashable {
    private let even: Double
    private let odd: Double
    private let decay: Double
    private let stiffness: Double
    private let isStill: Bool

    init(of spring: Spring, seconds: Double) {
      let frequency = spring.angularFrequency
      decay = spring.dampingRatio * frequency
      stiffness = frequency * frequency
      isStill = !(seconds > 0)
      let basis = Basis(
        seconds: isStill ? 0 : seconds, frequency: frequency, dampingRatio: spring.dampingRatio)
      even = basis.even
      odd = basis.odd
    }

    /// The state that `start` becomes.
    ///
    /// - Returns: The closed solution; rest where it is not finite.
    public func state(from start: State) -> State {
      if isStill { return start }
      let push = start.velocity + decay * start.position
      let position = start.position * even + push * odd
      let velocity =
        start.velocity * even - (decay * start.velocity + stiffness * start.position) * odd
      guard position.isFinite, velocity.isFinite else { return State(position: 0) }
      return State(position: position, velocity: velocity)
    }
  }

  /// What the spring does to any state in `seconds`, which are not negative.
  public func flow(of seconds: Double) -> Flow { Flow(of: self, seconds: seconds) }
}
