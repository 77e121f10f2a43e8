import GestureEngine
import GestureLaws

/// A case for a part of the engine whose results exact arithmetic can compute, too.
package enum DifferentialCase: Sendable, CustomStringConvertible {
  /// A track, a position on or beside it, and a fraction.
  case track(Track, position: Double, fraction: Double)
  /// A scale, with fractions and a value. Only linear scales have exact results.
  case scale(ScaleCase)
  /// Stops, one of them, and a value to snap.
  case snapping(SnappingCase)

  /// The distances of the results from the exact ones; empty if there are no exact results.
  package var deviations: [Deviation] {
    Law<DifferentialCase>.differential.flatMap { comparisons(by: $0.id).map(Deviation.init) }
  }

  /// Returns the results of the engine and of exact arithmetic whose difference the law with the given
  /// short name bounds.
  func comparisons(by law: String) -> [Comparison] {
    switch (self, law) {
    case (.track(let track, let position, let fraction), "B3"):
      track.comparisons(position: position, fraction: fraction)
    case (.scale(let test), "B3"): test.comparisons
    case (.snapping(let test), "C1"): test.stopComparisons
    case (.snapping(let test), "C3"): test.nearestComparisons
    default: []
    }
  }
}

extension DifferentialCase {
  /// The case in words.
  package var description: String {
    switch self {
    case .track(let track, let position, let fraction):
      return "a track from \(track.start), \(track.length) long; position \(position), fraction "
        + "\(fraction)"
    case .scale(let test):
      return "\(test.scale.kind) over \(test.scale.range); fraction \(test.fraction), value "
        + "\(test.value)"
    case .snapping(let test):
      return "\(test.rule) over \(test.range); stop \(test.index), value \(test.value)"
    }
  }
}

extension Track {
  /// Compares fraction(x) = (x − start) / length, clamped, and its inverse.
  fileprivate func comparisons(position: Double, fraction: Double) -> [Comparison] {
    guard isUsable, let found = self.fraction(at: position) else { return [] }
    let (first, way, range) = (Rational(start), Rational(length), start...end)
    let part = fraction > 0 ? Swift.min(1, fraction) : 0
    return [
      Comparison(
        "fractions of a track", Rational(found),
        exact: ((Rational(position) - first) / way).clamped(.zero, .one),
        unit: .ulpOfFractions(range), limit: 4),
      Comparison(
        "positions on a track", Rational(self.position(of: part)),
        exact: first + Rational(part) * way, unit: .ulpOfValues(range), limit: 2),
    ]
  }
}

extension ScaleCase {
  /// Compares value(t) = lower + t × span, clamped, its inverse, and both round trips.
  fileprivate var comparisons: [Comparison] {
    let range = scale.range
    guard scale.kind == .linear, range.lowerBound < range.upperBound else { return [] }
    let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
    let (ofValue, ofFraction) = (
      Comparison.Unit.ulpOfValues(range), Comparison.Unit.ulpOfFractions(range)
    )
    let part = fraction > 0 ? Swift.min(1, fraction) : 0
    let there = scale.value(at: part)
    let inside = value > range.lowerBound ? Swift.min(value, range.upperBound) : range.lowerBound
    let back = scale.fraction(of: inside)
    return [
      Comparison(
        "values of a scale", Rational(there),
        exact: lower + Rational(part) * (upper - lower), unit: ofValue, limit: 2),
      Comparison(
        "fractions of a scale", Rational(back),
        exact: (Rational(inside) - lower) / (upper - lower), unit: ofFraction, limit: 4),
      Comparison(
        "fractions to values and back", Rational(scale.fraction(of: there)),
        exact: Rational(part), unit: ofFraction, limit: 4),
      Comparison(
        "values to fractions and back", Rational(scale.value(at: back)),
        exact: Rational(inside), unit: ofValue, limit: 2.5),
    ]
  }
}

extension SnappingCase {
  /// Compares stop(k) = lower + k × step.
  ///
  /// No law of the engine gives a number for this error. The span (at most twice the larger bound), the
  /// product, the quotient and the sum are each rounded once, which is less than 4 ulp of that bound.
  fileprivate var stopComparisons: [Comparison] {
    guard index > 0, index < snapping.lastIndex else { return [] }
    // The engine may read a number as its shortest decimal digits or as its exact bits.
    let exact = exactStops(Rational.init(decimal:)) + exactStops { Rational($0) }
    return [
      Comparison(
        "stops", Rational(snapping.stop(index)), exact: exact, unit: .ulpOfValues(range), limit: 4)
    ]
  }

  /// Returns the exact places of the stop.
  ///
  /// A step that divides the span up to rounding may also count as that part of the span.
  private func exactStops(_ reading: (Double) -> Rational) -> [Rational] {
    let (lower, upper) = (reading(range.lowerBound), reading(range.upperBound))
    let place = Rational(index)
    switch rule {
    case .divisions(let count):
      return [lower + place * (upper - lower) / Rational(count)]
    case .step(let number):
      let step = reading(number)
      let whole = ((upper - lower) / step).nearestWhole
      let isWhole = (whole * step - (upper - lower)).magnitude <= step * Rational(1e-9)
      let stepped = lower + place * step
      return isWhole && whole > .zero
        ? [stepped, lower + place * (upper - lower) / whole] : [stepped]
    }
  }

  /// Compares the distance of the nearest stop with those of its neighbours.
  fileprivate var nearestComparisons: [Comparison] {
    guard !value.isNaN else { return [] }
    let clamped = Swift.min(Swift.max(range.lowerBound, value), range.upperBound)
    let nearest = snapping.index(nearestTo: clamped)
    func distance(_ index: Int) -> Rational {
      (Rational(snapping.stop(index)) - Rational(clamped)).magnitude
    }
    let here = distance(nearest)
    return [nearest - 1, nearest + 1].filter { (0...snapping.lastIndex).contains($0) }.map {
      Comparison(
        "the nearest stop", here, exact: Swift.min(here, distance($0)),
        unit: .ulpOfValues(range), limit: 1)
    }
  }
}
