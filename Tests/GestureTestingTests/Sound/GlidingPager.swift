import GestureTesting

/// A scroll bar whose pages glide, as that of Godot: a touch beside the thumb leads a page toward it, a touch on the thumb
/// holds it.
struct GlidingPager<Design: GlidingPageDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbedOrTapped)
    (traits.tap, traits.changesOverTime) = (.pages, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()

  var track: Track { Track(start: 12, length: state.size.width - 24) }
  var thumb: GestureRect? { thumb(ofWidth: 24) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if state.isHeld {
      if Design.isCaught { glide.goal = nil }
    } else if track.isUsable {
      glide.goal = Design.page(from: value, isUpward: point.x > track.position(of: fraction))
    }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard state.isHeld, track.isUsable, point != last else { return }
    state.raw += (point.x - last.x) / track.length
    value = 100 * min(1, max(0, state.raw))
  }
  mutating func give() { glide.goal = nil }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (fraction, nil) } }
  mutating func pass(_ seconds: Double) -> Bool { glide.move(&value, for: seconds, speed: 100) }
}

/// The design of a ``GlidingPager``.
protocol GlidingPageDesign {
  /// Returns the value to which a page leads.
  static func page(from value: Double, isUpward: Bool) -> Double
  /// Whether a touch on the thumb ends a glide.
  static var isCaught: Bool { get }
}

extension GlidingPageDesign {
  static func page(from value: Double, isUpward: Bool) -> Double {
    min(100, max(0, value + (isUpward ? 20 : -20)))
  }
  static var isCaught: Bool { true }
}

/// A scroll bar whose last page leads to the end.
enum SmoothPages: GlidingPageDesign {}
