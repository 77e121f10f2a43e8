import GestureTesting

/// The arithmetic of a slider whose arrow keys add 1, and drop the rounding errors beyond nine digits.
struct WholeKeysSlider: SoundSlider {
  static let design = ControlTraits(range: 0...10, drag: .absolute)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = place * 10 }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    let step =
      switch way {
      case .increment: 1.0
      case .decrement: -1.0
      case .pageUp: 2.0
      case .pageDown: -2.0
      case .fineUp: 0.1
      case .fineDown: -0.1
      case .minimum: -10.0
      case .maximum: 10.0
      }
    let tenths = (value + step) * 10
    let isWhole = abs(tenths - tenths.rounded()) < 1e-8
    return min(10, max(0, isWhole ? tenths.rounded() / 10 : tenths / 10)) + 0
  }
}
