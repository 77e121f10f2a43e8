import GestureTesting

/// The arithmetic of a pedal with a backlash: its value follows the foot when that has moved by four points.
struct LoosePedal: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...127, drag: .absolute, direction: .topToBottom)
    (traits.resolution, traits.precision) = (4, .tolerance(1e-12))
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.height - 20) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    let old = track.position(of: fraction)
    let isPast = point.y <= track.start || point.y >= track.end
    let new = isPast ? point.y : min(point.y + 4, max(point.y - 4, old))
    if new != old { value = 127 * (track.fraction(at: new) ?? 0) }
  }
}
