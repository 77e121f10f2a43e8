import GestureTesting

/// A switch whose handle a tap switches on, and not off again.
enum LatchedSide: SideDesign {
  static let (isHandle, togglesBack) = (true, false)
}

/// A switch whose drag begins at the side of 0, wherever it is.
enum OffSwitch: SideDesign {
  static let startsAtZero = true
}

/// A switch that divides the motion of its thumb by its whole width.
enum WideSwitch: SideDesign {
  static let margin = 0.0
}
