import GestureTesting

/// A slider that goes to a stop as a drag ends, but stays where a touch goes down that does not move.
struct UnsnappedTouch: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    traits.stopsOnRelease = try? Snapping(range: 0...100, step: 20)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var hasMoved = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    drag(from: point, to: point)
    hasMoved = false
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = true
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func release() {
    if hasMoved, track.isUsable { value = traits.stopsOnRelease?.snap(value) ?? value }
  }
}
