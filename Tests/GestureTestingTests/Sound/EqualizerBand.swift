import GestureTesting

/// A band of an equalizer: only its cap can be held, and it stays at 0 dB while the touch is within four
/// points.
struct EqualizerBand<Design: BandDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: -12...12, detents: try? Snapping(range: -12...12, step: 6), drag: .grabbed,
      grabArea: .thumb, direction: .bottomToTop)
    traits.resolution = 4
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 15, length: length - 30) }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(
        x: state.size.width / 2 - 15, y: length - track.position(of: place) - 15),
      size: GestureSize(width: 30, height: 30))
  }
  private var place: Double { (value + 12) / 24 }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) ?? false }
  mutating func touch(_ point: GesturePoint) {
    state.raw = Design.place(place, ofTouchAt: track.fraction(at: along(point)) ?? place)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.y != last.y else { return }
    state.raw += (last.y - point.y) / track.length
    let isNearMiddle = abs(state.raw - 0.5) * track.length <= 4
    value = isNearMiddle ? 0 : -12 + 24 * min(1, max(0, state.raw))
    if isNearMiddle, Design.holdsPlace { state.raw = 0.5 }
  }
  mutating func rebase(isSet: Bool) { if isTracking { state.raw = place } }
}

/// The design of an ``EqualizerBand``.
protocol BandDesign {
  /// Returns the place from which a drag moves the cap: a fraction of the track.
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double
  /// Whether 0 dB holds the place of the drag, too, so that slow motion never leaves it.
  static var holdsPlace: Bool { get }
}

extension BandDesign {
  static var holdsPlace: Bool { false }
}

/// A cap that keeps its distance from the touch.
enum HeldCap: BandDesign {
  static func place(_ place: Double, ofTouchAt touch: Double) -> Double { place }
}
