import GestureTesting

/// A row of a list that a swipe by 160 points opens: it stays open from the middle on, and a tap closes it.
struct SwipeRow<Design: SwipeDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      drag: .relative, grabArea: .bounds, direction: .rightToLeft, minimumDistance: 10)
    (traits.yieldsToScrolling, traits.tap) = (true, .custom)
    traits.stopsOnRelease = try? Snapping(range: 0...1, divisions: 1)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// Whether the touch is left to the list, and whether it has gone too far across.
  private var (isGivenUp, isDropped) = (false, false)
  /// The place of the row, as a part of its way.
  private var place = 0.0

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 160 : 0) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isGivenUp, isDropped, place) = (false, false, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if state.isHeld {
      isDropped = isDropped || abs(point.y - state.down.y) >= Design.reach
      guard track.isUsable, !isDropped else { return }
      place += (last.x - point.x) / 160
      value = min(1, max(0, place))
    } else if !isGivenUp {
      let way = state.down.x - point.x
      guard point.isAtLeast(10, from: state.down) else { return }
      isGivenUp = Design.yields && abs(way) <= abs(point.y - state.down.y)
      guard !isGivenUp, abs(way) >= 10, track.isUsable else { return }
      state.isHeld = true
      place += (way > 0 ? way - 10 : way + 10) / 160
      value = min(1, max(0, place))
    }
  }
  mutating func release() {
    guard !isGivenUp else { return }
    value = state.isHeld ? Design.end(of: value, from: state.valueBefore) : 0
  }
  mutating func give() {
    guard value != state.valueBefore else { return }
    value = Design.opensWhenCancelled && value > 0.05 || value >= 0.5 ? 1 : 0
  }
  mutating func rebase(isSet: Bool) { if isSet, !Design.keepsItsPlace { place = value } }
}

/// The design of a ``SwipeRow``.
protocol SwipeDesign {
  /// Whether a touch that first moves across is left to the list.
  static var yields: Bool { get }
  /// Whether a drag undoes what the program sets.
  static var keepsItsPlace: Bool { get }
  /// The distance across from which on a touch no longer drags.
  static var reach: Double { get }
  /// Whether a cancelled touch opens the row.
  static var opensWhenCancelled: Bool { get }
  /// Returns the value of a row after a touch has released it.
  static func end(of value: Double, from start: Double) -> Double
}

extension SwipeDesign {
  static var yields: Bool { true }
  static var keepsItsPlace: Bool { false }
  static var reach: Double { .infinity }
  static var opensWhenCancelled: Bool { false }
  static func end(of value: Double, from start: Double) -> Double { value >= 0.5 ? 1 : 0 }
}

/// The row of a list.
enum ListRow: SwipeDesign {}
