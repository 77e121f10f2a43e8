import GestureTesting

/// The arithmetic of a wheel of a watch: a drag leaves it at a row with time, and a tap beside its middle goes a row on.
struct TappedWheel<Design: CatchDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: rows, drag: .relative, direction: .bottomToTop, minimumDistance: 5,
      slop: 0)
    (traits.tap, traits.changesOverTime) = (.custom, true)
    return traits
  }
  private static var rows: Snapping? { try? Snapping(range: 0...10, step: 1) }
  var value = 0.0
  var state = SliderState()
  /// The goal of the wheel, and its place, in rows.
  private var (glide, place, isCaught) = (Glide(), 0.0, false)

  var track: Track { Track(length: state.size.height > 0 ? 400 : 0) }
  var presentedValue: Double { isTracking || glide.goal != nil ? min(10, max(0, place)) : value }

  mutating func touch(_ point: GesturePoint) {
    isCaught = glide.goal != nil
    if Design.catchesAtGoal, let goal = glide.goal { (place, value) = (goal, goal) }
    if !isCaught { place = value }
    (state.isHeld, glide.goal) = (false, nil)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    var way = last.y - point.y
    if !state.isHeld {
      guard abs(point.y - state.down.y) >= 5 else { return }
      way = state.down.y - point.y + (point.y > state.down.y ? 5 : -5)
      state.isHeld = true
    }
    guard track.isUsable else { return }
    place += way / 40
    show()
  }
  mutating func release() {
    let isTap = !state.isHeld && !isCaught && track.isUsable
    place = min(10, max(0, place))
    let row = place.rounded()
    let way = state.down.y < state.size.height / 2 ? 1.0 : -1
    glide.goal = min(10, max(0, isTap ? row + way : row))
  }
  mutating func give() {
    place = min(10, max(0, place))
    if value == state.valueBefore { place = value } else { glide.goal = value }
  }
  mutating func rebase(isSet: Bool) { if isSet { (place, glide.goal) = (value, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    guard !isTracking, glide.goal != nil else { return false }
    let isMoving = glide.move(&place, for: wait, speed: 8)
    show()
    return isMoving
  }

  private mutating func show() { value = min(10, max(0, place)).rounded() + 0 }
}

/// The design of a ``TappedWheel``.
protocol CatchDesign {
  /// Whether a touch catches the wheel at its goal.
  static var catchesAtGoal: Bool { get }
}

/// A wheel that a touch catches where it is.
enum CaughtWheel: CatchDesign {
  static let catchesAtGoal = false
}
