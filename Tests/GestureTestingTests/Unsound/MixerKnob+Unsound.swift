import GestureTesting

/// A knob that rounds its value to one of the 128 values of MIDI after each motion, so that slow motion does not turn it.
enum MIDIKnob: MixerDesign {
  static func turned(_ place: Double) -> Double { (place * 127).rounded() / 127 }
}

/// A knob that goes back as its touch lifts off.
enum UndoneKnob: MixerDesign { static let turnsBack = true }

/// A knob that moves by a step for every motion, so that a quick swipe is one step.
enum CountingKnob: MixerDesign { static let countsEvents = true }
