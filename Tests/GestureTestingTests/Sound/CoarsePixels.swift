import GestureTesting

/// The arithmetic of QSlider whose handle jumps to a click: places are whole points, of which there may be fewer than stops.
struct CoarsePixels: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...99, stops: try? Snapping(range: 0...99, step: 1), drag: .grabbed)
    (traits.holdsAfterJump, traits.resolution) = (true, 2)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// The place of the handle, in whole points from the start of the track, and that of the touch on the handle.
  private var (handle, offset) = (0.0, 0.0)
  /// The length of the track on which the handle has its place.
  private var span = 0.0

  var track: Track { Track(start: 10, length: state.size.width.rounded(.down) - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    if thumb?.contains(point) != true { go(to: point.x.rounded() - 10) }
    hold(point)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    handle = track.isUsable ? point.x.rounded() - offset : handle
    go(to: handle)
    offset = point.x.rounded() - handle
  }
  private mutating func go(to place: Double) {
    if track.isUsable { value = legal(99 * place / track.length) }
  }
  private mutating func hold(_ point: GesturePoint) {
    (handle, span) =
      track.isUsable ? ((fraction * track.length).rounded(), track.length) : (fraction, 1)
    offset = point.x.rounded() - handle
  }
  mutating func rebase(isSet: Bool) {
    // On a track without length, the handle keeps its place on the last one.
    guard let last = state.tracker.last, isSet || track.isUsable else { return }
    let place = handle / span
    hold(last)
    guard !isSet, place.isFinite else { return }
    handle = (place * span).rounded()
    offset = last.x.rounded() - handle
  }
}
