import GestureEngine

/// A spring, where it starts, and two times: what the laws of springs judge.
public struct SpringCase: Sendable, Hashable {
  /// The spring.
  public let spring: SpringMotion
  /// Where it starts, finite.
  public let start: SpringMotion.State
  /// Seconds, not negative.
  public let seconds: Double
  /// More seconds after them, not negative.
  public let more: Double

  /// A case.
  public init(_ spring: SpringMotion, start: SpringMotion.State, seconds: Double, more: Double) {
    self.spring = spring
    self.start = start
    self.seconds = seconds
    self.more = more
  }

  /// What all distances are measured by: the displacement at the start, or what its velocity leads to.
  fileprivate var travel: Double {
    Swift.max(start.position.magnitude, start.velocity.magnitude / spring.angularFrequency)
  }

  /// What positions are off where they or velocities are below the normal numbers and have few digits.
  fileprivate var coarseness: Double {
    .leastNormalMagnitude + 4 * Double.leastNonzeroMagnitude / spring.angularFrequency
  }
}

extension Law where Subject == SpringCase {
  /// The laws of springs.
  public static var spring: [Law] {
    [.finite, .composition, .derivative, .losesEnergy, .overshoot, .creeping, .retargeting]
  }

  /// A thumb at no place is not drawn at all.
  public static var finite: Law {
    Law("A2", "finite", "a spring is always somewhere") { test in
      let state = test.spring.state(after: test.seconds, from: test.start)
      return state.position.isFinite && state.velocity.isFinite
        ? nil : Breach("it is at \(state.position)")
    }
  }

  /// The frame rate must not change where the thumb is.
  public static var composition: Law {
    Law("H1", "composition", "waiting a + b is waiting a, then b") { test in
      let (spring, start) = (test.spring, test.start)
      let once = spring.state(after: test.seconds + test.more, from: start)
      let twice = spring.state(
        after: test.more, from: spring.state(after: test.seconds, from: start))
      // The angle ωt of a late moment is itself rounded.
      let turns = Swift.min(
        1 + spring.angularFrequency * (test.seconds + test.more) * 1e-6,
        .greatestFiniteMagnitude)
      let slack = 1e-9 * test.travel * turns + test.coarseness
      return (once.position - twice.position).magnitude <= slack
        ? nil : Breach("\(once.position) in one, \(twice.position) in two")
    }
  }

  /// A velocity that is none makes every retargeting jerk.
  public static var derivative: Law {
    Law("H2", "derivative", "the velocity is the change of the position") {
      test in
      let (spring, start) = (test.spring, test.start)
      let frequency = spring.angularFrequency
      let moment = 1e-4 / (frequency * Swift.max(1, spring.dampingRatio))
      guard test.seconds > moment, test.seconds * frequency < 1e3 else { return nil }
      let before = spring.state(after: test.seconds - moment, from: start)
      let after = spring.state(after: test.seconds + moment, from: start)
      let here = spring.state(after: test.seconds, from: start)
      let change = (after.position - before.position) / (2 * moment)
      let fastest = frequency * Swift.max(1, spring.dampingRatio) * test.travel
      // Positions below the normal numbers have few digits.
      let coarseness = 4 * Double.leastNonzeroMagnitude / moment + .leastNormalMagnitude
      return (change - here.velocity).magnitude <= 1e-6 * fastest + coarseness
        ? nil : Breach("the velocity is \(here.velocity), the change \(change)")
    }
  }

  /// A spring that gains energy never settles.
  public static var losesEnergy: Law {
    Law("H2", "energy", "the amplitude never grows") { test in
      let first = test.spring.state(after: test.seconds, from: test.start)
      let second = test.spring.state(after: test.seconds + test.more, from: test.start)
      let slack = 1e-9 * test.travel * (1 + test.spring.dampingRatio) + test.coarseness
      return test.spring.amplitude(of: second) <= test.spring.amplitude(of: first) + slack
        ? nil : Breach("it swings more and more")
    }
  }

  /// How far a spring overshoots is what its bounce promises.
  public static var overshoot: Law {
    Law(
      "H2", "overshoot", "from rest it overshoots by e^(−πζ / √(1 − ζ²))",
      unless: { $0.spring.dampingRatio < 1 ? nil : "it does not overshoot" }
    ) { test in
      let damping = test.spring.dampingRatio
      let root = ((1 - damping) * (1 + damping)).squareRoot()
      let peak = Double.pi / (test.spring.angularFrequency * root)
      let state = test.spring.state(after: peak, from: SpringMotion.State(position: 1))
      let expected = -SpringCase.exponential(-Double.pi * damping / root)
      return (state.position - expected).magnitude <= 1e-9
        ? nil : Breach("it overshoots to \(state.position), not to \(expected)")
    }
  }

  /// A spring without bounce that bounces draws the thumb past its end.
  public static var creeping: Law {
    Law(
      "H2", "no overshoot", "without bounce it goes from rest to its target and never back",
      unless: { $0.spring.dampingRatio < 1 ? "it overshoots" : nil }
    ) { test in
      let start = SpringMotion.State(position: 1)
      let first = test.spring.state(after: test.seconds, from: start).position
      let second = test.spring.state(after: test.seconds + test.more, from: start).position
      return second >= -1e-12 && second <= first + 1e-12
        ? nil : Breach("\(first) is followed by \(second)")
    }
  }

  /// A thumb that is sent elsewhere on its way must go on from where it is.
  public static var retargeting: Law {
    Law("H2", "retargeting", "a new target leaves the place as it is drawn") { test in
      var animated = Animated(0, .spring(test.spring))
      animated.move(to: test.start.position)
      animated.advance(by: test.seconds)
      let before = animated.presented
      animated.move(to: test.start.position + 1)
      let slack = Motion.settledAmplitude + 1e-9 * (1 + test.start.position.magnitude)
      return (animated.presented - before).magnitude <= slack
        ? nil : Breach("it jumps from \(before) to \(animated.presented)")
    }
  }
}

extension SpringCase {
  /// e^x for x ≤ 0, made another way than the engine's: by its series for a small part of x, squared
  /// over and over.
  fileprivate static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    var term = 1.0
    var sum = 1.0
    for index in 1...12 {
      term *= x / 1024 / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
