import GestureTesting

/// A slider of percents whose keys move by a step, such as 30, and by the rest where less is left.
struct CoarseKeys<Keys: CoarseKeyDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    traits.hasOwnAdjustments = true
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 100
    case .fineDown where !Keys.hasFineDown: value
    default: Keys.end(from: value, to: way.isUpward ? value + Keys.step : value - Keys.step)
    }
  }
}

/// The behavior of coarse keys at an end.
protocol CoarseKeyDesign: Sendable {
  /// The step of a key.
  static var step: Double { get }
  /// Whether the fine key down does anything.
  static var hasFineDown: Bool { get }
  /// Returns the value after a key that leads from one number to another, which may be out of range.
  static func end(from value: Double, to next: Double) -> Double
}

extension CoarseKeyDesign {
  static var step: Double { 30 }
  static var hasFineDown: Bool { true }
}

/// Keys that go to the end.
enum WholeKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double { min(100, max(0, next)) }
}
