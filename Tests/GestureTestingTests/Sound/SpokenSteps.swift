import GestureTesting

/// A slider of six steps, which are labelled as they are spoken; its thumb appears with the first layout.
struct SpokenSteps<Design: StepsDesign>: SoundSlider {
  static var design: ControlTraits {
    ControlTraits(range: 0...10, stops: try? Snapping(range: 0...10, step: 2), drag: .absolute)
  }
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(start: 10, length: state.size.width - 20) }
  var thumb: GestureRect? {
    track.isUsable ? frame(at: track.position(of: value / 10) + Design.aside) : nil
  }
  var valueText: String { "\(Int(value)) dB" }
  var scene: ControlScene {
    guard track.isUsable else { return ControlScene(size: state.size) }
    return ControlScene(
      size: state.size,
      shapes: (0..<Design.labels).map { index in
        SceneShape(
          .label(stop: 2 * index), .text("\(2 * (index + Design.shift)) dB", .center),
          frame: frame(at: track.position(of: Double(index) / 5)), paint: .ink)
      })
  }
  private func frame(at place: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: place - 10, y: state.size.height / 2 - 10 + Design.depth),
      size: GestureSize(width: 20, height: 20))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = legal(10 * place) }
  }
}

/// The design of a ``SpokenSteps``.
protocol StepsDesign {
  /// The number of stops between a label and the one that it names.
  static var shift: Int { get }
  /// The distance of the thumb from its value, in points.
  static var aside: Double { get }
  /// The distance of the thumb and the labels from the middle, in points and downward.
  static var depth: Double { get }
  /// The number of labels.
  static var labels: Int { get }
}

extension StepsDesign {
  static var shift: Int { 0 }
  static var aside: Double { 0 }
  static var depth: Double { 0 }
  static var labels: Int { 6 }
}

/// A slider whose labels name their own stops.
enum OwnLabels: StepsDesign {}
