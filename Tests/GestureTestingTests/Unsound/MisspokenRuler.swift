import GestureTesting

/// A ruler of thirds from -3 to 3, such as that of the exposure of a camera, whose texts are no numbers.
struct MisspokenRuler<Names: WrongNames>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(
      range: -3...3, stops: try? Snapping(range: -3...3, divisions: 18), drag: .absolute)
  }
  var value = -3.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { Names.name(ofThird: Int((3 * value).rounded())) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(6 * place - 3) }
  }
}

/// The names of the stops of a ``MisspokenRuler``.
protocol WrongNames {
  /// Returns the name of a stop, whose value in thirds is -9...9.
  static func name(ofThird third: Int) -> String
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
