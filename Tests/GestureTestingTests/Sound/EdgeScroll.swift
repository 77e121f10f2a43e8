import GestureTesting

/// The arithmetic of a timeline that goes on by itself while a finger rests at an edge of its bounds.
struct EdgeScroll<Design: EdgeDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, drag: .relative, grabArea: .bounds, overshoot: .reanchors)
    traits.changesOverTime = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The way of the edge at which the finger is, 1 or -1.
  private var edge = 0.0

  var track: Track { Track(length: state.size.width > 0 && state.size.height > 0 ? 300 : 0) }

  mutating func touch(_ point: GesturePoint) { edge = 0 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    value = min(100, max(0, value + (point.x - last.x) / 3))
    edge = point.x < 20 ? Design.wayAtTheStart : point.x > state.size.width - 20 ? 1 : 0
  }
  mutating func release() { if Design.endsWithItsTouch { edge = 0 } }
  mutating func give() { edge = 0 }
  mutating func rebase(isSet: Bool) { edge = 0 }
  mutating func pass(_ wait: Double) -> Bool {
    guard edge != 0 else { return false }
    value = min(100, max(0, value + 20 * edge * wait)) + 0
    return edge > 0 ? value < 100 : value > 0
  }
}

/// The design of an ``EdgeScroll``.
protocol EdgeDesign {
  /// Whether the timeline stops when the finger lifts off.
  static var endsWithItsTouch: Bool { get }
  /// The way of the edge at the start, -1 or 1.
  static var wayAtTheStart: Double { get }
}

extension EdgeDesign {
  static var endsWithItsTouch: Bool { true }
  static var wayAtTheStart: Double { -1 }
}

/// A timeline that stops.
enum StoppedEdge: EdgeDesign {}
