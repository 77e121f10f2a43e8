/// A compass that turns on by any angle that the touch goes around the middle, whichever way it goes.
enum EagerCompass: CompassDesign {
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + abs(new - old)
  }
}
