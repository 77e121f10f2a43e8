import GestureTesting

/// The arithmetic of OBSlider: a motion counts with the speed of the zone where it ends.
struct ZoneScrubber<Design: ZoneDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...3600, drag: .relative, overshoot: .reanchors)
    traits.scrubbing = .atTheNewPlace
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The farthest distance of the touch from its `down`, across the track.
  private var farthest = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { farthest = 0 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    farthest = max(farthest, abs(point.y - state.down.y))
    let away =
      Design.staysSlow ? farthest : abs((Design.countsOldZone ? last : point).y - state.down.y)
    let speed = away < 50 ? 1 : away < 100 ? 0.5 : away < 150 ? 0.25 : 0.1
    let motion = speed * 3600 * (point.x - last.x) / state.size.width
    value = min(3600, max(value + motion, 0))
  }
}

/// The design of a ``ZoneScrubber``.
protocol ZoneDesign {
  /// Whether a motion counts with the speed of the zone where it begins.
  static var countsOldZone: Bool { get }
  /// Whether a touch that has been slow stays so until it lifts off.
  static var staysSlow: Bool { get }
}

extension ZoneDesign {
  static var countsOldZone: Bool { false }
  static var staysSlow: Bool { false }
}

/// A scrubber with the speed of the zone where a motion ends.
enum NewZone: ZoneDesign {}
