import GestureTesting

/// The arithmetic of a SwiftUI `DragGesture()` with its ten points, and a value from `location.x`.
struct LateSlider: SoundSlider {
  static let design = ControlTraits(range: 18...30, drag: .absolute, minimumDistance: 10)
  var value = 18.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.isHeld = false }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (point.x - state.down.x, point.y - state.down.y)
    if (x * x + y * y).squareRoot() >= 10 { state.isHeld = true }
    guard state.isHeld, track.isUsable else { return }
    value = 18 + min(max(0, point.x / state.size.width), 1) * 12
  }
}
