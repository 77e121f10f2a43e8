import GestureTesting

/// A slider with five stops at equal distances under a touch, whose thumb is drawn as far as the value.
struct UnevenStops: SoundSlider {
  static let design: ControlTraits = {
    let stops = [0, 10, 20, 50, 100]
    var traits = ControlTraits(
      range: 0...100, stops: (try? IntegerStops(stops)).map { Snapping($0) }, drag: .absolute,
      overhang: 10)
    (traits.hasOwnScale, traits.stepRounding) = (true, .custom)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var fraction: Double { value / 100 }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) {
      value = [0.0, 10, 20, 50, 100][Int((4 * place).rounded())]
    }
  }
}
