import GestureTesting

/// The arithmetic of a scroll bar that pages toward a touch, and again every quarter of a second until its thumb is there.
struct HeldPager<Design: PagerDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...10, drag: .grabbedOrTapped)
    (traits.tap, traits.changesOverTime) = (.pages, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var target: GesturePoint?
  private var seconds = 0.0
  private var isUp = false

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, state.anchor, seconds) = (value / 10, point.x, 0)
    target = state.isHeld ? nil : point
    isUp = point.x > track.position(of: fraction)
    if !Design.isDelayed { page() }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if target != nil { target = point }
    defer { state.anchor = point.x }
    guard state.isHeld, track.isUsable else { return }
    state.raw += (point.x - state.anchor) / track.length
    value = min(10, max(0, 10 * state.raw)) + 0
  }
  mutating func release() { if Design.endsWithItsTouch { target = nil } }
  mutating func give() { target = nil }
  mutating func rebase(isSet: Bool) { if isSet { target = nil } }
  mutating func pass(_ wait: Double) -> Bool {
    guard target != nil, wait > 0 else { return target != nil }
    seconds += wait
    while seconds >= 0.25, target != nil {
      seconds -= 0.25
      page()
    }
    return target != nil
  }

  private mutating func page() {
    guard let point = target, let thumb, track.isUsable else {
      target = nil
      return
    }
    let way = point.x - thumb.center.x
    // The thumb is there when it covers the touch.
    guard abs(way) > 20 || Design.pagesOn else {
      target = nil
      return
    }
    let old = value
    let page = Design.pagesOn ? (isUp ? 2 : -2) : Design.page(toward: way / track.length * 10)
    value = min(10, max(0, value + page)) + 0
    if value == old { target = nil }
  }
}

/// The design of a ``HeldPager``.
protocol PagerDesign {
  /// Returns the page toward a touch that is so far from the thumb, in values.
  static func page(toward way: Double) -> Double
  /// Whether it no longer pages when its touch lifts off.
  static var endsWithItsTouch: Bool { get }
  /// Whether the first page takes a quarter of a second, too.
  static var isDelayed: Bool { get }
  /// Whether it pages to the end of the track, past the touch.
  static var pagesOn: Bool { get }
}

extension PagerDesign {
  static var endsWithItsTouch: Bool { true }
  static var isDelayed: Bool { false }
  static var pagesOn: Bool { false }
}

/// A scroll bar that does not page past the touch.
enum ShyPager: PagerDesign {
  static func page(toward way: Double) -> Double { min(2, max(-2, way)) }
}
