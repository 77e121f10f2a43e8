import GestureTesting

/// A slider whose thumb is as wide as the control is high, so that a square one has no track.
struct SquareThumb<Design: SquareThumbDesign>: SoundSlider {
  static var design: ControlTraits { ControlTraits(drag: .grabbed) }
  var value = 0.0
  var state = SliderState()

  private var width: Double { state.size.height }
  var track: Track { Track(start: width / 2, length: state.size.width - width) }
  var thumb: GestureRect? { thumb(ofWidth: width) }
  var presentedValue: Double {
    Design.showsTheTouch && state.isHeld && isTracking ? state.raw : value
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    state.raw = fraction
    if !state.isHeld { drag(from: point, to: point) }
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    if state.isHeld {
      state.raw += (point.x - last.x) / track.length
      value = legal(state.raw)
    } else if let place = track.fraction(at: point.x) {
      value = place
    }
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = fraction } }
}

/// The design of a ``SquareThumb``.
protocol SquareThumbDesign {
  /// Whether the control says that its thumb is where the touch is, also beyond the ends.
  static var showsTheTouch: Bool { get }
}

extension SquareThumbDesign {
  static var showsTheTouch: Bool { false }
}

/// A thumb that stays on its track.
enum StayingThumb: SquareThumbDesign {}
