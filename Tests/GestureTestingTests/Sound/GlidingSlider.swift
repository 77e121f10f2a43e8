import GestureTesting

/// A slider with divisions whose thumb glides to its division, as Flutter's does.
struct GlidingSlider<Design: GlideDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, divisions: 5), drag: .absolute,
      settlingTime: 0.075)
  }
  var value = 0.0
  var state = SliderState()
  private var drawn = 0.0

  var presentedValue: Double { drawn }
  var track: Track { Track(start: 14, length: length - 28) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(
        x: track.position(of: drawn / 10) - 10, y: state.size.height / 2 - 10),
      size: GestureSize(width: 20, height: 20))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: along(point)) else { return }
    let old = value
    value = (min(1, max(0, place)) * 5).rounded() / 5 * 10 + 0
    if value != old { drawn = Design.start(from: drawn, value: old) }
  }
  mutating func pass(_ seconds: Double) -> Bool {
    let step = seconds / 0.075 * 10
    drawn = drawn < value ? min(value, drawn + step) : max(value, drawn - step)
    return drawn != value
  }
}

/// The design of a ``GlidingSlider``.
protocol GlideDesign {
  /// Returns the place at which a glide to a new value starts.
  static func start(from drawn: Double, value: Double) -> Double
}

/// A glide that goes on where the thumb is.
enum SteadyGlide: GlideDesign {
  static func start(from drawn: Double, value: Double) -> Double { drawn }
}
