import GestureTesting

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

/// A knob that may be off by a tenth, as at marks, and whose double click does not go to the declared value.
enum NearReset: KnobDesign {
  static let reset = 0.45
  static let precision = ControlTraits.Precision.tolerance(0.1)
}

/// A knob whose clicks must not move at all.
enum StillKnob: KnobDesign {
  static let reset = 0.5
  static let tapTolerance = 10.0
  static let slop = 0.1
}

/// A knob that takes two clicks for a double click that are farther apart than it declares.
enum PatientKnob: KnobDesign {
  static let reset = 0.5
  static let time = 1.5
}

/// A knob whose second click resets it, and then goes back to the value before.
enum UndoneReset: KnobDesign {
  static let reset = 0.5
  static let undoesResets = true
}

/// A knob whose second click must come within a third of the declared time.
enum ImpatientKnob: KnobDesign {
  static let reset = 0.5
  static let time = 0.1
}
