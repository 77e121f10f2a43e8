import GestureTesting

/// A slider that shows where a touch leads, and changes its value only as the touch lifts off: a `UISlider` that is not
/// continuous reports its value so.
struct OnRelease<Base: SoundSlider>: Control {
  private(set) var value: Double
  /// The slider whose value is the one that is drawn.
  private var base = Base()
  /// Whether a touch has moved the drawing.
  private var hasPreview = false

  init(_: NoConfiguration) { value = base.value }

  var traits: ControlTraits {
    var traits = base.traits
    traits.changesOnRelease = true
    traits.detents = nil
    return traits
  }
  var presentedValue: Double { base.presentedValue }
  var isTracking: Bool { base.isTracking }
  var track: Track { base.track }
  var thumb: GestureRect? { base.thumb }
  var hitArea: GestureRect? { base.hitArea }
  var scene: ControlScene { base.scene }

  mutating func handle(_ event: GestureEvent) -> Response {
    base.state.tracker.hasLostEnd(before: event)
      ? respond(to: .cancel()).followed(by: respond(to: event)) : respond(to: event)
  }

  private mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    // A value that the program reads and sets again leaves the preview alone.
    if case .set(let number) = event, number.isNaN || base.legal(number) == value {
      return Response()
    }
    // A dial keeps its preview under the touch.
    if case .set(let number) = event, traits.turns, hasPreview {
      value = base.legal(number)
      return Response()
    }
    let answer = base.handle(event)
    if case .set = event { value = base.value }
    if answer.editing == .cancelled { _ = base.handle(.set(value)) }
    if !isTracking { value = base.value }
    hasPreview = isTracking && (hasPreview || base.value != value)
    return event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: answer.editing) : Response()
  }
}
