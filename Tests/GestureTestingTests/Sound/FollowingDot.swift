import GestureTesting

/// The arithmetic of vue-slider-component: a touch on the dot changes nothing until it moves, and the dot then follows the
/// touch between the stops.
struct FollowingDot: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 5), drag: .absolute, overhang: 7)
    traits.thumbStaysAtDown = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// The fraction at which the dot is drawn while it follows a touch.
  private var dot: Double?

  var track: Track { Track(length: state.size.width) }
  var presentedValue: Double { dot.map { 100 * $0 } ?? value }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(
        x: track.position(of: dot ?? fraction) - 7, y: state.size.height / 2 - 7),
      size: GestureSize(width: 14, height: 14))
  }
  var scene: ControlScene {
    ControlScene(
      size: state.size,
      shapes: thumb.map { [SceneShape(.thumb, .ellipse, frame: $0, paint: .knob)] } ?? [])
  }

  mutating func touch(_ point: GesturePoint) {
    guard thumb?.contains(point) != true, let place = track.fraction(at: point.x) else { return }
    value = legal(100 * place)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    (value, dot) = (legal(100 * place), place)
  }
  mutating func release() { dot = nil }
  mutating func give() { dot = nil }
  mutating func rebase(isSet: Bool) { if isSet { dot = nil } }
}
