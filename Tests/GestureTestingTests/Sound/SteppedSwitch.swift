import GestureTesting

/// A switch with two stops, whose taps toggle it wherever they are.
struct SteppedSwitch: SoundSlider {
  static let design: ControlTraits = ControlTraits(
    stops: try? Snapping(range: 0...1, divisions: 1), drag: .tapped, grabArea: .bounds,
    tapTolerance: 0)
  var value = 0.0
  var state = SliderState()
  private var isTap = false

  var track: Track { Track(length: state.size.width) }
  private var bounds: GestureRect {
    GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size)
  }

  func accepts(_ point: GesturePoint) -> Bool { bounds.contains(point) }
  mutating func touch(_ point: GesturePoint) { isTap = true }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && bounds.contains(point)
  }
  mutating func release() { if isTap, track.isUsable { value = 1 - value } }
}
