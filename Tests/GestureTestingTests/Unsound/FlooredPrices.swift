import GestureTesting

/// A slider of prices, from 1 to 401 along an exponential track, that rounds down to its stops.
struct FlooredPrices: SoundSlider {
  static let design = ControlTraits(
    range: 1...401, scale: .exponential, stops: try? Snapping(range: 1...401, step: 10),
    drag: .absolute)
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x),
      let price = try? Scale(1...401, .exponential).value(at: place)
    else { return }
    value = place == 1 ? 401 : 1 + ((price - 1) / 10).rounded(.down) * 10
  }
}
