import GestureTesting

/// The arithmetic of a bar of four segments, of which a touch chooses one as it lifts off.
struct SegmentBar<Design: SegmentDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...3, stops: try? Snapping(range: 0...3, step: 1), drag: .custom, grabArea: .bounds)
    (traits.stepRounding, traits.detents, traits.tap) = (.custom, nil, .custom)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The segment under the touch.
  private var pressed: Double?

  var track: Track { Track(start: state.size.width / 8, length: state.size.width * 0.75) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    pressed = min(Design.last, max(0, (4 * point.x / state.size.width).rounded(.down))) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { pressed = nil } }
  mutating func release() {
    value = pressed ?? value
    pressed = nil
  }
  mutating func give() { pressed = nil }
}

/// The design of a ``SegmentBar``.
protocol SegmentDesign {
  /// The last segment that a touch chooses.
  static var last: Double { get }
}

/// A bar all of whose segments can be chosen.
enum FourSegments: SegmentDesign {
  static let last = 3.0
}
