/// The arithmetic of a slide to unlock: the knob springs back unless it was dragged to the end.
enum SlideToUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}
