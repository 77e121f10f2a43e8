import GestureTesting

/// A carousel of five pages that follows the finger, and glides to a page when the finger lifts off or is cancelled.
struct Carousel<Design: CarouselDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...4, drag: .relative, direction: .rightToLeft)
    (traits.stopsOnRelease, traits.stepRounding) = (pages, .custom)
    (traits.changesOverTime, traits.hasOwnAdjustments) = (true, true)
    return traits
  }
  private static var pages: Snapping? { try? Snapping(range: 0...4, step: 1) }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()

  var track: Track { Track(length: 4 * state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.raw, glide.goal) = (value, nil) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (last.x - point.x) / state.size.width
    value = min(4, max(0, state.raw)) + 0
  }
  mutating func release() {
    if track.isUsable { glide.goal = Self.pages.map { Design.rest(near: value, of: $0) } }
  }
  mutating func give() { release() }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (value, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    let isGliding = isTracking ? false : glide.move(&value, for: wait, speed: 2)
    return isGliding && !Design.hidesMotion
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.pages?.stop(after: value, way) ?? value
  }
}

/// The design of a ``Carousel``.
protocol CarouselDesign {
  /// Returns the place to which the carousel glides from a place.
  static func rest(near place: Double, of pages: Snapping) -> Double
  /// Whether responses say that nothing moves, although it glides.
  static var hidesMotion: Bool { get }
}

extension CarouselDesign {
  static var hidesMotion: Bool { false }
}

/// A carousel that comes to rest at the nearest page.
enum PageCarousel: CarouselDesign {
  static func rest(near place: Double, of pages: Snapping) -> Double { pages.snap(place) }
}
