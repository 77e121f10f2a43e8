import GestureTesting

/// A switch with three positions: its handle follows a finger on it, and goes to the nearest position when the finger
/// lifts off; a tap beside it takes it to the position there.
struct StickShift<Design: StickDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...2, drag: .grabbedOrTapped, tapTolerance: 10)
    (traits.stopsOnRelease, traits.hasOwnAdjustments) = (positions, true)
    return traits
  }
  private static var positions: Snapping? { try? Snapping(range: 0...2, step: 1) }
  var value = 0.0
  var state = SliderState()
  private var isTap = false

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? { thumb(ofWidth: 30) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, state.anchor) = (thumb?.contains(point) == true, point.x)
    (state.raw, isTap) = (value / 2, !state.isHeld)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.anchor = point.x
    isTap = isTap && !point.isAtLeast(10, from: state.down)
    guard state.isHeld, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(2, max(0, 2 * state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value / 2 } }
  mutating func release() {
    if isTap, let place = track.fraction(at: state.anchor) {
      value = Self.positions?.snap(2 * place) ?? value
    } else if state.isHeld {
      value = Design.position(for: value, of: Self.positions)
    }
  }
  mutating func give() {
    if state.isHeld, value != state.valueBefore { value = Self.positions?.snap(value) ?? value }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.positions?.stop(after: value, way) ?? value
  }
}

/// The design of a ``StickShift``.
protocol StickDesign {
  /// Returns the position to which a released handle goes.
  static func position(for value: Double, of positions: Snapping?) -> Double
}

/// A switch that goes to the nearest position.
enum NearestPosition: StickDesign {
  static func position(for value: Double, of positions: Snapping?) -> Double {
    positions?.snap(value) ?? value
  }
}
