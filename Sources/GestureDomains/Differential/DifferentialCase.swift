import GestureEngine
import GestureLaws

/// A part of the engine that computes something exact arithmetic can compute as well.
public enum DifferentialCase: Sendable, CustomStringConvertible {
  /// A track, a position on it or beside it, and a fraction.
  case track(Track, position: Double, fraction: Double)
  /// A scale, with fractions and a value; the linear ones have an exact result.
  case scale(ScaleCase)
  /// Stops, one of them, and a value to snap.
  case snapping(SnappingCase)

  /// How far the results are from the exact ones; none where there is nothing to compare.
  public var deviations: [Deviation] {
    switch self {
    case .track(let track, let position, let fraction):
      track.deviations(position: position, fraction: fraction)
    case .scale(let test): test.deviations
    case .snapping(let test): test.deviations
    }
  }
}

extension DifferentialCase {
  /// The case as a person would write it.
  public var description: String {
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

extension Rational {
  static let (zero, one) = (Rational(0), Rational(1))

  /// What the error of a fraction counts in: an ulp of 1, times what the range magnifies.
  fileprivate static func ulp(ofFractionsIn range: ClosedRange<Double>) -> Rational {
    let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
    let span = upper - lower
    let largest = Swift.max(lower.magnitude, upper.magnitude)
    return Rational(Double.ulpOfOne) * (one + largest / span)
      + Rational(.leastNonzeroMagnitude) / span
  }

  /// An ulp of the larger bound.
  fileprivate static func ulp(ofValuesIn range: ClosedRange<Double>) -> Rational {
    Rational(Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp)
  }
}

extension Track {
  /// fraction(x) = (x − start) / length, clamped, and back.
  fileprivate func deviations(position: Double, fraction: Double) -> [Deviation] {
    guard isUsable, let found = self.fraction(at: position) else { return [] }
    let (first, way, range) = (Rational(start), Rational(length), start...end)
    let part = fraction > 0 ? Swift.min(1, fraction) : 0
    return [
      Deviation(
        "fractions of a track", "B3", Rational(found),
        exact: ((Rational(position) - first) / way).clamped(.zero, .one),
        ulp: .ulp(ofFractionsIn: range), limit: 4),
      Deviation(
        "positions on a track", "B3", Rational(self.position(of: part)),
        exact: first + Rational(part) * way, ulp: .ulp(ofValuesIn: range), limit: 2),
    ]
  }
}

extension ScaleCase {
  /// value(t) = lower + t × span, clamped, and back, and there and back.
  fileprivate var deviations: [Deviation] {
    let range = scale.range
    guard scale.kind == .linear, range.lowerBound < range.upperBound else { return [] }
    let (lower, upper) = (Rational(range.lowerBound), Rational(range.upperBound))
    let (ofValue, ofFraction) = (
      Rational.ulp(ofValuesIn: range), Rational.ulp(ofFractionsIn: range)
    )
    let part = fraction > 0 ? Swift.min(1, fraction) : 0
    let there = scale.value(at: part)
    let inside = value > range.lowerBound ? Swift.min(value, range.upperBound) : range.lowerBound
    let back = scale.fraction(of: inside)
    return [
      Deviation(
        "values of a scale", "B3", Rational(there),
        exact: lower + Rational(part) * (upper - lower), ulp: ofValue, limit: 2),
      Deviation(
        "fractions of a scale", "B3", Rational(back),
        exact: (Rational(inside) - lower) / (upper - lower), ulp: ofFraction, limit: 4),
      Deviation(
        "fractions to values and back", "B3", Rational(scale.fraction(of: there)),
        exact: Rational(part), ulp: ofFraction, limit: 4),
      Deviation(
        "values to fractions and back", "B3", Rational(scale.value(at: back)),
        exact: Rational(inside), ulp: ofValue, limit: 2),
    ]
  }
}

extension SnappingCase {
  /// stop(k) = lower + k × step, and the nearest of them.
  fileprivate var deviations: [Deviation] {
    stopDeviations + nearestDeviations
  }

  // No law bounds this error by a number: the span, up to two of the larger bound, the product, the
  // quotient and the sum are each rounded once, which is less than 4 ulp of that bound.
  private var stopDeviations: [Deviation] {
    guard index > 0, index < snapping.lastIndex else { return [] }
    let stop = Rational(snapping.stop(index))
    // A number is what its digits say where they are short, and else what its bits say.
    let exact = (exactStops(Rational.init(decimal:)) + exactStops { Rational($0) })
      .min { ($0 - stop).magnitude < ($1 - stop).magnitude }!
    return [
      Deviation("stops", "C1", stop, exact: exact, ulp: .ulp(ofValuesIn: range), limit: 4)
    ]
  }

  /// Where the stop may be: a step that fits nearly a whole number of times may count as the part of
  /// the span that it nearly is.
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

  /// By how much a neighbour is nearer than the nearest stop.
  private var nearestDeviations: [Deviation] {
    guard !value.isNaN else { return [] }
    let clamped = Swift.min(Swift.max(range.lowerBound, value), range.upperBound)
    let nearest = snapping.index(nearestTo: clamped)
    func distance(_ index: Int) -> Rational {
      (Rational(snapping.stop(index)) - Rational(clamped)).magnitude
    }
    let here = distance(nearest)
    return [nearest - 1, nearest + 1].filter { (0...snapping.lastIndex).contains($0) }.map {
      Deviation(
        "the nearest stop", "C3", here, exact: Swift.min(here, distance($0)),
        ulp: .ulp(ofValuesIn: range), limit: 1)
    }
  }
}
