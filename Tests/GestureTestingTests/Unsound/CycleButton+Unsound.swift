/// A button that stays at its last value.
enum StoppedCycle: CycleDesign {
  static let first = 2.0
}
