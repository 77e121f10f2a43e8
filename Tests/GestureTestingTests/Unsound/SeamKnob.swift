/// A knob that turns all the way back where the angle of the touch begins again.
enum SeamKnob: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double { new - old }
}
