/// A waveform that rolls on one way only.
enum OneWayRoll: RollDesign {
  static func speed(_ flick: Double) -> Double { max(-2, flick) }
}
