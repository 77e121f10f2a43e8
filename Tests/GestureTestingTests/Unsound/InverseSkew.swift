import GestureTesting

/// A slider that draws its thumb with the inverse of its skew.
enum InverseSkew: SkewDesign {
  static let skew = 1 / 0.3
}
