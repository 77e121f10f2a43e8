import GestureTesting

/// The arithmetic of a switch with a pan recognizer: the sample that recognises the drag does not move the thumb.
struct PannedSwitch: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(drag: .tappedOrDragged, minimumDistance: 4, tapTolerance: 4)
    traits.dragStart = .atTheSample
    return traits
  }()
  var value = 0.0
  var state = SliderState()
  private var isDragged = false

  var track: Track { Track(start: 15, length: state.size.width - 30) }
  var thumb: GestureRect? { thumb(ofWidth: 30) }

  mutating func touch(_ point: GesturePoint) {
    (isDragged, state.raw) = (false, value)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard isDragged else {
      isDragged = point.isAtLeast(4, from: state.down)
      return
    }
    if track.isUsable { state.raw += (point.x - last.x) / track.length }
  }
  mutating func release() {
    if isDragged { value = state.raw >= 0.5 ? 1 : 0 } else { value = 1 - value }
  }
}
