/// The arithmetic of a compass: the angle that the touch has gone around the middle turns it, and 360 is 0.
enum Compass: CompassDesign {
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + new - old
  }
}
