/// A number field that counts the longer of the two motions only.
enum LongerMotion: TwoWayDesign {
  static func motion(right: Double, up: Double) -> Double {
    abs(right) > abs(up) ? right : up
  }
}

/// A number field whose value falls while the touch goes up.
enum LoweringField: TwoWayDesign {
  static func motion(right: Double, up: Double) -> Double { right - up }
}

/// A number field that loses motions of less than a point.
enum WholePoints: TwoWayDesign {
  static func motion(right: Double, up: Double) -> Double { (right + up).rounded(.towardZero) }
}
