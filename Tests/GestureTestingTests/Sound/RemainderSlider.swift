import GestureTesting

/// The arithmetic of react-aria: a thumb moves by the sum of deltas in pixels, from wherever a touch on the
/// track put it, and the value is snapped by its remainder.
struct RemainderSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: -20...80, stops: try? Snapping(range: -20...80, step: 5), drag: .grabbed, overhang: 10)
    traits.holdsAfterJump = true
    traits.keySteps = .init(5, page: 10)
    return traits
  }()
  var value = -20.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: fraction) - 10, y: state.size.height / 2 - 10),
      size: GestureSize(width: 20, height: 20))
  }

  mutating func touch(_ point: GesturePoint) {
    state.raw = fraction
    if track.isUsable, thumb?.contains(point) != true {
      state.raw = min(1, max(0, point.x / state.size.width))
      value = snapped
    }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = snapped
  }
  private var snapped: Double {
    let raw = -20 + min(1, max(0, state.raw)) * 100
    let remainder = (raw + 20).truncatingRemainder(dividingBy: 5)
    return remainder * 2 >= 5 ? raw + (5 - remainder) : raw - remainder
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: -20
    case .maximum: 80
    case .pageUp: min(80, value + 10)
    case .pageDown: max(-20, value - 10)
    case .increment, .fineUp: min(80, value + 5)
    case .decrement, .fineDown: max(-20, value - 5)
    }
  }
}
