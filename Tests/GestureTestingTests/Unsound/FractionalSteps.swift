import GestureTesting

/// A slider whose touches keep the fraction that the program has set.
enum FractionalSteps: TouchStepDesign {
  static func step(for number: Double, from old: Double) -> Double {
    number.rounded(.down) + old.truncatingRemainder(dividingBy: 1)
  }
}
