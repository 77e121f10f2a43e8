import GestureTesting

/// A bar from 0 to 1 that a double click resets to the middle, where a click alone may lead, too.
struct ResettableBar<Design: ResettableBarDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .absolute)
    (traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.5)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The seconds since the last touch ended; `nil` before the first, and after a reset.
  private var sinceTouch: Double?
  /// Whether the touch has reset the value and has not moved since.
  private var hasReset = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    hasReset = Design.resets && (sinceTouch ?? 1) <= 0.3
    if hasReset { value = 0.5 } else { follow(point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if hasReset, point == state.down { return }
    hasReset = false
    follow(point)
  }
  mutating func release() { sinceTouch = hasReset ? nil : 0 }
  mutating func give() { sinceTouch = nil }
  mutating func pass(_ wait: Double) -> Bool {
    if !isTracking { sinceTouch = sinceTouch.map { $0 + wait } }
    return false
  }

  private mutating func follow(_ point: GesturePoint) {
    value = track.fraction(at: point.x) ?? value
  }
}

/// The design of a ``ResettableBar``.
protocol ResettableBarDesign {
  /// Whether a double click resets the value.
  static var resets: Bool { get }
}

/// A bar whose double click resets it.
enum ObedientBar: ResettableBarDesign { static let resets = true }
