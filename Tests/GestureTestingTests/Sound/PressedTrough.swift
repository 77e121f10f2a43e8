import GestureTesting

/// The arithmetic of WPF's slider with `IsMoveToPointEnabled`: a press beside the thumb moves it there and does nothing else;
/// a press on the thumb drags it.
struct PressedTrough<Design: TroughDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .grabbedOrTapped,
      grabArea: .bounds)
    traits.tap = .seeksAtOnce
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = value / 10
    guard !state.isHeld, track.isUsable else { return }
    value = legal(10 * min(1, max(0, (point.x - Design.start) / track.length)))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value / 10 } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld, track.isUsable, point != last else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(10 * min(1, max(0, state.raw)))
  }
}

/// The design of a ``PressedTrough``.
protocol TroughDesign {
  /// The position where the track begins, to a press.
  static var start: Double { get }
}

/// A trough whose thumb moves its middle to a press.
enum CentredPress: TroughDesign {
  static let start = 10.0
}
