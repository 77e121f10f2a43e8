import GestureTesting

/// A slider whose thumb a touch also moves across: it springs back to the track, as that of RubberPicker, or stays where it
/// is, as the dot of a colour area of which the slider is one side.
struct PulledThumb<Design: PulledDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    (traits.hasElasticEnds, traits.remembersGestures) = (Design.springsBack, !Design.springsBack)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  /// The place of the thumb across, as a part of the way from the middle to an edge.
  private var across = 0.0

  var track: Track { Track(start: 8, length: state.size.width - 16) }
  private var groove: GestureRect {
    GestureRect(
      origin: GesturePoint(x: 8, y: state.size.height / 2 - 1),
      size: GestureSize(width: max(0, state.size.width - 16), height: 2))
  }
  var thumb: GestureRect? {
    let way = max(0, state.size.height / 2 - 8) * across
    return GestureRect(
      origin: GesturePoint(x: track.position(of: fraction) - 8, y: state.size.height / 2 + way - 8),
      size: GestureSize(width: 16, height: 16))
  }
  var scene: ControlScene {
    var shapes = [SceneShape(.track, .capsule, frame: groove, paint: .groove)]
    if let thumb { shapes.append(SceneShape(.thumb, .ellipse, frame: thumb, paint: .knob)) }
    return ControlScene(size: state.size, shapes: shapes)
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let room = state.size.height / 2 - 8
    across = room > 0 ? min(1, max(-1, (point.y - state.size.height / 2) / room)) : 0
    if let place = track.fraction(at: point.x) { value = 100 * place }
  }
  mutating func pass(_ seconds: Double) -> Bool {
    guard Design.springsBack, !isTracking else { return false }
    across = across > 0 ? max(0, across - 4 * seconds) : min(0, across + 4 * seconds)
    return across != 0
  }
}

/// The design of a ``PulledThumb``.
protocol PulledDesign {
  /// Whether the thumb goes back to its track when the touch lifts off.
  static var springsBack: Bool { get }
}

/// A thumb on a rubber band.
enum RubberThumb: PulledDesign {
  static let springsBack = true
}

/// The dot of an area.
enum AreaDot: PulledDesign {
  static let springsBack = false
}
