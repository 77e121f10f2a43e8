import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == TimingCurveCase {
  /// Timing curves and two times, which are often neighbours.
  ///
  /// One of the curves is the one of every step slider; others have flat or steep ends, or go backwards.
  package static var timingCurveCases: Domain {
    Domain(
      draw: { source throws(Discard) in
        let first = try points.draw(from: &source)
        let second = try lastPoints.draw(from: &source)
        guard let curve = try? TimingCurve(first, second) else { throw Discard() }
        let time = try EdgeNumbers.fractions.draw(from: &source)
        let other = try EdgeNumbers.draw(EdgeNumbers.fractions, near: [time, 1 - time], &source)
        return TimingCurveCase(curve, time: time, other: other)
      },
      encode: { test, encoder in
        points.encode(test.curve.first, into: &encoder)
          && lastPoints.encode(test.curve.second, into: &encoder)
          && EdgeNumbers.fractions.encode(test.time, into: &encoder)
          && EdgeNumbers.encode(test.other, EdgeNumbers.fractions, &encoder)
      })
  }

  private static let easeInEaseOut = TimingCurve.easeInEaseOut
  private static let points = around(easeInEaseOut.first)
  private static let lastPoints = around(easeInEaseOut.second)

  private static func around(_ point: GesturePoint) -> Domain<GesturePoint> {
    .one(of: [
      .weight(
        1,
        .element(of: [point]) {
          $0.x == $1.x && $0.y.bitPattern == $1.y.bitPattern
        }),
      .weight(2, points(x: parts, y: parts)),
      .weight(1, points(x: parts, y: EdgeNumbers.ordinates)),
    ])
  }

  /// Points as `combine` would draw them, but without spans: each coordinate has a span already.
  private static func points(x: Domain<Double>, y: Domain<Double>) -> Domain<GesturePoint> {
    Domain<GesturePoint>(
      draw: { source throws(Discard) in
        GesturePoint(x: try x.draw(from: &source), y: try y.draw(from: &source))
      },
      encode: { point, encoder in
        x.encode(point.x, into: &encoder) && y.encode(point.y, into: &encoder)
      })
  }

  private static let parts = Domain<Double>.one(of: [
    .weight(1, .exactly([0, 1, 1.0.nextDown, 1.0 / 3, 2.0 / 3, 1e-300])),
    .weight(2, .doubles(in: 0...1)),
  ])
}
