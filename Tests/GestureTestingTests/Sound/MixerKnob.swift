import GestureTesting

/// A knob of a mixer, as those of Mixxx, which a touch turns by its motion along the longer axis.
struct MixerKnob<Design: MixerDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom)
    traits.tap = .ignored
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 128) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (right, up) = (point.x - last.x, last.y - point.y)
    guard right != 0 || up != 0 else { return }
    let way = Design.countsEvents ? 0.01 : (right * right + up * up).squareRoot() / 128
    let isBack = (abs(up) > abs(right) ? up : right) < 0
    value = Design.turned(min(1, max(0, value + (isBack ? -way : way))))
  }
  mutating func release() { if Design.turnsBack { value = state.valueBefore } }
}

/// The design of a ``MixerKnob``.
protocol MixerDesign {
  /// Returns the value for the place of the knob after a motion.
  static func turned(_ place: Double) -> Double
  /// Whether the knob goes back as its touch lifts off.
  static var turnsBack: Bool { get }
  /// Whether every motion is a step, however long it is.
  static var countsEvents: Bool { get }
}

extension MixerDesign {
  static func turned(_ place: Double) -> Double { place }
  static var turnsBack: Bool { false }
  static var countsEvents: Bool { false }
}

/// A knob that adds up its motions.
enum SmoothKnob: MixerDesign {}
