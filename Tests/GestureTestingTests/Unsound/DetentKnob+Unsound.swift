/// A knob that slow motion never takes out of its middle.
enum StuckDetent: DetentDesign {
  static let holdsPlace = true
}

/// A knob that slow motion never takes out of its middle, whose reach is declared as a part of the range.
enum StuckPart: DetentDesign {
  static let holdsPlace = true
  static let declaresPoints = false
}
