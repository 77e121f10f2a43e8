import GestureTesting

/// The arithmetic of a switch with a pan recognizer: the sample that recognises the drag does not move the thumb.
struct PannedSwitch<Design: PanDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .tappedOrDragged, minimumDistance: 4, tapTolerance: 4)
    traits.dragStart = .atTheSample
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (isDragged, hasMoved) = (false, false)
  private var place = 0.0

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? { thumb(ofWidth: 30) }

  mutating func touch(_ point: GesturePoint) {
    (isDragged, hasMoved, place) = (false, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = hasMoved || point.isAtLeast(Design.stillness, from: state.down)
    guard isDragged else {
      isDragged = point.isAtLeast(4, from: state.down)
      return
    }
    guard track.isUsable else { return }
    let way = (point.x - last.x) / track.length
    place += Design.neverReturns ? max(0, way) : way
    value = Design.value(value, draggedTo: place)
    if Design.forgetsDrags { isDragged = point.isAtLeast(4, from: state.down) }
  }
  mutating func rebase(isSet: Bool) { if isSet, !Design.forgetsSets { place = value } }
  mutating func release() {
    if Design.hasDeadEdge, state.down.x > 0.9 * state.size.width { return }
    if isDragged {
      value = Design.side(of: place)
    } else if !hasMoved {
      value = 1 - value
    }
  }
}

/// The design of a ``PannedSwitch``.
protocol PanDesign {
  /// Returns the value during a drag.
  static func value(_ value: Double, draggedTo place: Double) -> Double
  /// Returns the value after a drag.
  static func side(of place: Double) -> Double
  /// Whether a touch that comes back to the place of its `down` is a tap.
  static var forgetsDrags: Bool { get }
  /// Whether a drag goes on from its own place after a `set`.
  static var forgetsSets: Bool { get }
  /// The distance at which a touch is no tap, in points.
  static var stillness: Double { get }
  /// Whether the thumb goes on, but never back.
  static var neverReturns: Bool { get }
  /// Whether a touch near the right edge has no effect.
  static var hasDeadEdge: Bool { get }
}

extension PanDesign {
  static func value(_ value: Double, draggedTo place: Double) -> Double { value }
  static var forgetsDrags: Bool { false }
  static var forgetsSets: Bool { false }
  static var stillness: Double { .infinity }
  static var neverReturns: Bool { false }
  static var hasDeadEdge: Bool { false }
  static func side(of place: Double) -> Double { place >= 0.5 ? 1 : 0 }
}

/// A switch that takes the nearer side.
enum NearerSide: PanDesign {}
