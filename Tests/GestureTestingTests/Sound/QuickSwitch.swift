import GestureTesting

/// The arithmetic of a button in a toolbar that stays on: a quick tap inside it toggles it.
struct QuickSwitch: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      drag: .tapped, grabArea: .bounds, tapTolerance: 0,
      initialSize: GestureSize(width: 44, height: 44))
    traits.tapTime = 0.5
    return traits
  }()
  var value = 0.0
  var state = SliderState(size: GestureSize(width: 44, height: 44))
  private var isTap = false
  private var seconds = 0.0

  var track: Track { Track(length: state.size.width) }
  private var bounds: GestureRect {
    GestureRect(origin: GesturePoint(x: 0, y: 0), size: state.size)
  }

  func accepts(_ point: GesturePoint) -> Bool { bounds.contains(point) }
  mutating func touch(_ point: GesturePoint) { (isTap, seconds) = (true, 0) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && bounds.contains(point)
  }
  mutating func release() { if isTap, seconds < 0.5, track.isUsable { value = 1 - value } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}
