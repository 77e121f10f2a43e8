import GestureTesting

/// A slider that divides its motion by its whole width.
enum SlowMotion: MotionDesign {
  static let margin = 16.0
}
