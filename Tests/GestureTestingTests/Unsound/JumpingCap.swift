/// A cap that jumps to the touch with its first motion.
enum JumpingCap: BandDesign {
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double { touch }
}
