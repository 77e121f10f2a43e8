import GestureTesting

/// The arithmetic of rc-slider, vertical and reversed: the closest point from the minimum on.
struct ReversedStepSlider: SoundSlider {
  static let design = ControlTraits(
    range: -1...1, stops: try? Snapping(range: -1...1, step: 0.25), drag: .absolute,
    direction: .topToBottom, onCancel: .reverts)
  var value = -1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let place = 1 - (state.size.height - point.y) / state.size.height
    let raw = min(1, max(-1, -1 + place * 2))
    value = ((raw + 1) / 0.25).rounded() * 0.25 - 1
  }
}
