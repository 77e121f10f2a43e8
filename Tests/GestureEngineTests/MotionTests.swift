import Testing

@testable import GestureEngine

@Suite struct MotionTests {
  @Test func `state(after:from:) example`() throws {
    let spring = try SpringMotion(duration: 0.5, bounce: 0.3)
    #expect(spring.state(after: 0, from: .init(position: 1)).position == 1)
  }

  @Test(arguments: [-0.9, -0.5, -1e-9, 0, 1e-12, 0.001, 0.3, 0.9, 0.999])
  func `a spring solves its equation`(bounce: Double) throws {
    let spring = try SpringMotion(duration: 0.5, bounce: bounce)
    let start = SpringMotion.State(position: 1, velocity: -3)
    let frequency = spring.angularFrequency
    let h = 1e-4
    for time in stride(from: 0.01, through: 2, by: 0.07) {
      let (a, b, c) = (
        spring.state(after: time - h, from: start), spring.state(after: time, from: start),
        spring.state(after: time + h, from: start)
      )
      let slope = (c.position - a.position) / (2 * h)
      #expect(abs(slope - b.velocity) < 1e-4 * frequency)
      let acceleration = (c.velocity - a.velocity) / (2 * h)
      let force =
        -2 * spring.dampingRatio * frequency * b.velocity - frequency * frequency * b.position
      #expect(abs(acceleration - force) < 2e-3 * frequency * frequency)
    }
  }

  @Test func `a spring that does not bounce never passes its target`() throws {
    let spring = try SpringMotion(duration: 0.55)
    var last = 1.0
    for frame in 1...200 {
      let position = spring.state(after: Double(frame) / 60, from: .init(position: 1)).position
      #expect(position >= 0 && position <= last)
      last = position
    }
  }

  @Test(arguments: [
    TimingCurve.easeInEaseOut, try! TimingCurve(.init(x: 0.25, y: 0.1), .init(x: 0.4, y: 0.9)),
  ])
  func `a motion along a curve has the documented displacement, and its slope as velocity`(
    curve: TimingCurve
  ) {
    let motion = Motion.curve(curve, seconds: 0.5)
    let start = SpringMotion.State(position: -1.5, velocity: 4)
    for step in 1...9 {
      let (part, step) = (Double(step) / 10, 1e-6)
      let state = motion.state(after: 0.5 * part, from: start)
      let place = -1.5 * (1 - curve.progress(at: part)) + 4 * 0.5 * part * (1 - part) * (1 - part)
      #expect((state.position - place).magnitude < 1e-12)
      let (before, after) = (
        motion.state(after: 0.5 * part - step, from: start),
        motion.state(after: 0.5 * part + step, from: start)
      )
      let slope = (after.position - before.position) / (2 * step)
      #expect((slope - state.velocity).magnitude < 1e-5)
    }
  }

  @Test func `a curve goes on from the velocity of the motion that it replaces`() {
    var place = Animated(0, .curve(.easeInEaseOut, seconds: 0.2))
    place.move(to: 1)
    place.advance(by: 0.1)
    let step = 1e-6
    var before = place
    before.advance(by: step)
    let velocity = (before.presented - place.presented) / step
    #expect(velocity > 5, "it is fastest in the middle of its way")
    let drawn = place.presented
    place.move(to: 2)
    #expect((place.presented - drawn).magnitude < 1e-12)
    place.advance(by: step)
    #expect(((place.presented - drawn) / step - velocity).magnitude < 0.01 * velocity)
    place.advance(by: 0.2)
    #expect(place.presented == 2 && !place.isAnimating)
  }

  @Test func `a spring is at rest after infinitely many seconds`() throws {
    for bounce in [-0.5, 0, 0.5] {
      let spring = try SpringMotion(duration: 0.5, bounce: bounce)
      let state = spring.state(after: .infinity, from: .init(position: 1, velocity: 1))
      #expect(state == SpringMotion.State(position: 0))
    }
  }

  @Test(
    arguments: [
      (0.0, 0.0, "duration"), (.nan, 0, "duration"), (1, 1, "bounce"), (1, -1, "bounce"),
    ] as [(Double, Double, String)])
  func `a duration or a bounce out of its range is refused`(
    duration: Double, bounce: Double, field: String
  ) {
    let error = #expect(throws: ConfigurationError.self) {
      try SpringMotion(duration: duration, bounce: bounce)
    }
    #expect(error?.field == field)
  }

  @Test func `a motion to a new target starts at the present position and velocity`() throws {
    var number = Animated(0, .spring(try SpringMotion(duration: 0.5)))
    number.move(to: 1)
    number.advance(by: 0.1)
    let before = number.presented
    number.move(to: 0)
    #expect(abs(number.presented - before) < 1e-15)
    number.advance(by: 1e-3)
    #expect(number.presented > before, "it still moves in the same direction")
    number.advance(by: 10)
    #expect(number.presented == 0)
    #expect(!number.isAnimating)
  }

  @Test func `a time that is negative or not finite counts as 0`() throws {
    var number = Animated(0, .spring(try SpringMotion(duration: 0.5)))
    number.move(to: 1)
    for seconds: Double in [-1, .nan, .infinity, -.infinity, 0] { number.advance(by: seconds) }
    #expect(number.presented == 0)
    #expect(number.isAnimating)
  }
}
