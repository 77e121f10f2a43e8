/// A knob that leaps back under the finger that catches it.
enum LeapingKnob: SpringUnlockDesign { static let leapsBack = true }
