import GestureTesting

/// A row of a list that glides to an end when a touch lifts off, and back when the touch is cancelled.
struct GlidingRow<Design: GlidingRowDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .relative, direction: .rightToLeft, onCancel: .reverts)
    traits.stopsOnRelease = try? Snapping(range: 0...1, divisions: 1)
    traits.changesOverTime = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()
  /// The value that the touch has given the row.
  private var dragged = 0.0
  /// Whether the touch has moved the row, and whether it has stopped it.
  private var (hasMoved, isCaught) = (false, false)

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 160 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (isCaught, hasMoved, glide.goal) = (glide.goal != nil, false, nil)
    (state.raw, dragged) = (value, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (last.x - point.x) / track.length
    (value, hasMoved) = (min(1, max(0, state.raw)) + 0, true)
    dragged = value
  }
  mutating func release() { if hasMoved || isCaught { go(to: value.rounded()) } }
  mutating func give() {
    let goal = isCaught ? value.rounded() : Design.end(of: value)
    value = dragged
    go(to: goal)
  }
  private mutating func go(to goal: Double) { glide.goal = value == goal ? nil : goal }
  mutating func rebase(isSet: Bool) {
    if isSet { (state.raw, dragged, hasMoved, glide.goal) = (value, value, false, nil) }
  }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking ? false : glide.move(&value, for: wait, speed: 4)
  }
}

/// The design of a ``GlidingRow``.
protocol GlidingRowDesign {
  /// Returns the value to which a cancelled touch leads, from the value before it.
  static func end(of value: Double) -> Double
}

/// A row that a cancel leads back to its end.
enum ReturningRow: GlidingRowDesign {
  static func end(of value: Double) -> Double { value }
}
