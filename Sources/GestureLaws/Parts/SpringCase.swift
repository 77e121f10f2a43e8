import GestureEngine

/// A test case of a spring: its start and two times.
package struct SpringCase: Sendable, Hashable {
  /// The spring.
  package let spring: SpringMotion
  /// The state at the start, finite.
  package let start: SpringMotion.State
  /// The time after the start, in seconds, not negative.
  package let seconds: Double
  /// A further time after `seconds`, in seconds, not negative.
  package let more: Double

  /// Creates a test case.
  package init(_ spring: SpringMotion, start: SpringMotion.State, seconds: Double, more: Double) {
    self.spring = spring
    self.start = start
    self.seconds = seconds
    self.more = more
  }

  /// The unit of all distances: the displacement at the start, or the distance that the velocity at the
  /// start covers in 1 / ω₀.
  fileprivate var travel: Double {
    Swift.max(start.position.magnitude, start.velocity.magnitude / spring.angularFrequency)
  }

  /// The error of a position that is subnormal or belongs to a subnormal velocity.
  fileprivate var coarseness: Double {
    .leastNormalMagnitude + 4 * Double.leastNonzeroMagnitude / spring.angularFrequency
  }
}

extension Law where Subject == SpringCase {
  /// The laws of springs.
  package static var spring: [Law] {
    [.finite, .composition, .derivative, .losesEnergy, .overshoot, .creeping, .retargeting]
  }

  /// A thumb whose position is not finite is not drawn at all.
  package static var finite: Law {
    Law("A2", "finite", "the position and the velocity of a spring are finite") { test in
      let state = test.spring.state(after: test.seconds, from: test.start)
      return state.position.isFinite && state.velocity.isFinite
        ? nil : Breach("the position is \(state.position), the velocity \(state.velocity)")
    }
  }

  /// The frame rate must not change the position of the thumb.
  package static var composition: Law {
    Law(
      "H1", "composition", "waiting a + b equals waiting a and then b"
    ) { test in
      let (spring, start) = (test.spring, test.start)
      let once = spring.state(after: test.seconds + test.more, from: start)
      let twice = spring.state(
        after: test.more, from: spring.state(after: test.seconds, from: start))
      // The angle ωt is itself rounded, which matters for a large t.
      let turns = Swift.min(
        1 + spring.angularFrequency * (test.seconds + test.more) * 1e-6,
        .greatestFiniteMagnitude)
      let slack = 1e-9 * test.travel * turns + test.coarseness
      return (once.position - twice.position).magnitude <= slack
        ? nil
        : Breach("the position is \(once.position) in a single wait, \(twice.position) in two")
    }
  }

  /// A wrong velocity makes every new target jerk.
  package static var derivative: Law {
    Law(
      "H2", "derivative", "the velocity is the derivative of the position"
    ) { test in
      let (spring, start) = (test.spring, test.start)
      let frequency = spring.angularFrequency
      let moment = 1e-4 / (frequency * Swift.max(1, spring.dampingRatio))
      guard test.seconds > moment, test.seconds * frequency < 1e3 else { return nil }
      let before = spring.state(after: test.seconds - moment, from: start)
      let after = spring.state(after: test.seconds + moment, from: start)
      let here = spring.state(after: test.seconds, from: start)
      let change = (after.position - before.position) / (2 * moment)
      let fastest = frequency * Swift.max(1, spring.dampingRatio) * test.travel
      // Subnormal positions have few digits.
      let coarseness = 4 * Double.leastNonzeroMagnitude / moment + .leastNormalMagnitude
      return (change - here.velocity).magnitude <= 1e-6 * fastest + coarseness
        ? nil
        : Breach("the velocity is \(here.velocity), the position changes by \(change) a second")
    }
  }

  /// A spring that gains energy never settles.
  package static var losesEnergy: Law {
    Law("H2", "energy", "the amplitude never grows") { test in
      let first = test.spring.state(after: test.seconds, from: test.start)
      let second = test.spring.state(after: test.seconds + test.more, from: test.start)
      let slack = 1e-9 * test.travel * (1 + test.spring.dampingRatio) + test.coarseness
      let (early, late) = (test.spring.amplitude(of: first), test.spring.amplitude(of: second))
      return late <= early + slack
        ? nil : Breach("the amplitude grows from \(early) to \(late)")
    }
  }

  /// The overshoot of a spring is the bounce that users see.
  package static var overshoot: Law {
    Law(
      "H2", "overshoot", "a spring overshoots from rest by e^(−πζ / √(1 − ζ²))",
      unless: { $0.spring.dampingRatio < 1 ? nil : "it does not overshoot" }
    ) { test in
      let damping = test.spring.dampingRatio
      let root = ((1 - damping) * (1 + damping)).squareRoot()
      let peak = Double.pi / (test.spring.angularFrequency * root)
      let state = test.spring.state(after: peak, from: SpringMotion.State(position: 1))
      let expected = -SpringCase.exponential(-Double.pi * damping / root)
      return (state.position - expected).magnitude <= 1e-9
        ? nil : Breach("the spring overshoots to \(state.position), not to \(expected)")
    }
  }

  /// A spring without bounce that overshoots draws the thumb past its end.
  package static var creeping: Law {
    Law(
      "H2", "no overshoot", "a spring without bounce moves from rest to its target and never back",
      unless: { $0.spring.dampingRatio < 1 ? "it overshoots" : nil }
    ) { test in
      let start = SpringMotion.State(position: 1)
      let first = test.spring.state(after: test.seconds, from: start).position
      let second = test.spring.state(after: test.seconds + test.more, from: start).position
      return second >= -1e-12 && second <= first + 1e-12
        ? nil : Breach("the distance from the target goes from \(first) to \(second)")
    }
  }

  /// A moving thumb that gets a new target must continue from its present position.
  package static var retargeting: Law {
    Law("H2", "retargeting", "a new target does not change the presented position") { test in
      var animated = Animated(0, .spring(test.spring))
      animated.move(to: test.start.position)
      animated.advance(by: test.seconds)
      let before = animated.presented
      animated.move(to: test.start.position + 1)
      let slack = Motion.settledAmplitude + 1e-9 * (1 + test.start.position.magnitude)
      return (animated.presented - before).magnitude <= slack
        ? nil : Breach("the presented position jumps from \(before) to \(animated.presented)")
    }
  }
}

extension SpringCase {
  /// Returns e^x for x ≤ 0, computed independently of the engine: by the series of e^(x / 1024),
  /// squared ten times.
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
