extension Snapping {
  /// Whether neighbouring stops are different numbers, by more than their rounding.
  ///
  /// Evenly spaced stops are where the first two are and the last two, because the last step may be
  /// shorter than the others.
  var hasDistinctStops: Bool {
    guard lastIndex > 0 else { return true }
    let first = stop(1) * unit - stop(0) * unit
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude) * unit
    switch formula {
    case .decimal, .division, .multiple:
      return first >= 4 * largest.ulp && stop(lastIndex - 1) < stop(lastIndex)
    case .scaled:
      // Each step is the same part of its stop, and the stops are right to fewer parts than these.
      return first >= stop(0) * unit * 1e-11 && first >= 16 * .leastNonzeroMagnitude
    case .list:
      // Integers that are the same Double are refused.
      return true
    }
  }

  /// Whether a rounding of a stop, or of an index, is less than a hundredth of a step.
  var hasEvenStops: Bool {
    guard lastIndex > 2, lastIndex < 1 << 40, density.isFinite else { return false }
    switch formula {
    case .decimal, .division, .multiple: return ulpsInAStep >= 1024
    case .scaled, .list: return false
    }
  }

  /// The first step in ulps of the larger bound.
  private var ulpsInAStep: Double {
    let largest = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude) * unit
    return (stop(1) * unit - stop(0) * unit) / largest.ulp
  }

  /// Whether a rounding on the way from a fraction to a value and back to an index is less than half
  /// a thousandth of a step, for stops that divide a track.
  ///
  /// On an exponential scale the way is right to n (1 + 9 / ln(upper / lower)) · 2⁻⁵³ steps, where all
  /// its values have all their digits; here that is less than one and a half ten-thousandths.
  var areEvenAlongTrack: Bool {
    switch formula {
    case .decimal, .division, .multiple: return areEven && ulpsInAStep >= 0x1p16
    case .scaled(let scale, let count):
      return areDistinct && lastIndex > 1 && lastIndex < 1 << 40 && range.lowerBound.isNormal
        && scale.extent >= count * 1e-9
    case .list: return false
    }
  }
}
