import GestureTesting

/// A volume beside an icon that mutes, or gives the volume before back, in a control of any size.
///
/// A touch drags the thumb, or taps the icon or the track.
struct IconVolume<Icon: VolumeIcon>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .grabbedOrTapped)
    (traits.tap, traits.tapTolerance) = (.custom, Self.reach)
    traits.remembersGestures = true
    return traits
  }
  private static var reach: Double { 8 }
  var value = 0.5
  var state = SliderState()
  private var volumeBefore = 1.0
  /// Whether the touch may tap.
  private var isTap = false

  var track: Track { Track(start: 60, length: state.size.width - 76) }
  var thumb: GestureRect? { thumb(ofWidth: 16) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    isTap = !state.isHeld
    if isTap, point.x < 40, Icon.actsAtDown { toggle() }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(Self.reach, from: state.down) { isTap = false }
    guard state.isHeld, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(state.raw)
  }
  mutating func release() {
    guard isTap else { return }
    if state.down.x >= 40 {
      value = track.fraction(at: state.down.x) ?? value
    } else if !Icon.actsAtDown {
      toggle()
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }

  private mutating func toggle() {
    if value > 0 {
      (volumeBefore, value) = (value, 0)
    } else {
      value = Icon.volume(before: volumeBefore)
    }
  }
}

/// The icon of an ``IconVolume``.
protocol VolumeIcon: MuteButton {
  /// Whether the icon mutes as a touch goes down, and not as it lifts off.
  static var actsAtDown: Bool { get }
}

/// An icon that mutes as a touch lifts off.
enum ReleasedIcon: VolumeIcon {
  static let actsAtDown = false
  static func volume(before volume: Double) -> Double { volume }
}

/// An icon that mutes as a touch goes down.
enum PressedIcon: VolumeIcon {
  static let actsAtDown = true
  static func volume(before volume: Double) -> Double { volume }
}
