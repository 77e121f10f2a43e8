import GestureTesting

/// A knob that rounds each of its places to a number of MIDI, so that slow motion does not turn it.
enum MIDIKnob: MixerDesign {
  static func turned(_ place: Double) -> Double { (place * 127).rounded() / 127 }
}

/// A knob that goes back as its touch lifts off.
enum UndoneKnob: MixerDesign { static let turnsBack = true }
