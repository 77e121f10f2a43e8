import GestureTesting

/// The arithmetic of Compose's slider: a tap seeks to its place, and a touch that has moved by the slop drags from
/// where it went down.
struct SlopJump<Design: PressDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbed, minimumDistance: 18)
    (traits.holdsAfterJump, traits.tap) = (true, .seeks)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isRecognised = false

  var track: Track { Track(start: 10, length: state.size.width - 20) }

  mutating func touch(_ point: GesturePoint) { (state.anchor, isRecognised) = (point.x, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    state.anchor = point.x
    var way = point.x - last.x
    if !isRecognised {
      let whole = point.x - state.down.x
      guard abs(whole) >= 18 else { return }
      isRecognised = true
      way = whole > 0 ? whole - 18 : whole + 18
      let place = track.isUsable ? (state.down.x - track.start) / track.length : fraction
      state.raw = Design.start(of: place, fraction)
    }
    guard track.isUsable else { return }
    state.raw += way / track.length
    value = legal(100 * state.raw)
  }
  mutating func release() {
    if !isRecognised, let place = track.fraction(at: state.anchor) { value = legal(100 * place) }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}

/// The design of a ``SlopJump``.
protocol PressDesign {
  /// Returns the place from which a drag goes on, given that of its `down` and that of the value.
  static func start(of place: Double, _ fraction: Double) -> Double
}

/// A slider whose thumb jumps to the `down`.
enum RememberedPress: PressDesign {
  static func start(of place: Double, _ fraction: Double) -> Double { place }
}
