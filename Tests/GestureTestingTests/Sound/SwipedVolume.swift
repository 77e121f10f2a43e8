import GestureTesting

/// The arithmetic of the volume of a video player: a swipe anywhere turns it, in 15 steps that round down, and a swipe
/// past an end turns back at once.
struct SwipedVolume<Design: VolumeDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...15, stops: steps, drag: .relative, direction: .bottomToTop, overshoot: .reanchors)
    traits.stepRounding = .custom
    return traits
  }
  private static var steps: Snapping? { try? Snapping(range: 0...15, step: 1) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height > 0 ? 300 : 0) }

  mutating func touch(_ point: GesturePoint) { state.raw = fraction }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.y != last.y else { return }
    state.raw += (last.y - point.y) / 300
    if !Design.countsBeyond { state.raw = min(1, max(0, state.raw)) }
    value = min(15, max(0, (15 * state.raw + 1e-9).rounded(.down)))
  }
}

/// The design of a ``SwipedVolume``.
protocol VolumeDesign {
  /// Whether motion past an end counts, although the traits say that it does not.
  static var countsBeyond: Bool { get }
}

/// A volume that turns back at once.
enum StoppedSwipe: VolumeDesign {
  static let countsBeyond = false
}
