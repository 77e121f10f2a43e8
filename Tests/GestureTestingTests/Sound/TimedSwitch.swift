import GestureTesting

/// The arithmetic of a switch as in react-switch: a touch of less than a quarter of a second toggles it, wherever it
/// goes, and a longer drag goes to the nearer side.
struct TimedSwitch<Design: SideDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      drag: .tappedOrDragged, grabArea: Design.isHandle ? .thumb : .anywhere)
    traits.tapTime = 0.25
    traits.tap = .custom
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (seconds, isMoved) = (0.0, false)

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: value) - 13, y: state.size.height / 2 - 13),
      size: GestureSize(width: 26, height: 26))
  }

  func accepts(_ point: GesturePoint) -> Bool {
    !Design.isHandle || thumb?.contains(point) == true
  }
  mutating func touch(_ point: GesturePoint) {
    (state.raw, seconds, isMoved) = (Design.startsAtZero ? 0 : value, 0, false)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isMoved = isMoved || point.x != state.down.x
    if track.isUsable { state.raw += (point.x - last.x) / (state.size.width - Design.margin) }
  }
  mutating func release() {
    let isOver = value == 1 ? state.raw <= 0.5 : state.raw >= 0.5
    if !isMoved || seconds < 0.25 || isOver { value = Design.togglesBack ? 1 - value : 1 }
  }
  mutating func rebase(isSet: Bool) { if isSet, isTracking { state.raw = value } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of a ``TimedSwitch``.
protocol SideDesign {
  /// Whether each drag begins at the side of 0.
  static var startsAtZero: Bool { get }
  /// Whether only touches on the thumb count.
  static var isHandle: Bool { get }
  /// Whether a switch that is on can be switched off.
  static var togglesBack: Bool { get }
  /// The points of the width that a thumb cannot cover.
  static var margin: Double { get }
}

extension SideDesign {
  static var startsAtZero: Bool { false }
  static var isHandle: Bool { false }
  static var togglesBack: Bool { true }
  static var margin: Double { 28 }
}

/// A switch whose drag begins where its thumb is.
enum OwnSide: SideDesign {}

/// A switch that takes touches on its handle alone.
enum HandleSide: SideDesign { static let isHandle = true }
