import GestureTesting

/// Tens that the keys of the program's own values leave by two: from 13, up leads to 30.
struct LeapingKeys: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 10), drag: .absolute)
    (traits.roundsSets, traits.detents) = (false, nil)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 10 * (10 * place).rounded() }
  }
  func legal(_ number: Double) -> Double { min(100, max(0, number)) + 0 }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    let next = Self.design.stops?.stop(after: value, way) ?? value
    let isBetween = value.truncatingRemainder(dividingBy: 10) != 0
    return isBetween && way == .increment ? min(100, next + 10) : next
  }
}
