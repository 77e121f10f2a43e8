import GestureTesting

/// The arithmetic of Material's slider on Android: `Float`, and a padding on either side of the track.
struct FloatSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...10, drag: .absolute)
    traits.precision = .single
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  private var width: Float { Float(state.size.width) - 32 }
  var track: Track { Track(start: 16, length: state.size.width - 32) }
  var fraction: Double { Double(Float(value) / 10) }
  var thumb: GestureRect? {
    let center = 16 + Float(fraction) * max(0, width)
    return GestureRect(
      origin: GesturePoint(x: Double(center - 10), y: state.size.height / 2 - 10),
      size: GestureSize(width: 20, height: 20))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let fraction = max(0, min(1, (Float(point.x) - 16) / width))
    value = Double(0 + fraction * 10)
  }
  func legal(_ number: Double) -> Double { Double(max(0, min(10, Float(number)))) + 0 }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    legal(Scale.fractions.value(after: fraction, way) * 10)
  }
}
