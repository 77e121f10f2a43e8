/// A knob that slow motion never takes out of its middle.
enum StuckDetent: DetentDesign {
  static let holdsPlace = true
}

/// A cap that slow motion never takes away from 0 dB.
enum StuckCap: BandDesign {
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double { place }
  static let holdsPlace = true
}
