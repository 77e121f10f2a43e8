import GestureTesting

/// A compass that turns on by any angle that the touch goes around the middle, whichever way it goes.
enum EagerCompass: CompassDesign {
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + abs(new - old)
  }
}

/// A compass that turns twice as far as the touch.
enum DoubleCompass: CompassDesign {
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + 2 * (new - old)
  }
}

/// A compass that computes the angle by the arc tangent of a quotient, which both halves of the circle share.
enum HalfCompass: CompassDesign {
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + folded(new) - folded(old)
  }
  private static func folded(_ angle: Double) -> Double { angle - 180 * (angle / 180).rounded() }
}

/// A compass whose arrow keys turn it the other way.
enum CrossedCompass: CompassDesign {
  static let key = -15.0
}

/// A compass that reports an end with each touch in the north.
enum EndedCompass: CompassDesign {
  static let reportsNorth = true
}
