import GestureTesting

/// The arithmetic of Android's SeekBar in a container that scrolls: whole progress, a slop of 8 points
/// along the track, and a tap that seeks.
struct SlopSeekBar: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .absolute,
      minimumDistance: 8, slop: 0)
    traits.tap = .seeks
    traits.resolution = 1
    return traits
  }()
  var value = 0.0
  var state = SliderState(tracker: TouchTracker(slop: 0))
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(start: 16, length: state.size.width - 32) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, last) = (false, point) }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    if abs(point.x - state.down.x) > 8 { state.isHeld = true }
    if state.isHeld { seek() }
  }
  mutating func release() { if !state.isHeld { seek() } }
  private mutating func seek() {
    guard track.isUsable else { return }
    let place = (last.x.rounded() - 16) / (state.size.width - 32)
    value = (min(1, max(0, place)) * 100).rounded()
  }
}
