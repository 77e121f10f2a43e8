import GestureTesting

/// The arithmetic of a wheel of sixty minutes that goes to the nearer one as its touch ends.
struct MinuteWheel: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...60, drag: .relative, direction: .bottomToTop)
    (traits.wraps, traits.stopsOnRelease) = (true, try? Snapping(range: 0...60, step: 1))
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height > 0 ? 60 * 32 : 0) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.y != last.y else { return }
    state.raw += (last.y - point.y) / 32
    let minute = state.raw.truncatingRemainder(dividingBy: 60)
    value = legal(minute < 0 ? minute + 60 : minute)
  }
  mutating func release() { settle() }
  mutating func give() { if value != state.valueBefore { settle() } }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  func legal(_ number: Double) -> Double {
    let clamped = min(60, max(0, number)) + 0
    return clamped == 60 ? 0 : clamped
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    legal((try? Scale(0...60))?.value(after: value, way) ?? value)
  }

  private mutating func settle() { value = legal(value.rounded()) }
}
