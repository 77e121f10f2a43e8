import GestureTesting

/// The arithmetic of a rating in a web shop: five stars that a tap chooses, and nothing to drag.
struct TappedStars: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .grabbedOrTapped,
      grabArea: .bounds, tapTolerance: 10)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var (isTap, place) = (false, 0.0)

  var track: Track { Track(length: state.size.width) }

  func accepts(_ point: GesturePoint) -> Bool {
    GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size).contains(point)
  }
  mutating func touch(_ point: GesturePoint) { (isTap, place) = (true, point.x) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    place = point.x
    if point.isAtLeast(10, from: state.down) { isTap = false }
  }
  mutating func release() {
    // The star under the finger, as a whole.
    if isTap, let place = track.fraction(at: place) { value = (5 * place).rounded(.up) }
  }
}
