import GestureTesting

/// A knob that turns back to the start of its range instead of the middle.
enum TurnedDown: ReleaseDesign {
  static let goal: Double? = 0
}

/// A knob whose drag is undone if it begins shortly after a tap.
enum UndoneDrag: ReleaseDesign {
  static let resetsDrags = true
}

/// A knob that takes a drag for the first tap of two, and glides back to the middle after them.
enum DraggedBack: ReleaseDesign {
  static let goal: Double? = 0.5
  static let countsDrags = true
}
