/// A wheel that a touch catches where it would have come to rest.
enum LeapingCatch: CatchDesign {
  static let catchesAtGoal = true
}

/// A wheel that never comes to rest at its first row.
enum LostFirstRow: WheelDesign {
  static let settlesAtOnce = true
  static let firstRow = 1.0
}

/// A dial whose pointer leaps ahead as a touch goes down.
enum LeapingPointer: PointerDesign {
  static let aside = 0.0
  static let leap = 1.0
}
