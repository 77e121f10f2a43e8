/// A fader whose marks lie along a linear scale.
enum LinearMarks: GainDesign {
  static func place(of gain: Double, along scale: (Double) -> Double) -> Double { (gain + 60) / 72 }
}
