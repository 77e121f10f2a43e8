import GestureTesting

/// A seek bar that shows the place of its touch, and seeks to where the touch went down.
struct LostPreview: SoundSlider {
  static let design = ControlTraits(drag: .custom)
  var value = 0.0
  var state = SliderState()
  private var preview: Double?

  var track: Track { Track(length: state.size.width) }
  var presentedValue: Double { preview ?? value }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    preview = track.fraction(at: point.x) ?? preview
  }
  mutating func release() {
    if preview != nil { value = track.fraction(at: state.down.x) ?? value }
    preview = nil
  }
  mutating func give() { preview = nil }
}
