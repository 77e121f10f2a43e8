import GestureTesting

/// The arithmetic of a balance knob of an audio plug-in: a relative drag up and down, held in the middle.
struct DetentKnob<Design: DetentDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: -1...1, drag: .relative, direction: .bottomToTop)
    if Design.declaresPoints { traits.resolution = 6 }
    traits.precision = .tolerance(Design.declaresPoints ? 1e-12 : 0.031)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 200) }

  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.raw += (last.y - point.y) / 200
    let place = min(1, max(0, state.raw)) * 2 - 1
    value = abs(place) < 0.06 ? 0 : place
    if value == 0, Design.holdsPlace { state.raw = 0.5 }
  }
}

/// The design of a ``DetentKnob``.
protocol DetentDesign {
  /// Whether the middle holds the place of the drag, too, so that slow motion never leaves it.
  static var holdsPlace: Bool { get }
  /// Whether the traits declare the reach of the middle in points. Otherwise they declare it as a part of the range.
  static var declaresPoints: Bool { get }
}

extension DetentDesign {
  static var declaresPoints: Bool { true }
}

/// A knob that leaves its middle as soon as the touch has.
enum MiddleDetent: DetentDesign {
  static let holdsPlace = false
}

/// A knob that declares the reach of its middle as a part of the range.
enum PartDetent: DetentDesign {
  static let holdsPlace = false
  static let declaresPoints = false
}
