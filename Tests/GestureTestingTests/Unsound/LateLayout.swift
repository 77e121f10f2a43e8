import GestureTesting

/// A splitter that takes over a new size when the touch on its handle has ended.
struct LateLayout: SoundSlider {
  static let design = ControlTraits(drag: .grabbed, grabArea: .thumb)
  var value = 0.5
  var state = SliderState()
  private var size: GestureSize?

  var track: Track { Track(start: 3, length: state.size.width - 6) }
  var thumb: GestureRect? { thumb(ofWidth: 6) }

  func accepts(_ point: GesturePoint) -> Bool { thumb?.contains(point) == true }
  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw += (point.x - last.x) / track.length
    value = min(1, max(0, state.raw))
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func handle(_ event: GestureEvent) -> Response {
    if case .resize(let new) = event, isTracking {
      size = new
      return Response()
    }
    let response = base(event)
    if !isTracking, let size {
      _ = base(.resize(size))
      self.size = nil
    }
    return response
  }
}
