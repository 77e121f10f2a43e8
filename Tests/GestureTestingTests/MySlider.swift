import GestureEngine

/// A slider with bugs: it divides by its width, which may be 0.
struct MySlider: Control {
  private(set) var value = 0.0
  private var before = 0.0
  private var width = 0.0
  private var touches = TouchTracker()

  init(_: NoConfiguration) {}

  var traits: ControlTraits { ControlTraits(drag: .absolute) }
  var track: Track { Track(length: width) }

  mutating func handle(_ event: GestureEvent) -> Response {
    var response = Response()
    let old = value
    switch touches.receive(event, accepts: { _ in true }) {
    case .began(let touch): (before, value, response.editing) = (value, touch.x / width, .began)
    case .moved(let touch): value = touch.x / width
    case .ended: response.editing = .committed(value: value)
    case .cancelled(let reverts):
      if reverts { value = before }
      response.editing = .cancelled
    case nil:
      switch event {
      case .resize(let size): width = size.width
      case .adjust(let way) where !touches.isTracking:
        value = Scale.fractions.value(after: value, way)
      case .set(let new) where !new.isNaN:
        value = min(max(new, 0), 1)
        return response
      default: break
      }
    }
    value = min(max(value, 0), 1)
    if value != old { response.change = Response.Change(old: old, new: value) }
    return response
  }
}
