import GestureTesting

/// Five buttons in the middle of their bounds that count from the edge of the bounds.
struct ShiftedRow: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .grabbedOrTapped,
      grabArea: .custom, tapTolerance: 20)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var hitArea: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.start, y: 0),
      size: GestureSize(width: track.length, height: state.size.height))
  }
  var track: Track { Track(start: 0.3 * state.size.width, length: 0.4 * state.size.width) }

  func accepts(_ point: GesturePoint) -> Bool { hitArea?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { place = point.x }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) { place = point.x }
  mutating func release() {
    guard track.isUsable else { return }
    value = min(5, max(1, (5 * place / track.length).rounded(.up)))
  }
}
