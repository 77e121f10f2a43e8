import GestureTesting

/// A range slider whose thumbs two fingers hold, and which takes touches in its bounds alone.
struct TwoFingerRange<Design: FingerDesign>: Control {
  static var hasTwoValues: Bool { true }

  private var pair = ThumbPair(ThumbTraits(distances: try! ThumbDistances(range: 0...100)))
  /// The touches that are down, in their order, and the thumb of the second.
  private var (touches, second): ([Int], Thumb?) = ([], nil)
  /// The touch that no longer moves its thumb.
  private var deaf: Int?

  init(_: NoConfiguration) { layOut(.zero) }

  var traits: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .grabbed, grabArea: Design.grabArea)
    traits.thumbs = pair.traits
    return traits
  }
  var value: Double { pair.lower }
  var upper: UpperThumb? { pair.upperThumb }
  var isTracking: Bool { pair.isTracking }
  var fraction: Double { pair.fraction(of: .lower) }
  var track: Track { pair.layout.track }
  var thumb: GestureRect? { pair.frame(of: .lower) }
  var scene: ControlScene { ControlScene(size: pair.layout.size) }

  mutating func handle(_ event: GestureEvent) -> Response {
    if case .resize(let size) = event { layOut(size) }
    let response = answer(event)
    if case .up(_, let id) = event, touches.count == 2, id == touches[0], !Design.holdsSecond {
      deaf = touches[1]
    }
    switch response.editing {
    case .began:
      guard let id = event.touch?.id else { break }
      if deaf == id { deaf = nil }
      touches.removeAll { $0 == id }
      touches.append(id)
      second = response.thumb
    case .committed, .cancelled:
      switch event {
      case .cancel(nil), .revert: touches = []
      case .cancel(let id?): touches.removeAll { $0 == id }
      default: touches.removeAll { $0 == event.touch?.id }
      }
    case nil: break
    }
    return response
  }

  private mutating func layOut(_ size: GestureSize) {
    pair.layOut(ThumbLayout(size: size.usable, thumb: GestureSize(width: 28, height: 28)))
  }

  private mutating func answer(_ event: GestureEvent) -> Response {
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: pair.layout.size)
    if case .down(let point, let id) = event, point.isUsable, !bounds.contains(point) {
      return pair.handle(.cancel(id: id))
    }
    if let deaf, event.touch?.id == deaf {
      switch event {
      case .move:
        var response = Response()
        response.thumb = second
        return response
      case .up: return pair.handle(.up(nil, id: deaf))
      default: break
      }
    }
    guard touches.count == 2, event.touch?.id ?? event.cancelled == touches[1] else {
      return pair.handle(event)
    }
    switch event {
    case .move where !Design.movesSecond:
      var response = Response()
      response.thumb = second
      return response
    case .up(_, let id) where !Design.movesSecond: return pair.handle(.up(nil, id: id))
    case .cancel where !Design.revertsSecond:
      let values = (pair.lower, pair.upper)
      var response = pair.handle(event)
      _ = pair.handle(.set(lower: values.0, upper: values.1))
      (response.change, response.upper) = (nil, nil)
      response.reachedEnd = false
      return response
    default: return pair.handle(event)
    }
  }
}

extension GestureEvent {
  /// The touch that this event takes away.
  fileprivate var cancelled: Int? { if case .cancel(let id) = self { id } else { nil } }
}

/// The design of a ``TwoFingerRange``.
protocol FingerDesign: Sendable {
  static var grabArea: ControlTraits.GrabArea { get }
  /// Whether the second finger moves its thumb.
  static var movesSecond: Bool { get }
  /// Whether the thumb of a second finger that is taken away before it has moved far goes back.
  static var revertsSecond: Bool { get }
  /// Whether the second finger still moves its thumb after the first has lifted off.
  static var holdsSecond: Bool { get }
}

extension FingerDesign {
  static var grabArea: ControlTraits.GrabArea { .bounds }
  static var movesSecond: Bool { true }
  static var revertsSecond: Bool { true }
  static var holdsSecond: Bool { true }
}

/// A range slider that takes touches in its bounds.
enum BoundedFingers: FingerDesign {}

/// A range slider that does not say where it takes touches.
enum OwnFingers: FingerDesign {
  static let grabArea = ControlTraits.GrabArea.custom
}
