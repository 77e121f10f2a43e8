import GestureTesting

/// A volume in steps of a percent, which is spoken as a percentage.
struct PercentSlider<Design: PercentDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(stops: try? Snapping(range: 0...1, step: 0.01), drag: .absolute)
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var valueText: String { "\(Int(Design.whole(100 * value)))%" }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(place) }
  }
}

/// The design of a ``PercentSlider``.
protocol PercentDesign {
  /// Returns the number of percent that is spoken.
  static func whole(_ percent: Double) -> Double
}

/// A percentage that is rounded.
enum RoundedPercent: PercentDesign {
  static func whole(_ percent: Double) -> Double { percent.rounded() }
}
