import GestureTesting

/// The arithmetic of a pager of six pages: a swipe leads one page on or back at most, a quick one also over a short way.
struct SwipedPages<Design: PagesDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...5, drag: .custom, minimumDistance: 10)
    (traits.stopsOnRelease, traits.stepRounding) = (
      try? Snapping(range: 0...5, step: 1), .custom
    )
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The page of the `down`, and the seconds and the points of the last motion.
  private var (page, seconds, motion) = (0.0, 0.0, 0.0)

  var track: Track { Track(length: state.size.width > 0 ? 5 * state.size.width : 0) }

  mutating func touch(_ point: GesturePoint) {
    (page, seconds, motion, state.isHeld, state.raw) = (value.rounded(), 0, 0, false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld else {
      state.isHeld = abs(point.x - state.down.x) >= 10
      return
    }
    guard track.isUsable else { return }
    (seconds, motion) = (0, point.x - last.x)
    state.raw += (Design.dragsBackward ? -motion : motion) / state.size.width
    let reach = Design.pullsFarther ? 5.0 : 1
    value = min(5, page + reach, max(0, page - reach, state.raw))
  }
  mutating func release() {
    guard state.isHeld, track.isUsable else { return }
    if Design.pullsFarther {
      value = min(5, max(0, page + min(1, max(-1, ((value - page) * 4 / 5).rounded())))) + 0
      return
    }
    let isQuick = (seconds < 0.1 || Design.flicksAfterRests) && abs(motion) > 5
    let isFlick = isQuick && value != value.rounded()
    let way = Design.isBackward ? -motion : motion
    value = isFlick ? (way > 0 ? value.rounded(.up) : value.rounded(.down)) : Design.page(at: value)
    value += 0
  }
  mutating func give() { if state.isHeld, value != state.valueBefore { value = value.rounded() } }
  mutating func rebase(isSet: Bool) { if isSet { (page, state.raw) = (value.rounded(), value) } }
  mutating func pass(_ wait: Double) -> Bool {
    seconds += wait
    return false
  }
}

/// The design of ``SwipedPages``.
protocol PagesDesign {
  /// Whether a flick leads the other way.
  static var isBackward: Bool { get }
  /// Whether the pages move against the touch.
  static var dragsBackward: Bool { get }
  /// Whether a touch that has rested flicks as it did before.
  static var flicksAfterRests: Bool { get }
  /// Whether a touch pulls the pages farther than one on, although its end leads one on.
  static var pullsFarther: Bool { get }
  /// Returns the page at which a slow swipe ends.
  static func page(at place: Double) -> Double
}

extension PagesDesign {
  static var isBackward: Bool { false }
  static var dragsBackward: Bool { false }
  static var flicksAfterRests: Bool { false }
  static var pullsFarther: Bool { false }
  static func page(at place: Double) -> Double { place.rounded() }
}

/// Pages that a touch pulls as far as it goes, and turns by one, as those of Glide.
enum PulledPages: PagesDesign { static let pullsFarther = true }

/// Pages of which the nearer one is shown.
enum NearPages: PagesDesign {}
