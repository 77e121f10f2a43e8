import GestureTesting

/// The arithmetic of a knob of AudioKit and VSTGUI, which a touch turns up by its motion right and up: 200 points
/// from end to end.
struct TwoWayKnob<Design: TwoWayDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: -50...50, drag: .relative, direction: Design.direction, overshoot: Design.overshoot)
    traits.followsBothAxes = true
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 200) }

  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let motion = Design.motion(right: point.x - last.x, up: last.y - point.y)
    guard motion != 0 else { return }
    state.raw += motion / 200
    if Design.overshoot == .reanchors { state.raw = min(1, max(0, state.raw)) }
    value = min(50, max(-50, 100 * state.raw - 50)) + 0
  }
}

/// The design of a ``TwoWayKnob``.
protocol TwoWayDesign {
  static var direction: Direction { get }
  static var overshoot: ControlTraits.Overshoot { get }
  /// Returns the motion that counts, in points.
  static func motion(right: Double, up: Double) -> Double
}

extension TwoWayDesign {
  static var direction: Direction { .leftToRight }
  static var overshoot: ControlTraits.Overshoot { .accumulates }
  static func motion(right: Double, up: Double) -> Double { right + up }
}

/// A number field whose value a touch drags right or up.
enum NumberField: TwoWayDesign {}

/// An upright knob that turns back at once when the touch turns round beyond an end.
enum UprightKnob: TwoWayDesign {
  static let direction = Direction.bottomToTop
  static let overshoot = ControlTraits.Overshoot.reanchors
}

/// A number field in a layout from right to left, where left and up raise the value.
enum LeftwardField: TwoWayDesign {
  static let direction = Direction.rightToLeft
  static func motion(right: Double, up: Double) -> Double { up - right }
}
