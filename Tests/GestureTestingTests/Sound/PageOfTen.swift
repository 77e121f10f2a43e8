import GestureTesting

/// A slider of whole numbers whose page keys move by ten, as in a browser.
struct PageOfTen<Keys: PageKeyDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 1), drag: .absolute)
    (traits.keySteps, traits.wraps) = (.init(1, page: 10), Keys.wraps)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = (100 * place).rounded() }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    let steps = Keys.steps
    guard Keys.wraps, let step = steps.step(of: way) else {
      return steps.value(after: value, way, in: 0...100)
    }
    let sum = way.isUpward ? value + step : value - step
    return sum > 100 ? sum - 101 : sum < 0 ? sum + 101 : sum
  }
}

/// The steps that keys make.
protocol PageKeyDesign: Sendable {
  /// The steps.
  static var steps: ControlTraits.KeySteps { get }
  /// Whether the first number follows the last one.
  static var wraps: Bool { get }
}

extension PageKeyDesign {
  static var steps: ControlTraits.KeySteps { .init(1, page: 10) }
  static var wraps: Bool { false }
}

/// Keys as declared.
enum TenPages: PageKeyDesign {}

/// Keys as declared, of a value that goes around.
enum RoundPages: PageKeyDesign {
  static var wraps: Bool { true }
}
