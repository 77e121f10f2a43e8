/// A slide to unlock that unlocks when its knob is released past the middle.
enum HalfwayUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value.rounded() }
}
