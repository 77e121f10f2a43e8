import GestureTesting

/// Five pages that a pan leads on, one at most; a touch that first moves across is left to a list.
struct PannedPages<Design: PannedDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...4, drag: .custom, grabArea: .bounds, direction: .rightToLeft, minimumDistance: 16)
    traits.stopsOnRelease = try? Snapping(range: 0...4, step: 1)
    (traits.stepRounding, traits.yieldsToScrolling) = (.custom, true)
    (traits.dragStart, traits.keySteps) = (.atTheSample, .init(1))
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (isGivenUp, page) = (false, 0.0)

  var track: Track { Track(length: 4 * state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isGivenUp, page) = (false, false, value.rounded())
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard !isGivenUp, track.isUsable else { return }
    if !state.isHeld {
      guard point.isAtLeast(Design.distance, from: state.down) else { return }
      let (x, y) = (point.x - state.down.x, point.y - state.down.y)
      isGivenUp = abs(x) <= abs(y) && !Design.scrolls
      state.isHeld = !isGivenUp
      if state.isHeld, Design.leaps { value = 0 }
      return
    }
    let place = value + (last.x - point.x) / state.size.width
    value = min(page + 1, 4, max(page - 1, 0, place)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { page = value.rounded() } }
  mutating func release() { value = Design.returns && state.isHeld ? page : value.rounded() }
  mutating func give() { if value != state.valueBefore, !Design.hangs { value = value.rounded() } }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    ControlTraits.KeySteps(1).value(after: value, way, in: 0...4)
  }
}

/// The design of ``PannedPages``.
protocol PannedDesign {
  /// The distance after which a touch drags.
  static var distance: Double { get }
  /// Whether a touch that first moves across drags, too.
  static var scrolls: Bool { get }
  /// Whether a cancelled touch leaves the pages where they are.
  static var hangs: Bool { get }
  /// Whether each drag begins at the first page.
  static var leaps: Bool { get }
  /// Whether each drag ends at the page where it has begun.
  static var returns: Bool { get }
}

extension PannedDesign {
  static var distance: Double { 16 }
  static var scrolls: Bool { false }
  static var hangs: Bool { false }
  static var leaps: Bool { false }
  static var returns: Bool { false }
}

/// Pages of a carousel.
enum PannedCarousel: PannedDesign {}
