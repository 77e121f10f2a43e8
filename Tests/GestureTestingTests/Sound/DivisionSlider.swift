import GestureTesting

/// The arithmetic of Flutter's Slider: divisions of a unit, mirrored by `1 - place` for right to left.
struct DivisionSlider: Control {
  struct Configuration: ControlConfiguration {
    var direction = Direction.leftToRight
    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("direction", ["leftToRight", "rightToLeft"]) { $1(&$0.direction) }
    ]
  }

  private var inner: Inner
  private let direction: Direction

  init(_ configuration: Configuration) {
    direction = configuration.direction
    inner = Inner()
    inner.isReversed = direction == .rightToLeft
  }

  var traits: ControlTraits {
    var traits = Inner.design
    traits.direction = direction
    return traits
  }
  var value: Double { inner.value }
  var track: Track { inner.track }
  var isTracking: Bool { inner.isTracking }
  mutating func handle(_ event: GestureEvent) -> Response { inner.handle(event) }

  /// The slider, measured from left to right.
  private struct Inner: SoundSlider {
    static let design: ControlTraits = {
      var traits = ControlTraits(
        range: 0...35, stops: try? Snapping(range: 0...35, divisions: 7), drag: .absolute)
      traits.precision = .tolerance(1e-12)
      return traits
    }()
    var value = 0.0
    var state = SliderState()
    var isReversed = false

    var track: Track { Track(start: 24, length: state.size.width - 48) }

    mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
    mutating func drag(from last: GesturePoint, to point: GesturePoint) {
      guard track.isUsable else { return }
      let visual = (point.x - 24) / (state.size.width - 48)
      let place = min(1, max(0, isReversed ? 1 - visual : visual))
      value = (place * 7).rounded() / 7 * 35
    }
  }
}
