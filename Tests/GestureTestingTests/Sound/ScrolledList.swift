import GestureTesting

/// The arithmetic of iScroll: a list of a thousand points, which a quick touch flings, and which a touch pulls a third of
/// its way beyond an end.
struct ScrolledList<Design: ListDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...1000, drag: .relative, direction: .bottomToTop, minimumDistance: 10)
    (traits.dragStart, traits.hasElasticEnds) = (.atTheSample, true)
    (traits.changesOverTime, traits.resolution) = (true, 1)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The place under the touch, beyond an end, too.
  private var place = 0.0
  /// The value and the seconds since the touch went down, or since it was last slow.
  private var (start, seconds) = (0.0, 0.0)
  /// The flight: from a value to another one, for some seconds, some of which have passed.
  private var flight: (from: Double, to: Double, duration: Double, passed: Double)?

  var track: Track { Track(length: state.size.height > 0 ? 1000 : 0) }
  var presentedValue: Double {
    guard isTracking, state.isHeld else { return value }
    if place < 0 { return place / 3 + 0 }
    return place > 1000 ? 1000 + (place - 1000) / 3 : place
  }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, place, start, seconds, flight) = (false, value, value, 0, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = point.isAtLeast(10, from: state.down)
      return
    }
    guard track.isUsable else { return }
    place += last.y - point.y
    value = min(1000, max(0, place)) + 0
    if seconds > 0.3 { (start, seconds) = (value, 0) }
  }
  mutating func release() {
    let way = value - start
    guard state.isHeld, seconds > 0, seconds < 0.3, way != 0, place >= 0, place <= 1000 else {
      return
    }
    let speed = abs(way) / (seconds * 1000)
    let reach = speed * speed / 0.0012 * (Design.flingsBack ? -1 : 1)
    let goal = min(1000, max(0, (value + (way < 0 ? -reach : reach)).rounded())) + 0
    if goal != value { flight = (value, goal, min(2, speed / 0.6), 0) }
  }
  mutating func rebase(isSet: Bool) {
    if isSet { (place, start, seconds, flight) = (value, value, 0, nil) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    guard var flight else { return false }
    flight.passed += wait
    let part = min(flight.passed / flight.duration, 1) - 1
    value = flight.from + (flight.to - flight.from) * (1 - part * part).squareRoot()
    self.flight = flight.passed < flight.duration ? flight : nil
    if self.flight == nil { value = flight.to }
    return self.flight != nil
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = base(event)
    if case .wait = event, value != old { response.change = Response.Change(old: old, new: value) }
    return response
  }
}

/// The design of a ``ScrolledList``.
protocol ListDesign {
  /// Whether a flick leads the other way.
  static var flingsBack: Bool { get }
}

/// A list that goes on its way.
enum FlungList: ListDesign {
  static let flingsBack = false
}
