import GestureTesting

/// A slider with a text that contradicts its value.
struct MisspokenSlider<Speech: WrongSpeech>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(range: 0...40, stops: try? Snapping(range: 0...40, step: 0.1), drag: .absolute)
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { Speech.text(of: value) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(40 * place) }
  }
}

/// A text of a ``MisspokenSlider``.
protocol WrongSpeech {
  static func text(of value: Double) -> String
}

/// A text with the last digits of a sum of tenths, such as 0.30000000000000004.
enum SummedText: WrongSpeech {
  static func text(of value: Double) -> String { "\((value * 10).rounded() * 0.1)" }
}

/// A text that falls above three quarters of the range.
enum FallingText: WrongSpeech {
  static func text(of value: Double) -> String {
    "\(value > 30 && value < 40 ? 50 - value : value)"
  }
}

/// A text that has the value of the stop before.
enum LateSpeech: WrongSpeech {
  static func text(of value: Double) -> String {
    [0, 20, 40].contains(value) ? "\(value)" : "\(((value - 0.1) * 10).rounded() / 10)"
  }
}

/// A text that never reaches the upper bound.
enum ShortSpeech: WrongSpeech {
  static func text(of value: Double) -> String { "\(min(value, 39.9))" }
}

/// A time such as 1:5.
enum ShortSeconds: WrongSpeech {
  static func text(of value: Double) -> String { "\(Int(10 * value) / 60):\(Int(10 * value) % 60)" }
}

/// A time such as 0:60.
enum SixtySeconds: WrongSpeech {
  static func text(of value: Double) -> String {
    let seconds = Int(10 * value) % 61
    return "\(Int(10 * value) / 61):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
