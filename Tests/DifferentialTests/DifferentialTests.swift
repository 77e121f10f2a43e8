import DragnetTesting
import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting
import Testing

/// The engine beside exact arithmetic: each result is within the bounds of law B3 of what it would
/// be without any rounding, and each test prints how far off the worst of its results was.
@Suite struct DifferentialTests {
  private static let settings = RunSettings(cases: 4000)
  private let one = Rational(1)
  private let zero = Rational(0)

  /// What the error of a fraction counts in: an ulp of 1, times what the range magnifies.
  private func unit(ofFractionsIn range: ClosedRange<Double>) -> Rational {
    let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
    let span = upper - lower
    let largest = Swift.max(lower.magnitude, upper.magnitude)
    return Rational(Double.ulpOfOne) * (one + largest / span)
      + Rational(.leastNonzeroMagnitude) / span
  }

  /// An ulp of the larger bound.
  private func unit(ofValuesIn range: ClosedRange<Double>) -> Rational {
    Rational(Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp)
  }

  @Test func `a track maps as exact arithmetic does`() {
    let (fractions, positions) = (Worst(), Worst())
    let number = Domain<Double>.one(of: [
      .weight(5, .doubles(in: -1000...1000)), .weight(1, .doubles(in: -1e300...1e300)),
    ])
    check(
      .tuple(number, number, number, .doubles(in: 0...1)), settings: Self.settings
    ) { start, length, position, fraction in
      let track = Track(start: start, length: length.magnitude)
      guard track.isUsable, let found = track.fraction(at: position) else { return true }
      let (first, way) = (Rational(track.start), Rational(track.length))
      let exact = ((Rational(position) - first) / way).clamped(zero, one)
      let range = track.start...track.end
      guard
        fractions.note(
          Rational(found) - exact, unit: unit(ofFractionsIn: range), limit: 4)
      else { return false }
      let place = Rational(track.position(of: fraction))
      return positions.note(
        place - (first + Rational(fraction) * way), unit: unit(ofValuesIn: range), limit: 2)
    }
    print(
      "Track: fractions \(fractions.error) of 4, positions \(positions.error) of 2 ulp at worst")
  }

  @Test func `a linear scale maps as exact arithmetic does, there and back`() {
    let (values, fractions, trips, returns) = (Worst(), Worst(), Worst(), Worst())
    check(.scaleCases, settings: Self.settings) { test in
      let (scale, range) = (test.scale, test.scale.range)
      guard scale.kind == .linear, range.lowerBound < range.upperBound else { return true }
      let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
      let (ofValue, ofFraction) = (unit(ofValuesIn: range), unit(ofFractionsIn: range))
      let place = test.fraction > 0 ? Swift.min(1, test.fraction) : 0
      let there = scale.value(at: place)
      let value =
        test.value > range.lowerBound
        ? Swift.min(test.value, range.upperBound) : range.lowerBound
      let back = scale.fraction(of: value)
      return values.note(
        Rational(there) - (lower + Rational(place) * (upper - lower)), unit: ofValue, limit: 2)
        && fractions.note(
          Rational(back) - (Rational(value) - lower) / (upper - lower), unit: ofFraction, limit: 4)
        && trips.note(
          Rational(scale.fraction(of: there)) - Rational(place), unit: ofFraction, limit: 4)
        && returns.note(
          Rational(scale.value(at: back)) - Rational(value), unit: ofValue, limit: 2)
    }
    print(
      """
      Scale: values \(values.error) of 2, fractions \(fractions.error) of 4, \
      fraction to value and back \(trips.error) of 4, value to fraction and back \
      \(returns.error) of 2 ulp at worst
      """)
  }

  // No law bounds this error: the span, up to two of the larger bound, the product, the quotient and
  // the sum are each rounded once, which is less than 4 ulp of that bound.
  @Test func `stops are where exact arithmetic has them`() {
    let stops = Worst()
    check(.snappingCases, settings: Self.settings) { test in
      let (snapping, index) = (test.snapping, test.index)
      guard index > 0, index < snapping.lastIndex else { return true }
      // A number is what its digits say where they are short, and else what its bits say.
      let readings = [Rational.init(decimal:), Rational.init(_:) as (Double) -> Rational].map {
        exactStop(test, reading: $0)
      }
      let stop = Rational(snapping.stop(index))
      let error = readings.map { (stop - $0).magnitude }.min()!
      return stops.note(error, unit: unit(ofValuesIn: test.range), limit: 4)
    }
    print("Snapping: stops \(stops.error) of 4 ulp at worst")
  }

  private func exactStop(_ test: SnappingCase, reading: (Double) -> Rational) -> Rational {
    let (lower, upper) = (reading(test.range.lowerBound), reading(test.range.upperBound))
    let index = Rational(.init(test.index))
    switch test.rule {
    case .divisions(let count):
      return lower + index * (upper - lower) / Rational(.init(count))
    case .step(let number):
      let step = reading(number)
      let whole = Rational(((upper - lower) / step).nearestWhole)
      let isWhole = (whole * step - (upper - lower)).magnitude <= step * Rational(1e-9)
      return isWhole && whole > zero
        ? lower + index * (upper - lower) / whole : lower + index * step
    }
  }

  @Test func `no stop is nearer than the nearest by exact arithmetic`() {
    let excesses = Worst()
    check(.snappingCases, settings: Self.settings) { test in
      guard !test.value.isNaN else { return true }
      let (snapping, range) = (test.snapping, test.range)
      let value = Swift.min(Swift.max(range.lowerBound, test.value), range.upperBound)
      let index = snapping.index(nearestTo: value)
      func distance(_ index: Int) -> Rational {
        (Rational(snapping.stop(index)) - Rational(value)).magnitude
      }
      let here = distance(index)
      for neighbour in [index - 1, index + 1] where (0...snapping.lastIndex).contains(neighbour) {
        let there = distance(neighbour)
        if neighbour < index, there == here { return false }
        if there < here,
          !excesses.note(here - there, unit: unit(ofValuesIn: range), limit: 1)
        {
          return false
        }
      }
      return true
    }
    print("Snapping: the nearest stop is \(excesses.error) of 1 ulp too far at worst")
  }
}
