import GestureTesting

/// A knob that lands on the mark below.
enum MarkBelow: LandingDesign {
  static func mark(nearestTo value: Double) -> Double { 10 * (value / 10).rounded(.down) }
}

/// A knob that never lands on its last mark.
enum LostLastMark: LandingDesign {
  static func mark(nearestTo value: Double) -> Double { min(90, 10 * (value / 10).rounded()) }
}
