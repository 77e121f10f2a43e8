import GestureTesting

/// A slider whose value glides to a tap beside its thumb, which a touch can catch on its way.
struct GlidingThumb<Design: TapGlideDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbedOrTapped, tapTolerance: 10)
    (traits.tap, traits.changesOverTime) = (.seeks, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()
  private var (isTap, last) = (false, GesturePoint(x: 0, y: 0))

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? { thumb(ofWidth: 20) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, isTap, last) = (fraction, !state.isHeld, point)
    if !Design.glidesOn { glide.goal = nil }
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    if point.isAtLeast(10, from: state.down) { isTap = false }
    guard state.isHeld, track.isUsable, point.x != previous.x else { return }
    state.raw += (point.x - previous.x) / track.length
    value = min(100, max(0, 100 * state.raw))
  }
  mutating func release() {
    guard isTap, let place = track.fraction(at: last.x) else { return }
    glide.goal = 100 * min(1, max(0, place))
    value = Design.start(of: value)
  }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (fraction, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    isTracking && !Design.glidesOn ? false : glide.move(&value, for: wait, speed: 400)
  }
}

/// The design of a ``GlidingThumb``.
protocol TapGlideDesign {
  /// Whether a glide goes on while a touch is down.
  static var glidesOn: Bool { get }
  /// Returns the value at which a glide begins.
  static func start(of value: Double) -> Double
}

extension TapGlideDesign {
  static var glidesOn: Bool { false }
  static func start(of value: Double) -> Double { value }
}

/// A slider that a touch stops.
enum CaughtGlide: TapGlideDesign {}
