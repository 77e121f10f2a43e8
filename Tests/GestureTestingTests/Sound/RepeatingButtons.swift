import GestureTesting

/// The arithmetic of a stepper that goes on while a touch holds one of its two buttons: by one at once, and by one for each
/// half of a second.
struct RepeatingButtons<Design: ButtonsDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...20, stops: try? Snapping(range: 0...20, step: 1), drag: .custom,
      grabArea: .bounds)
    (traits.tap, traits.changesOverTime) = (.steps, true)
    traits.hasOwnAdjustments = Design.hasDeadKeys
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The step of the pressed button, and the seconds since its last step.
  private var (step, seconds) = (0.0, 0.0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    step = 2 * point.x < state.size.width ? -1 : 1
    if !Design.keepsItsTime { seconds = 0 }
    press(times: 1)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if Design.stopsAtMotions, point != last { step = 0 }
  }
  mutating func release() { if Design.endsWithItsTouch { step = 0 } }
  mutating func give() { step = 0 }
  mutating func pass(_ wait: Double) -> Bool {
    guard step != 0 else { return false }
    let end = step < 0 ? 0 : Design.last
    // Twenty steps are the way between the bounds.
    seconds += min(wait, 100)
    let steps = (Design.rate * seconds).rounded(.down)
    seconds -= steps / Design.rate
    press(times: steps)
    return track.isUsable && value != end && Design.asksForTime
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    if case .set = event, Design.endsWithASet { step = 0 }
    return base(event)
  }

  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    if Design.hasDeadKeys, value == 0 { return 0 }
    return Self.cachedDesign.stops?.stop(after: value, way) ?? value
  }

  private mutating func press(times: Double) {
    guard track.isUsable else { return }
    let next = value + step * times
    value =
      Design.beginsAgain && next > Design.last ? 0 : min(max(value, Design.last), max(0, next))
  }
}

/// The design of ``RepeatingButtons``.
protocol ButtonsDesign {
  /// The greatest value that the buttons give.
  static var last: Double { get }
  /// The steps of a second while a touch stays.
  static var rate: Double { get }
  /// Whether a response says that the value will go on.
  static var asksForTime: Bool { get }
  /// Whether the steps end when the touch lifts off.
  static var endsWithItsTouch: Bool { get }
  /// Whether the time of one touch counts for the next one.
  static var keepsItsTime: Bool { get }
  /// Whether the steps end when the touch moves.
  static var stopsAtMotions: Bool { get }
  /// Whether the steps end when the program sets any value.
  static var endsWithASet: Bool { get }
  /// Whether the first value follows the last one.
  static var beginsAgain: Bool { get }
  /// Whether keys change nothing at 0.
  static var hasDeadKeys: Bool { get }
}

extension ButtonsDesign {
  static var last: Double { 20 }
  static var rate: Double { 2 }
  static var asksForTime: Bool { true }
  static var endsWithItsTouch: Bool { true }
  static var keepsItsTime: Bool { false }
  static var stopsAtMotions: Bool { false }
  static var endsWithASet: Bool { false }
  static var beginsAgain: Bool { false }
  static var hasDeadKeys: Bool { false }
}

/// Buttons that lead to both bounds.
enum ReachingButtons: ButtonsDesign {}
