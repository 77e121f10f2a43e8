import GestureTesting

/// A wheel that a touch can leave between two rows.
enum HangingWheel: WheelDesign {
  static let settlesAtOnce = false
}

/// A wheel that a resize stops between two rows.
enum ResizedWheel: WheelDesign {
  static let settlesAtOnce = true
  static let haltsInAResize = true
}

/// A wheel that a `set` does not stop.
enum RestlessWheel: WheelDesign {
  static let settlesAtOnce = true
  static let forgetsSets = true
}

/// A wheel that never comes to rest at its first row.
enum LostFirstRow: WheelDesign {
  static let settlesAtOnce = true
  static let firstRow = 1.0
}
