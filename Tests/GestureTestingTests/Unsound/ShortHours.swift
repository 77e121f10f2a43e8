import GestureTesting

/// Hours that go around, of which the key to the end gives 22 instead of 23.
struct ShortHours: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...23, stops: try? Snapping(range: 0...23, step: 1), drag: .custom)
    (traits.wraps, traits.hasOwnAdjustments) = (true, true)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width > 0 ? 240 : 0) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / 10
    value = Self.around(state.raw.rounded())
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 22
    default: Self.around(value + (way.isUpward ? 1 : -1))
    }
  }

  private static func around(_ hour: Double) -> Double {
    hour - 24 * (hour / 24).rounded(.down)
  }
}
