import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == ScaleCase {
  /// Scales of both kinds, two fractions, and a value.
  ///
  /// Some bounds are equal, are neighbours, vanish, or have a quotient that overflows. The
  /// fractions are often neighbours, and the value is often beside an end or the middle.
  package static var scaleCases: Domain {
    Domain(
      draw: { source throws(Discard) in
        let kind = try kinds.draw(from: &source)
        var lower = try EdgeNumbers.bounds.draw(from: &source)
        var upper = try EdgeNumbers.draw(EdgeNumbers.bounds, near: [lower], &source)
        if kind == .exponential { (lower, upper) = (lower.magnitude, upper.magnitude) }
        guard upper.isFinite,
          let scale = try? Scale(Swift.min(lower, upper)...Swift.max(lower, upper), kind)
        else { throw Discard() }
        let fraction = try EdgeNumbers.fractions.draw(from: &source)
        let other = try EdgeNumbers.draw(EdgeNumbers.fractions, near: [fraction], &source)
        let range = scale.range
        let value = try EdgeNumbers.draw(
          anyNumber,
          near: [
            range.lowerBound, range.upperBound, scale.value(at: 0.5), scale.value(at: fraction),
          ], &source)
        return ScaleCase(scale, fraction: fraction, other: other, value: value)
      },
      encode: { test, encoder in
        kinds.encode(test.scale.kind, into: &encoder)
          && EdgeNumbers.bounds.encode(test.scale.range.lowerBound, into: &encoder)
          && EdgeNumbers.encode(test.scale.range.upperBound, EdgeNumbers.bounds, &encoder)
          && EdgeNumbers.fractions.encode(test.fraction, into: &encoder)
          && EdgeNumbers.encode(test.other, EdgeNumbers.fractions, &encoder)
          && EdgeNumbers.encode(test.value, anyNumber, &encoder)
      })
  }

  private static let anyNumber = Domain<Double>.doubles
  private static let kinds = Domain<Scale.Kind>.element(of: [.linear, .exponential])
}
