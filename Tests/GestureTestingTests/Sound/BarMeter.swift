import GestureTesting

/// A meter of twenty bars from 0 to 100, of which those up to the value are lit, as that of a waveform.
struct BarMeter<Design: MeterDesign>: SoundSlider {
  static var design: ControlTraits { ControlTraits(range: 0...100, drag: .absolute) }
  var value = 0.0
  var state = SliderState()
  private var greatest = 0.0

  var track: Track { Track(length: state.size.width) }
  var valueText: String {
    let spoken = Design.keepsText && isTracking ? state.valueBefore : value
    return "\(Int(spoken.rounded())) percent"
  }
  var scene: ControlScene {
    let shown = (Design.keepsBars ? greatest : value) / 5
    let width = state.size.width / Design.barsInSight
    return ControlScene(
      size: state.size,
      shapes: (0..<20).map { bar in
        SceneShape(
          .bar(bar), .capsule,
          frame: GestureRect(
            origin: GesturePoint(x: (Double(bar) + 0.25) * width, y: 0),
            size: GestureSize(width: width / 2, height: state.size.height)),
          paint: Double(bar) + 0.5 <= shown + Design.extraBars ? .accent : .groove)
      })
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = 100 * place }
    greatest = max(greatest, value)
  }
}

/// The design of a ``BarMeter``.
protocol MeterDesign {
  /// Whether a lit bar stays lit.
  static var keepsBars: Bool { get }
  /// The number of lit bars beyond the value.
  static var extraBars: Double { get }
  /// The number of bars that have room in the bounds.
  static var barsInSight: Double { get }
  /// Whether the text is that of the value before the touch.
  static var keepsText: Bool { get }
}

extension MeterDesign {
  static var keepsBars: Bool { false }
  static var extraBars: Double { 0 }
  static var barsInSight: Double { 20 }
  static var keepsText: Bool { false }
}

/// A meter whose bars and text follow the value.
enum LitMeter: MeterDesign {}
