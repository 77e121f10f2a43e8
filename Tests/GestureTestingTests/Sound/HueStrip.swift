import GestureTesting

/// The arithmetic of a strip of hues, which goes on at 0 from 360: a relative drag, modulo 360.
struct HueStrip: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...360, drag: .relative)
    traits.wraps = true
    traits.precision = .tolerance(1e-12)
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let hue = value + (point.x - last.x) / state.size.width * 360
    value = min(360, max(0, hue - 360 * (hue / 360).rounded(.down)))
  }
}
