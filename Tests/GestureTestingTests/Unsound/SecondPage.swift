import GestureTesting

/// A scrubber of pages, each of which has a part of the bar, that never shows the first page.
struct SecondPage: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 1...24, stops: try? Snapping(range: 1...24, step: 1), drag: .absolute)
    traits.stepRounding = .custom
    return traits
  }()
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = min(24, (24 * place).rounded(.down) + 2) }
  }
}
