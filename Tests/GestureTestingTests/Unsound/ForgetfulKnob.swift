/// A knob that starts in the middle, and whose double click goes to the start of its range.
enum ForgetfulKnob: KnobDesign {
  static let reset = 0.0
}
