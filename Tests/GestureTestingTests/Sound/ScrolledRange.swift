import GestureTesting

/// The arithmetic of a range in a page that scrolls: the first six points decide whether the touch drags.
struct ScrolledRange<Design: ScrolledDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute, minimumDistance: 6)
    (traits.yieldsToScrolling, traits.tap) = (true, Design.seeksAtDown ? .seeksAtOnce : .seeks)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isGivenUp = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isGivenUp, state.anchor) = (false, false, point.x)
    if Design.seeksAtDown { seek() }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isGivenUp, max(x, y) >= 6 { (state.isHeld, isGivenUp) = (x > y, x <= y) }
    state.anchor = point.x
    if state.isHeld { seek() }
  }
  mutating func release() {
    if isGivenUp ? Design.seeksAfterScrolling : !Design.seeksAtDown { seek() }
  }

  private mutating func seek() {
    if let place = track.fraction(at: state.anchor) { value = 100 * place }
  }
}

/// The design of a ``ScrolledRange``.
protocol ScrolledDesign {
  /// Whether the value goes to a touch as it goes down, and not when it taps.
  static var seeksAtDown: Bool { get }
  /// Whether a touch that was left to the page seeks as it lifts off.
  static var seeksAfterScrolling: Bool { get }
}

extension ScrolledDesign {
  static var seeksAtDown: Bool { false }
  static var seeksAfterScrolling: Bool { false }
}

/// The range of Framework7, and that of a browser on a phone: a touch sets the value before it can scroll the page.
enum PageRange: ScrolledDesign {
  static let seeksAtDown = true
}

/// A range that seeks when a touch taps.
enum TappedRange: ScrolledDesign {}
