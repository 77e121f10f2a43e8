import GestureTesting

/// A slide to unlock whose knob springs back with time, and can be caught on its way.
struct SpringUnlock<Design: SpringUnlockDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom, grabArea: .thumb)
    traits.latch = 1
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The place of the knob, and where it goes.
  private var place = 0.0
  private var glide = Glide()

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var presentedValue: Double { place }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: place) - 20, y: 0),
      size: GestureSize(width: 40, height: state.size.height))
  }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) {
    if Design.leapsBack, glide.goal != nil { place = value }
    (state.raw, glide.goal) = (place, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / track.length
    place = min(1, max(0, state.raw))
    value = place
  }
  mutating func release() {
    if track.isUsable { value = value < 1 ? 0 : 1 }
    glide.goal = place == value ? nil : value
  }
  mutating func give() { glide.goal = place == value ? nil : value }
  mutating func rebase(isSet: Bool) {
    if isSet { (place, state.raw, glide.goal) = (value, value, nil) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking ? false : glide.move(&place, for: wait, speed: 4)
  }
}

/// The design of a ``SpringUnlock``.
protocol SpringUnlockDesign {
  /// Whether a touch takes the knob back at once.
  static var leapsBack: Bool { get }
}

/// A knob that is caught where it is.
enum CaughtKnob: SpringUnlockDesign { static let leapsBack = false }
