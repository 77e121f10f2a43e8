import GestureTesting

/// A fader without stops, with a text that is silent too early, or a switch with the words of its other side.
struct MisspokenFader<Words: WrongWords>: SoundSlider {
  static var design: ControlTraits { ControlTraits(drag: Words.drag) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { Words.text(of: value) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !Self.design.drag.isSwitch, let place = track.fraction(at: point.x) { value = place }
  }
  mutating func release() { if Self.design.drag.isSwitch { value = 1 - value } }
}

/// The texts of a ``MisspokenFader``.
protocol WrongWords {
  static var drag: ControlTraits.Drag { get }
  static func text(of value: Double) -> String
}

/// A fader that says nothing but "silent" below three quarters.
enum SilentFader: WrongWords {
  static let drag = ControlTraits.Drag.absolute
  static func text(of value: Double) -> String {
    value <= 0.75 ? "silent" : "\((400 * value).rounded() / 10 - 40) dB"
  }
}

/// A switch that says "off" when it is on.
enum SwappedWords: WrongWords {
  static let drag = ControlTraits.Drag.tapped
  static func text(of value: Double) -> String { value > 0.5 ? "off" : "on" }
}
