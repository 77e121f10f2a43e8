import GestureTesting

/// The volume of a video player: its button mutes, and gives the volume before back.
struct MutedVolume<Button: MuteButton>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom)
    traits.remembersGestures = true
    return traits
  }
  var value = 0.5
  var state = SliderState()
  private var volumeBefore: Double?

  var track: Track { Track(start: 48, length: state.size.width - 56) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = point.x < 40
    guard state.isHeld else { return drag(from: point, to: point) }
    guard track.isUsable else { return }
    if value > 0 {
      (volumeBefore, value) = (value, 0)
    } else {
      value = Button.volume(before: volumeBefore ?? 1)
    }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !state.isHeld, let place = track.fraction(at: point.x) { value = place }
  }
}

/// The button of a ``MutedVolume``.
protocol MuteButton {
  /// Returns the volume that a second tap gives, from the one before the first tap.
  static func volume(before volume: Double) -> Double
}

/// A button that gives the volume before back.
enum PlainMute: MuteButton {
  static func volume(before volume: Double) -> Double { volume }
}

/// A button that gives back a volume that can be heard, as that of video.js.
enum AudibleMute: MuteButton {
  static func volume(before volume: Double) -> Double { max(volume, 0.1) }
}
