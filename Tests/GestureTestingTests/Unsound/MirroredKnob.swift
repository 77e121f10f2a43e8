import Foundation

/// A knob by angle that takes the angle from the top to either side.
enum MirroredKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    abs(atan2(x, -y)) / (0.75 * .pi)
  }
}
