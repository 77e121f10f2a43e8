import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == ScaleCase {
  /// Scales of both kinds (bounds that coincide, are neighbours, vanish, or whose quotient
  /// overflows), two fractions that are often neighbours, and a value, often beside an end or the
  /// middle.
  public static var scaleCases: Domain {
    Domain(
      draw: { source throws(Discard) in
        let kind = try kinds.draw(from: &source)
        var lower = try PartNumbers.bounds.draw(from: &source)
        var upper = try PartNumbers.draw(PartNumbers.bounds, near: [lower], &source)
        if kind == .exponential { (lower, upper) = (lower.magnitude, upper.magnitude) }
        guard upper.isFinite,
          let scale = try? Scale(Swift.min(lower, upper)...Swift.max(lower, upper), kind)
        else { throw Discard() }
        let fraction = try PartNumbers.fractions.draw(from: &source)
        let other = try PartNumbers.draw(PartNumbers.fractions, near: [fraction], &source)
        let range = scale.range
        let value = try PartNumbers.draw(
          anyNumber,
          near: [
            range.lowerBound, range.upperBound, scale.value(at: 0.5), scale.value(at: fraction),
          ], &source)
        return ScaleCase(scale, fraction: fraction, other: other, value: value)
      },
      encode: { test, encoder in
        kinds.encode(test.scale.kind, into: &encoder)
          && PartNumbers.bounds.encode(test.scale.range.lowerBound, into: &encoder)
          && PartNumbers.encode(test.scale.range.upperBound, PartNumbers.bounds, &encoder)
          && PartNumbers.fractions.encode(test.fraction, into: &encoder)
          && PartNumbers.encode(test.other, PartNumbers.fractions, &encoder)
          && PartNumbers.encode(test.value, anyNumber, &encoder)
      })
  }

  private static let anyNumber = Domain<Double>.doubles
  private static let kinds = Domain<Scale.Kind>.element(of: [.linear, .exponential])
}
