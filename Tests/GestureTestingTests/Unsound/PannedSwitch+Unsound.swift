/// A switch that changes its value while it is dragged over its middle.
enum EagerSide: PanDesign {
  static func value(_ value: Double, draggedTo place: Double) -> Double { side(of: place) }
}

/// A switch that ignores taps near its right edge.
enum DeadEdge: PanDesign {
  static let hasDeadEdge = true
}

/// A switch that must be dragged nearly all the way.
enum FarSide: PanDesign {
  static func side(of place: Double) -> Double { place >= 0.9 ? 1 : 0 }
}

/// A switch that takes a drag there and back for a tap.
enum ForgottenDrag: PanDesign {
  static let forgetsDrags = true
}

/// A switch whose drag undoes what the program sets on its way.
enum ForgetfulSide: PanDesign {
  static let forgetsSets = true
}

/// A switch whose thumb does not come back with the finger.
enum OneWaySide: PanDesign {
  static let neverReturns = true
}

/// A switch that only a touch in one place toggles.
enum TrembledSide: PanDesign {
  static let stillness = 1e-9
}

/// A switch that no touch toggles which moves by two points.
enum NervousSide: PanDesign {
  static let stillness = 2.0
}
