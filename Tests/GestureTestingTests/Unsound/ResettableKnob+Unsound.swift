/// A knob that starts in the middle, and whose double click goes to the start of its range.
enum ForgetfulKnob: KnobDesign {
  static let reset = 0.0
}

/// A knob that takes a cancelled touch for the first click of two.
enum HastyKnob: KnobDesign {
  static let reset = 0.5
  static let countsCancels = true
}

/// A knob whose second click resets it, and then drags it from the value before.
enum RestoredKnob: KnobDesign {
  static let reset = 0.5
  static let dragsFromOldValue = true
}
