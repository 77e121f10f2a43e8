import GestureTesting

/// Four buttons in a row: the second gives the value of the third, and the third that of the second.
struct SwappedRow: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...3, stops: try? Snapping(range: 0...3, step: 1), drag: .grabbedOrTapped,
      tapTolerance: 20)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var place = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { place = point.x }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) { place = point.x }
  mutating func release() {
    guard let part = track.fraction(at: place) else { return }
    let values = [0.0, 2, 1, 3]
    value = values[min(3, Int(4 * part))]
  }
}
