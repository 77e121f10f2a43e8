import GestureTesting

/// The arithmetic of rangeslider.js: a motion brings the middle of the handle to the touch, a touch on the handle alone
/// changes nothing.
struct CenteredHandle<Design: HandleDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    traits.thumbStaysAtDown = true
    return traits
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 20, length: state.size.width - 40) }
  var thumb: GestureRect? { thumb(ofWidth: 40) }

  private var hasMoved = false

  mutating func touch(_ point: GesturePoint) {
    hasMoved = false
    if !Design.staysAtDown || thumb?.contains(point) != true { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    hasMoved = hasMoved || point != last
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func release() {
    if Design.centresOnRelease, !hasMoved { drag(from: state.down, to: state.down) }
  }
}

/// The design of a ``CenteredHandle``.
protocol HandleDesign {
  /// Whether a touch on the handle changes nothing before it moves.
  static var staysAtDown: Bool { get }
  /// Whether a touch that lifts off where it went down brings the middle of the handle to it.
  static var centresOnRelease: Bool { get }
}

extension HandleDesign {
  static var centresOnRelease: Bool { false }
}

/// A handle that stays under a touch.
enum StillHandle: HandleDesign {
  static let staysAtDown = true
}
