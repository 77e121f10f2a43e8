/// A cap that jumps to the touch with its first motion.
enum JumpingCap: BandDesign {
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double { touch }
}

/// A cap that slow motion never takes away from 0 dB.
enum StuckCap: BandDesign {
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double { place }
  static let holdsPlace = true
}
