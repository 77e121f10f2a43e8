import GestureTesting

/// A slider that flies to the nearest of five ticks as a touch lifts off, as that of IndicatorSeekBar.
struct FlownTicks<Design: FlownTickDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...4, drag: .absolute)
    (traits.stopsOnRelease, traits.changesOverTime) = (ticks, true)
    traits.keySteps = .init(1)
    return traits
  }
  private static var ticks: Snapping? { try? Snapping(range: 0...4, step: 1) }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    if !Design.forgetsTouches { glide.goal = nil }
    drag(from: point, to: point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 4 * place }
  }
  mutating func release() { glide.goal = value.rounded() }
  mutating func give() { if value != state.valueBefore { release() } }
  mutating func rebase(isSet: Bool) { if isSet { glide.goal = nil } }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking && !Design.forgetsTouches ? false : glide.move(&value, for: wait, speed: 4)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    ControlTraits.KeySteps(1).value(after: value, way, in: 0...4)
  }
}

/// The design of ``FlownTicks``.
protocol FlownTickDesign {
  /// Whether a flight goes on under the next touch.
  static var forgetsTouches: Bool { get }
}

extension FlownTickDesign {
  static var forgetsTouches: Bool { false }
}

/// A slider whose flight ends with the next touch.
enum CaughtTick: FlownTickDesign {}
