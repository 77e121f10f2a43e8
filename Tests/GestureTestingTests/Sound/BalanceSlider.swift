import GestureTesting

/// The arithmetic of a balance slider: within six points of the middle it stays at 0.
struct BalanceSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: -1...1, drag: .absolute)
    traits.resolution = 6
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 14, length: state.size.width - 28) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    let middle = track.position(of: 0.5)
    value = abs(point.x - middle) <= 6 ? 0 : 2 * place - 1
  }
}
