import GestureTesting

/// The arithmetic of a pull to refresh: a rubber band that springs back, without a keyboard.
struct PullToRefresh: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .custom, direction: .topToBottom, rest: 0)
    traits.hasOwnAdjustments = true
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.height) }

  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let pull = max(0, point.y - state.down.y)
    value = pull / (pull + 120)
  }
  mutating func give() { value = 0 }
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response = base(event)
    if case .committed = response.editing {
      value = 0
      response.change = old == 0 ? nil : Response.Change(old: old, new: 0)
    }
    return response
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double { value }
}
