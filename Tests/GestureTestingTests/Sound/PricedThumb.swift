import GestureTesting

/// The arithmetic of noUiSlider with prices: two scales that meet in the middle of the track, ten stops, and a thumb that
/// keeps its distance from the touch.
struct PricedThumb<Design: HeldPlaceDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, stops: stops, drag: .grabbed, overhang: 17)
    traits.hasOwnScale = true
    return traits
  }
  private static var stops: Snapping? {
    (try? IntegerStops([0, 5, 10, 15, 20, 40, 55, 70, 85, 100])).map { Snapping($0) }
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var fraction: Double { value <= 20 ? value / 40 : 0.5 + (value - 20) / 160 }
  var thumb: GestureRect? { thumb(ofWidth: 34) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, state.anchor) = (fraction, track.position(of: fraction) - point.x)
    if !state.isHeld { seek(point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else { return seek(point) }
    guard track.isUsable, last != point else { return }
    state.raw += (point.x - last.x) / track.length
    go(to: Design.keepsPoints ? (point.x + state.anchor) / track.length : state.raw)
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }

  private mutating func seek(_ point: GesturePoint) {
    if let place = track.fraction(at: point.x) { go(to: place) }
  }
  private mutating func go(to place: Double) {
    value = legal(place <= 0.5 ? 40 * place : 20 + 160 * (place - 0.5))
  }
}

/// The design of a ``PricedThumb``.
protocol HeldPlaceDesign {
  /// Whether the thumb keeps the points between it and the touch that it had at the `down`.
  static var keepsPoints: Bool { get }
}

/// A slider that sums the motions of its touch.
enum SummedPlace: HeldPlaceDesign {
  static let keepsPoints = false
}
