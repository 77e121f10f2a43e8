import GestureEngine

/// The handles that trim a film of ten seconds to at least one second: an example of a user's control
/// with two values.
///
/// ``GestureEngine/ThumbPair`` moves the values; the control adds its layout.
struct TrimHandles: Control {
  static let hasTwoValues = true
  private var pair: ThumbPair

  init(_ configuration: NoConfiguration = .init()) throws(ConfigurationError) {
    let distances = try ThumbDistances(range: 0...10, step: 0.5, least: 1)
    pair = ThumbPair(ThumbTraits(distances: distances, whenMeeting: .pushes))
    layOut(.zero)
  }

  var traits: ControlTraits {
    var traits = ControlTraits(
      range: 0...10, stops: pair.traits.distances.stops, drag: .grabbed)
    traits.thumbs = pair.traits
    return traits
  }
  var value: Double { pair.lower }
  var upper: UpperThumb? { pair.upperThumb }
  var isTracking: Bool { pair.isTracking }
  var track: Track { pair.layout.track }
  var thumb: GestureRect? { pair.frame(of: .lower) }

  mutating func handle(_ event: GestureEvent) -> Response {
    guard case .resize(let size) = event else { return pair.handle(event) }
    layOut(size)
    return Response()
  }

  private mutating func layOut(_ size: GestureSize) {
    let bounds = size.usable
    pair.layOut(
      ThumbLayout(
        size: bounds, thumb: GestureSize(width: bounds.width / 16, height: bounds.height)))
  }
}
