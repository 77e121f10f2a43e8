import GestureTesting

/// A slider that cuts off the part of a step.
enum FlooredSkew: SkewDesign {
  static let skew = 0.3

  static func number(of value: Double) -> Double { (value / 5 + 1e-9).rounded(.down) * 5 }
}

/// A slider that draws its thumb with the inverse of its skew.
enum InverseSkew: SkewDesign {
  static let skew = 1 / 0.3
}
