import GestureTesting

/// The arithmetic of the volume of a video player such as VLC, which a swipe over the right half of the screen changes.
struct HalfScreenVolume<Design: HalfScreenDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...15, stops: try? Snapping(range: 0...15, step: 1), drag: .relative,
      grabArea: .custom, direction: .bottomToTop, overshoot: .reanchors, minimumDistance: 10)
    traits.dragStart = .atTheSample
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track {
    Track(length: state.size.width > 0 && state.size.height > 0 ? state.size.height : 0)
  }
  var hitArea: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: state.size.width / 2, y: 0),
      size: GestureSize(width: state.size.width / 2, height: state.size.height))
  }

  func accepts(_ point: GesturePoint) -> Bool { hitArea?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { (state.isHeld, state.raw) = (false, value) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = abs(point.y - state.down.y) >= 10
      return
    }
    guard track.isUsable, point.y != last.y else { return }
    state.raw = min(15, max(0, state.raw + 15 * (last.y - point.y) / track.length))
    value = min(Design.loudest, state.raw.rounded())
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
}

/// The design of a ``HalfScreenVolume``.
protocol HalfScreenDesign {
  /// The greatest value to which a swipe leads.
  static var loudest: Double { get }
}

/// A swipe that leads to the full volume.
enum FullVolume: HalfScreenDesign {
  static let loudest = 15.0
}
