import GestureTesting

/// A button whose taps lead from Off to Low and High, and on to Off.
struct CycleButton<Design: CycleDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...2, stops: try? Snapping(range: 0...2, step: 1), drag: .custom, grabArea: .bounds)
    (traits.wraps, traits.tap) = (true, .custom)
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {}
  mutating func release() {
    if track.isUsable { value = value < 2 ? value + 1 : Design.first }
  }
}

/// The design of a ``CycleButton``.
protocol CycleDesign {
  /// The value after the last one.
  static var first: Double { get }
}

/// A button that goes on around.
enum LampButton: CycleDesign {
  static let first = 0.0
}
