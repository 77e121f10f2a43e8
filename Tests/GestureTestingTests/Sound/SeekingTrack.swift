import GestureTesting

/// The arithmetic of svelte-range-slider-pips under a mouse: the `down` changes nothing, and the value goes to the touch as
/// it moves or lifts off.
struct SeekingTrack: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .absolute)
    traits.tap = .seeks
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { last = point }
  mutating func drag(from _: GesturePoint, to point: GesturePoint) {
    last = point
    seek()
  }
  mutating func release() { seek() }
  private mutating func seek() {
    if let place = track.fraction(at: last.x) { value = legal(100 * place) }
  }
}
