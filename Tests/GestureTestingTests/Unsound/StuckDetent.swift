/// A knob that slow motion never takes out of its middle.
enum StuckDetent: DetentDesign {
  static let holdsPlace = true
}
