import GestureTesting

/// The arithmetic of PrimeVue's slider: a drag brings the middle of the handle to the touch, and a click on the rail
/// seeks.
struct RailSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 5), drag: .grabbedOrTapped,
      overhang: 10)
    traits.thumbStaysAtDown = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, place) = (thumb?.contains(point) == true, point.x)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    place = point.x
    if state.isHeld { seek() }
  }
  mutating func release() { if !state.isHeld { seek() } }
  private mutating func seek() {
    guard track.isUsable else { return }
    value = (min(1, max(0, place / state.size.width)) * 20).rounded() * 5
  }
}
