import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == SpringCase {
  /// Springs of any duration and bounce, any finite start, and two times from 0 to the largest.
  ///
  /// The bounce is often near 0, where the formula changes, and near ±1, where a spring hardly stops or
  /// hardly moves.
  package static var springCases: Domain {
    .combine(
      .combine(durations, bounces, make: Pair.init, back: { ($0.first, $0.second) }),
      .combine(
        EdgeNumbers.lengths, EdgeNumbers.lengths, make: Pair.init, back: { ($0.first, $0.second) }),
      times, times
    ) { shape, start, seconds, more in
      SpringCase(
        try! SpringMotion(duration: shape.first, bounce: shape.second),
        start: SpringMotion.State(position: start.first, velocity: start.second),
        seconds: seconds, more: more)
    } back: { test in
      (
        Pair(test.spring.duration, test.spring.bounce),
        Pair(test.start.position, test.start.velocity), test.seconds, test.more
      )
    }
  }

  private struct Pair {
    let first: Double
    let second: Double
    init(_ first: Double, _ second: Double) { (self.first, self.second) = (first, second) }
  }

  private static let durations = Domain<Double>.one(of: [
    .weight(5, .doubles(in: 0.01...10)),
    .weight(2, .exactly([0.5, 0.55, 1, 0x1p-20, 0x1p20])),
    .weight(1, .doubles(in: DeclaredLengths.durations)),
  ])

  private static let bounces = Domain<Double>.one(of: [
    .weight(
      3,
      .exactly([
        0, 0.3, -0.5, 1e-9, -1e-9, 1e-16, -1e-17, 0.999, -0.999, .leastNonzeroMagnitude,
        1.0.nextDown, (-1.0).nextUp,
      ])),
    .weight(3, .doubles(in: (-1.0).nextUp...1.0.nextDown)),
  ])

  private static let times = Domain<Double>.one(of: [
    .weight(5, .doubles(in: 0...2)),
    .weight(
      2,
      .exactly([
        0, 1.0 / 60, 1.0 / 120, 100, 1e9, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ])),
    .weight(1, .doubles(in: 0 ... .greatestFiniteMagnitude)),
  ])
}
