import GestureTesting

/// A ruler of thirds around 0, such as that of the exposure of a camera, whose texts are no numbers.
struct MisspokenRuler<Names: WrongNames>: SoundSlider {
  static var design: ControlTraits {
    let range = -Names.last...Names.last
    return ControlTraits(
      range: range, stops: try? Snapping(range: range, divisions: Int(6 * Names.last)),
      drag: .absolute)
  }
  var value = -Names.last
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { Names.name(ofThird: Int((3 * value).rounded())) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal((2 * place - 1) * Names.last) }
  }
}

/// The names of the stops of a ``MisspokenRuler``.
protocol WrongNames {
  /// The last stop.
  static var last: Double { get }
  /// Returns the name of a stop, whose value is given in thirds.
  static func name(ofThird third: Int) -> String
}

extension WrongNames {
  static var last: Double { 3 }
}

/// Names whose sign belongs to a whole number, which is 0 within one of zero.
enum SignlessThirds: WrongNames {
  static func name(ofThird third: Int) -> String {
    "\(third / 3)" + ["", "⅓", "⅔"][Int(third.magnitude % 3)]
  }
}

/// Names of which two are the same, as in a table with a wrong line.
enum RepeatedName: WrongNames {
  static func name(ofThird third: Int) -> String {
    third == 4 ? name(ofThird: 3) : "step \(third) of nine"
  }
}

/// Names of many stops, the last of which begins a stop early.
enum EarlyName: WrongNames {
  static let last = 20.0
  static func name(ofThird third: Int) -> String {
    third >= 59 ? "without end" : "step \(third) of sixty"
  }
}

/// Numbers that every second stop shares with the stop before.
enum LostThirds: WrongNames {
  static func name(ofThird third: Int) -> String { "\((third + 10) / 2)" }
}
