import GestureTesting

/// Half stars of which a tap gives whole stars only.
struct WholeTaps: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 0.5), drag: .grabbedOrTapped)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { place = point.x }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) { place = point.x }
  mutating func release() {
    if let part = track.fraction(at: place) { value = (5 * part).rounded(.up) }
  }
}
