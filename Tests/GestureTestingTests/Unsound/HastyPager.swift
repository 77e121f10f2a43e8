import GestureTesting

/// A scroll bar that pages at taps, and that a touch beside the thumb drags before its distance.
struct HastyPager: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(range: 0...100, drag: .grabbed, minimumDistance: 10)
    traits.tap = .pages
    traits.tapTolerance = 10
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isOnThumb = false
  private var last = GesturePoint(x: 0, y: 0)

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  mutating func touch(_ point: GesturePoint) {
    isOnThumb = thumb?.contains(point) ?? false
    (state.isHeld, state.raw, last) = (false, fraction, point)
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    guard track.isUsable else { return }
    let (x, y) = (point.x - state.down.x, point.y - state.down.y)
    guard isOnThumb else {
      if x != 0 || y != 0 {
        (state.isHeld, value) = (true, 100 * (track.fraction(at: point.x) ?? 0))
      }
      return
    }
    var way = point.x - previous.x
    if !state.isHeld {
      guard (x * x + y * y).squareRoot() > 10 else { return }
      state.isHeld = true
      way = x < 0 ? min(0, x + 10) : max(0, x - 10)
    }
    state.raw += way / track.length
    value = 100 * min(1, max(0, state.raw))
  }
  mutating func release() {
    guard !state.isHeld, !isOnThumb, let place = track.fraction(at: last.x) else { return }
    value = min(100, max(0, value + (100 * place > value ? 20 : -20)))
  }
}
