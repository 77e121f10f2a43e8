import GestureTesting

/// A switch whose released handle goes to the position below.
enum LowerPosition: StickDesign {
  static func position(for value: Double, of positions: Snapping?) -> Double {
    value.rounded(.down)
  }
}

/// A scrubber that takes a drag for the first tap of two.
enum HastySkip: SkipDesign {
  static let takesAnyTouch = true
}

/// A dial whose value jumps to the other end when a touch leaves the gap between the ends.
enum LappingDial: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    return (0...1).contains(place) ? place : old > 0.5 ? 1 : 0
  }
}
