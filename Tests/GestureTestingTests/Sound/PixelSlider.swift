import GestureTesting

/// The arithmetic of QSlider: whole pixels, whole values, and a click beside the handle goes a page.
struct PixelSlider: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...99, stops: try? Snapping(range: 0...99, step: 1), drag: .grabbedOrTapped)
    traits.tap = .custom
    traits.resolution = 1
    traits.keySteps = .init(1, page: 10)
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  /// The length of the track and the value when the handle was gripped.
  private var gripSpan = 0.0
  private var gripValue = 0.0

  private var span: Int { Int(state.size.width.rounded(.down)) - 11 }
  var track: Track { Track(start: 5.5, length: state.size.width.rounded(.down) - 11) }
  private var handle: Int { span > 0 ? (2 * Int(value) * span + 99) / 198 : 0 }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: Double(handle), y: 0),
      size: GestureSize(width: 11, height: state.size.height))
  }

  mutating func touch(_ point: GesturePoint) {
    state.isHeld = thumb?.contains(point) == true
    grip(at: point.x, fraction)
    if !state.isHeld, span > 0 {
      value = legal(value + (Int(point.x.rounded(.down)) > handle ? 10 : -10))
    }
  }
  private mutating func grip(at x: Double, _ place: Double) {
    (state.raw, state.anchor) = (place, x.rounded(.down))
    (gripSpan, gripValue) = (Double(span), value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard span > 0, state.isHeld else { return }
    let moved = state.raw * Double(span) + point.x.rounded(.down) - state.anchor
    let pixel = min(span, max(0, Int(moved.rounded())))
    value =
      point.x.rounded(.down) == state.anchor
      ? gripValue : Double((2 * pixel * 99 + span) / (2 * span))
  }
  mutating func rebase(isSet: Bool) {
    guard let last = state.tracker.last else { return }
    let moved = last.x.rounded(.down) - state.anchor
    // A handle that has moved lies on a whole pixel, which belongs to the value.
    let place =
      gripSpan > 0 && moved != 0
      ? (state.raw * gripSpan + moved).rounded() / gripSpan : state.raw
    grip(at: last.x, isSet ? fraction : place)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    switch way {
    case .minimum: 0
    case .maximum: 99
    case .pageUp, .pageDown: legal(value + (way.isUpward ? 10 : -10))
    default: legal(value + (way.isUpward ? 1 : -1))
    }
  }
}
