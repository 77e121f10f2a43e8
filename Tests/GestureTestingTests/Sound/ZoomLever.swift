import GestureTesting

/// The arithmetic of the zoom lever of a camera: the way of the finger from its `down` is the speed of the zoom.
struct ZoomLever: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 1...10, drag: .custom)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    return traits
  }()
  var value = 1.0
  var state = SliderState()
  private var speed = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { speed = 0 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    speed = min(1, max(-1, (point.x - state.down.x) / 60)) * 3
  }
  mutating func release() { speed = 0 }
  mutating func give() { speed = 0 }
  mutating func rebase(isSet: Bool) { if isSet { speed = 0 } }
  mutating func pass(_ wait: Double) -> Bool {
    guard isTracking, speed != 0 else { return false }
    value = min(10, max(1, value + speed * wait))
    return speed > 0 ? value < 10 : value > 1
  }
}
