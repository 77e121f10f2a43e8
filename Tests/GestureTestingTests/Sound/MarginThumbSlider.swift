import GestureTesting

/// The arithmetic of WinUI's slider with a touch area that is larger than its thumb.
struct MarginThumbSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...255, drag: .grabbed, grabArea: .custom, slop: 0)
    traits.stops = try? Snapping(range: 0...255, step: 1)
    return traits
  }()
  var value = 0.0
  var state = SliderState(tracker: TouchTracker(slop: 0))

  var track: Track { Track(start: 8, length: state.size.width - 16) }
  var thumb: GestureRect? { frame(within: 8) }
  var hitArea: GestureRect? { frame(within: 22) }
  private func frame(within margin: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(
        x: track.position(of: value / 255) - margin, y: state.size.height / 2 - margin),
      size: GestureSize(width: 2 * margin, height: 2 * margin))
  }

  func accepts(_ point: GesturePoint) -> Bool { frame(within: 22).contains(point) }
  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = (min(1, max(0, state.raw)) * 255).rounded()
  }
}
