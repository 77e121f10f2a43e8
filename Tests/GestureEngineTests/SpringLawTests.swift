import GestureEngine
import GestureLaws
import Testing

@Suite struct SpringLawTests {
  @Test(arguments: [0, 0.3, 0.9, 0.999, 1e-9, -1e-9, -0.5, -0.99])
  func `a spring obeys its laws`(bounce: Double) throws {
    for duration in [0.5, 0.55, 1e-3, 100] {
      let spring = try SpringMotion(duration: duration, bounce: bounce)
      for start in [
        SpringMotion.State(position: 1), .init(position: -3, velocity: 20),
        .init(position: 0, velocity: 1),
        // The squares of these underflow and overflow.
        .init(position: 1e-160, velocity: -1.6e-160), .init(position: -1e160, velocity: 1e160),
      ] {
        for (seconds, more) in [(0.0, 0.0), (0.1, 0.01), (0.3, 1), (1, 0.5), (50, 1e3)] {
          let test = SpringCase(
            spring, start: start, seconds: seconds * duration, more: more * duration)
          for law in Law<SpringCase>.spring {
            #expect(law.breach(by: test) == nil, "\(law.name) \(duration) \(start) \(seconds)")
          }
        }
      }
    }
  }

  @Test(arguments: [1, 35, 4096], [1e-9, 0.016, 0.1])
  func `a wait looks at each number of a row once, however long the wait is`(
    count: Int, seconds: Double
  ) throws {
    var row = AnimatedRow(
      repeating: 15, count: count, spring: try SpringMotion(duration: 0.5, bounce: 0.3))
    #expect(row.advance(by: seconds) == 0, "nothing moves")
    var targets = 0
    row.move { _ in
      targets += 1
      return 35
    }
    #expect(targets == count)
    #expect(row.advance(by: seconds) == count)
    #expect(row.advance(by: 1e9) == count && row.advance(by: 1e9) == 0)
  }

  @Test func `a row moves each number as a single spring would`() throws {
    let spring = try SpringMotion(duration: 0.5, bounce: 0.3)
    var row = AnimatedRow(repeating: 15, count: 4, spring: spring)
    var alone = (0..<4).map { _ in Animated(15, .spring(spring)) }
    for targets in [[35.0, 20, 15, 16], [15, 35, 15, 40]] {
      row.move { targets[$0] }
      for index in alone.indices { alone[index].move(to: targets[index]) }
      for _ in 0..<5 {
        row.advance(by: 0.016)
        for index in alone.indices { alone[index].advance(by: 0.016) }
        for (one, other) in zip(row.presented, alone) {
          #expect((one - other.presented).magnitude < 1e-12)
        }
      }
    }
    row.advance(by: 100)
    #expect(!row.isAnimating && row.presented == [15, 35, 15, 40])
  }

  @Test func `a row that is sent back before time passes does not move`() throws {
    var row = AnimatedRow(
      repeating: 15, count: 4, spring: try SpringMotion(duration: 0.5, bounce: 0.3))
    row.move { _ in 35 }
    #expect(row.isAnimating)
    row.move { _ in 15 }
    #expect(!row.isAnimating && row.presented == [15, 15, 15, 15])
  }
}
