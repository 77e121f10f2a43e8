import GestureTesting

/// The volume of a video player: its button mutes, and gives the volume before back.
struct MutedVolume: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom)
    traits.remembersGestures = true
    return traits
  }
  var value = 0.5
  var state = SliderState()
  private var volumeBefore: Double?
  private static let button = 40.0

  var track: Track { Track(start: 48, length: state.size.width - 56) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = point.x < Self.button
    guard state.isHeld else { return drag(from: point, to: point) }
    guard track.isUsable else { return }
    if value > 0 {
      (volumeBefore, value) = (value, 0)
    } else {
      value = volumeBefore ?? 1
    }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !state.isHeld, let place = track.fraction(at: point.x) { value = place }
  }
}
