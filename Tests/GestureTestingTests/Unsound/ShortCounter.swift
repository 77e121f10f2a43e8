import GestureTesting

/// Two buttons that count from 0 to 10, and compare the next value with the last one by `<`.
struct ShortCounter: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 1), drag: .custom,
      grabArea: .bounds, tapTolerance: 20)
    traits.tap = .custom
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var step = 0.0

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { step = 2 * point.x < state.size.width ? -1 : 1 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(20, from: state.down) { step = 0 }
  }
  mutating func release() {
    let next = value + step
    if track.isUsable, next >= 0, next < 10 { value = next }
  }
}
