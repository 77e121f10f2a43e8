/// The arithmetic of a slide to unlock: the knob springs back unless it was dragged to the end.
enum SlideToUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock whose knob is panned, so that a touch must move by ten points before it drags.
enum PanToUnlock: UnlockDesign {
  static let minimumDistance = 10.0
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock that unlocks from nine tenths of its way on.
enum SwipeToConfirm: UnlockDesign {
  static let latch = 0.9
  static func value(releasedAt value: Double) -> Double { value < 0.9 ? 0 : 1 }
}
