import GestureTesting

/// The arithmetic of a rating that a tap on its last star clears, as that of Ant Design.
struct ClearedStars: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .absolute)
    (traits.stepRounding, traits.tap, traits.tapTolerance) = (.custom, .seeksOrClears, 4)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var start = 0.0
  private var hasMoved = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (start, hasMoved) = (value, false)
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(4, from: state.down) { hasMoved = true }
    guard let place = track.fraction(at: point.x) else { return }
    value = place == 0 ? 0 : min(5, (place * 5).rounded(.down) + 1)
  }
  mutating func release() { if !hasMoved, value == start, track.isUsable { value = 0 } }
}
