import GestureTesting

/// A button that fills in a second while a touch rests on it, and empties as the touch lifts off.
struct HeldConfirmation<Design: ConfirmationDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: .custom, grabArea: .bounds, rest: 0)
    (traits.tap, traits.changesOverTime, traits.hasOwnAdjustments) = (.custom, true, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()

  var track: Track { Track(length: state.size.height > 0 ? state.size.width : 0) }

  mutating func touch(_ point: GesturePoint) { glide.goal = 1 }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if Design.stopsAtMotions, point != last { glide.goal = nil }
  }
  mutating func release() { glide.goal = 0 }
  mutating func give() { glide.goal = 0 }
  mutating func rebase(isSet: Bool) { if isSet, !isTracking { glide.goal = nil } }
  mutating func pass(_ wait: Double) -> Bool {
    guard track.isUsable || !isTracking else { return false }
    return glide.move(&value, for: wait, speed: isTracking ? 1 : 4)
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { value }

  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if Design.confirmsAlways, case .committed? = response.editing {
      response.editing = .committed(value: 1)
    }
    return response
  }
}

/// The design of a ``HeldConfirmation``.
protocol ConfirmationDesign {
  /// Whether the button no longer fills once the touch has moved.
  static var stopsAtMotions: Bool { get }
  /// Whether the button confirms however long a touch has rested on it.
  static var confirmsAlways: Bool { get }
}

extension ConfirmationDesign {
  static var stopsAtMotions: Bool { false }
  static var confirmsAlways: Bool { false }
}

/// A button that fills under any touch.
enum PatientConfirmation: ConfirmationDesign {}
