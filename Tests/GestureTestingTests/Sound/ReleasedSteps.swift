import GestureTesting

/// The arithmetic of JavaFX's slider with `snapToTicks`, and of BubbleSeekBar: the value follows the touch, and goes to the
/// nearest tick when the touch lifts off.
struct ReleasedSteps<Design: TickDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbed)
    traits.stopsOnRelease = ticks
    traits.hasOwnAdjustments = true
    return traits
  }
  private static var ticks: Snapping? { try? Snapping(range: 0...100, step: 12.5) }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = value / 100
    if !state.isHeld { seek(point) }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value / 100 } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    if state.isHeld {
      state.raw += (point.x - last.x) / track.length
      value = min(100, max(0, 100 * state.raw)) + 0
    } else {
      seek(point)
    }
  }
  /// A set of the present value changes nothing, even between two ticks.
  func legal(_ number: Double) -> Double {
    let clamped = min(100, max(0, number)) + 0
    return Design.roundsSets && clamped != value ? Self.ticks?.snap(clamped) ?? clamped : clamped
  }
  mutating func release() { value = Design.tick(for: value, of: Self.ticks) }
  mutating func give() {
    if value != state.valueBefore, !Design.hangsWhenCancelled { release() }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.ticks?.stop(after: value, way) ?? value
  }

  private mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
}

/// The design of ``ReleasedSteps``.
protocol TickDesign {
  /// Whether a set leads to a tick.
  static var roundsSets: Bool { get }
  /// Whether a cancelled drag leaves the value between two ticks.
  static var hangsWhenCancelled: Bool { get }
  /// Returns the value at which a touch leaves a value.
  static func tick(for value: Double, of ticks: Snapping?) -> Double
}

/// A slider that goes to the nearest tick.
enum NearestTick: TickDesign {
  static func tick(for value: Double, of ticks: Snapping?) -> Double { ticks?.snap(value) ?? value }
}

extension TickDesign {
  static var roundsSets: Bool { false }
  static var hangsWhenCancelled: Bool { false }
}

/// A slider whose sets lead to a tick, too.
enum SetTick: TickDesign {
  static let roundsSets = true
  static func tick(for value: Double, of ticks: Snapping?) -> Double { ticks?.snap(value) ?? value }
}
