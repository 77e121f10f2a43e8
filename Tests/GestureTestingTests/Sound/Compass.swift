/// The arithmetic of a compass: the angle that the touch has gone around the middle turns it, and 360 is 0.
enum Compass: CompassDesign {}

/// A compass that never shows 360 degrees, whoever sets them.
enum ZeroCompass: CompassDesign {
  static let hasFullTurn = false
}

/// Such a compass that turns by 15 degrees at a time.
enum SteppedCompass: CompassDesign {
  static let hasFullTurn = false
  static let step: Double? = 15
}
