import GestureTesting

/// A dial whose pointer leaps ahead as a touch goes down.
enum LeapingPointer: PointerDesign {
  static let aside = 0.0
  static let leap = 1.0
}

/// A dial whose pointer is a quarter of a turn ahead of the touch.
enum QuarterPointer: PointerDesign {
  static let aside = 0.25
}

/// A dial whose pointer stays where it was until the touch lifts off.
enum WaitingPointer: PointerDesign {
  static let aside = 0.0
  static let waits = true
}

/// A dial whose pointer is drawn a motion behind.
enum LaggingPointer: PointerDesign {
  static let aside = 0.0
  static let lags = true
}
