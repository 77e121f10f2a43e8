import GestureTesting

/// A number with an arrow at either end, as in Blender: a click on an arrow leads one on or back, and a drag changes the
/// number by 0.25 a point.
struct ArrowField<Design: ArrowFieldDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .relative,
      grabArea: .bounds, overshoot: .reanchors, minimumDistance: 3, tapTolerance: 3)
    (traits.tap, traits.dragStart) = (.custom, .atTheSample)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: 400) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.raw) = (false, fraction) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let isAway = point.isAtLeast(3, from: state.down)
    defer { state.isHeld = isAway || state.isHeld && !Design.forgetsDrags }
    guard state.isHeld else { return }
    state.raw = min(1, max(0, state.raw + (point.x - last.x) / 400))
    value = legal(100 * state.raw)
  }
  mutating func release() {
    let width = state.size.width
    guard !state.isHeld, width > 0 else { return }
    if state.down.x < width / 4 { value = legal(value - 1) }
    if state.down.x > width * 3 / 4 { value = legal(value + 1) }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}

/// The design of an ``ArrowField``.
protocol ArrowFieldDesign {
  /// Whether a touch that comes back to the place of its `down` is a click.
  static var forgetsDrags: Bool { get }
}

/// A number that tells clicks from drags.
enum ArrowedNumber: ArrowFieldDesign { static let forgetsDrags = false }
