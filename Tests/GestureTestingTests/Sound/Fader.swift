import GestureTesting

/// A fader from 0 to 10: a drag moves its cap, and a tap beside the cap has the effect of its design.
struct Fader<Design: FaderDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: Design.stops, drag: .grabbedOrTapped, tapTolerance: 4)
    (traits.tap, traits.stopsOnRelease) = (Design.tap, Design.stopsOnRelease)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isTap = false

  var track: Track { Track(start: 6, length: state.size.width - 12) }
  var thumb: GestureRect? { thumb(ofWidth: 12) }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    (state.raw, state.anchor, isTap) = (fraction, point.x, !state.isHeld || Design.tapsOnTheCap)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isTap = isTap && !point.isAtLeast(4, from: state.down)
    guard state.isHeld || Design.dragsBesideTheCap, track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = legal(10 * min(1, max(0, state.raw)))
  }
  mutating func give() {
    if let stops = Design.stopsOnRelease, value != state.valueBefore { value = stops.snap(value) }
  }
  mutating func release() {
    give()
    guard isTap, let place = track.fraction(at: state.down.x) else { return }
    value = legal(Design.value(of: self, tappedAt: place))
  }
}

/// The design of a ``Fader``.
protocol FaderDesign {
  /// The declared effect of a tap beside the cap.
  static var tap: ControlTraits.Tap { get }
  /// Returns the value after a tap beside the cap, at a fraction of the track.
  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double
  /// Whether a touch beside the cap moves it, too.
  static var dragsBesideTheCap: Bool { get }
  /// Whether a tap on the cap has the effect of a tap beside it.
  static var tapsOnTheCap: Bool { get }
  static var stops: Snapping? { get }
  /// The stops to which a drag leads when it ends.
  static var stopsOnRelease: Snapping? { get }
}

extension FaderDesign {
  static var dragsBesideTheCap: Bool { false }
  static var tapsOnTheCap: Bool { false }
  static var stops: Snapping? { nil }
  static var stopsOnRelease: Snapping? { nil }
}

/// A fader that seeks to the place where a tap went down, as Compose's slider does.
enum SeekingFader: FaderDesign {
  static let tap = ControlTraits.Tap.seeks

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double { 10 * place }
}

/// The same with steps, as a discrete slider of Flutter has.
enum SeekingSteps: FaderDesign {
  static let tap = ControlTraits.Tap.seeks
  static var stops: Snapping? { try? Snapping(range: 0...10, step: 1) }

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double { 10 * place }
}

/// A fader that goes to a whole number when a drag ends, and with a tap.
enum WholeFader: FaderDesign {
  static let tap = ControlTraits.Tap.seeks
  static var stopsOnRelease: Snapping? { try? Snapping(range: 0...10, step: 1) }

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    (10 * place).rounded()
  }
}
