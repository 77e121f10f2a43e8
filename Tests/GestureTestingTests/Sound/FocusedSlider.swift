import GestureTesting

/// A slider of a page that draws a ring around its thumb from the first touch or key on.
struct FocusedSlider: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    traits.remembersGestures = true
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var isFocused = false

  var track: Track { Track(start: 8, length: state.size.width - 16) }

  mutating func handle(_ event: GestureEvent) -> Response {
    isFocused = isFocused || event.isByUser
    return base(event)
  }
  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }

  var scene: ControlScene {
    let thumb = thumb(ofWidth: 16)
    var shapes = [SceneShape(.thumb, .ellipse, frame: thumb, paint: .knob)]
    if isFocused { shapes.append(SceneShape(.symbol, .ellipse, frame: thumb, paint: .accent)) }
    return ControlScene(size: state.size, shapes: shapes)
  }
}
