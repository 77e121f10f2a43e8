/// The arithmetic of a knob in a music program: 200 points up from end to end, and a double click resets.
enum StudioKnob: KnobDesign {
  static let reset = 0.5
}
