import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == SnappingCase {
  /// Stops of every kind, one of them, and a number to snap.
  ///
  /// Steps are tenths, hundredths, 1/49 and others; some ranges are nearly too wide. The number is a stop, the
  /// middle between two stops, a neighbour of one, or any number.
  package static var snappingCases: Domain {
    Domain { source throws(Discard) in
      let (a, b) = (try bound.draw(from: &source), try bound.draw(from: &source))
      guard a.isFinite, b.isFinite else { throw Discard() }
      let range = Swift.min(a, b)...Swift.max(a, b)
      let rule = try rule(range, &source)
      let index = source.word(below: 0)
      do {
        let test = try SnappingCase(range: range, rule: rule, index: index, value: 0)
        let value = try value(test, &source)
        return try SnappingCase(range: range, rule: rule, index: index, value: value)
      } catch {
        throw Discard()
      }
    }
  }

  private static let bound = Domain<Double>.one(of: [
    .weight(6, .doubles(in: -100...100)),
    .weight(2, .element(of: [0, 1, 0.1, 0.3, 35, 80, 1e9, -1e9, 1e300, 1e-300])),
    .weight(1, .doubles),
  ])

  private static let step = Domain<Double>.one(of: [
    .weight(
      3, .element(of: [1, 0.1, 0.3, 0.01, 50, 1 / 49, 1e-8, 0.25, 1 / 3, 0.7, 30, 0x1p-52])),
    .weight(3, .doubles(in: 0...10)),
    .weight(1, .doubles),
  ])

  private static let divisions = Domain<Int>.one(of: [
    .weight(3, .integers(in: 1...64)), .weight(1, .integers(in: 1...(1 << 52))),
  ])

  private static let wholeSteps = Domain<Int>.integers(in: 1...1000)
  private static let anyNumber = Domain<Double>.doubles
  private static let fraction = Domain<Double>.doubles(in: 0...1)

  private static func rule(
    _ range: ClosedRange<Double>, _ source: inout ChoiceSource
  ) throws(Discard) -> SnappingCase.Rule {
    switch source.word(below: 3) {
    case 0: .step(try step.draw(from: &source))
    case 1: .divisions(try divisions.draw(from: &source))
    default:
      // The range is a whole number of steps, up to rounding.
      .step(
        (range.upperBound - range.lowerBound)
          / Double(try wholeSteps.draw(from: &source)))
    }
  }

  private static func value(
    _ test: SnappingCase, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    let (stop, next) = (test.snapping.stop(test.index), test.snapping.stop(test.index + 1))
    switch source.word(below: 6) {
    case 0: return try anyNumber.draw(from: &source)
    case 1: return stop / 2 + next / 2
    case 2: return (stop / 2 + next / 2).nextUp
    case 3: return (stop / 2 + next / 2).nextDown
    case 4: return source.word(below: 2) == 0 ? stop.nextUp : stop.nextDown
    default:
      let fraction = try fraction.draw(from: &source)
      return test.range.lowerBound * (1 - fraction) + test.range.upperBound * fraction
    }
  }
}
