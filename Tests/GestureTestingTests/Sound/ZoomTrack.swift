import GestureTesting

/// The arithmetic of the zoom slider of a map: a tap beside its thumb leads a level on or back.
struct ZoomTrack<Design: ZoomTrackDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...18, stops: try? Snapping(range: 0...18, step: 1), drag: .grabbedOrTapped,
      tapTolerance: 10)
    traits.tap = .custom
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isTap = false

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, isTap) = (fraction, !state.isHeld)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(Design.tolerance, from: state.down) { isTap = false }
    guard state.isHeld, track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(18 * state.raw)
  }
  mutating func release() {
    guard isTap, track.isUsable else { return }
    value = legal(value + (state.down.x < track.position(of: fraction) ? -1 : 1))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}

/// The design of a ``ZoomTrack``.
protocol ZoomTrackDesign {
  /// The distance at which a touch is no tap.
  static var tolerance: Double { get }
}

/// A zoom slider that tells taps from swipes.
enum CarefulZoom: ZoomTrackDesign { static let tolerance = 10.0 }
