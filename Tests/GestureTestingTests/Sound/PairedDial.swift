import Foundation
import GestureTesting

/// A dial of two values: the thumb that is nearer to the angle of a touch goes there.
struct PairedDial<Design: PairedDesign>: Control {
  static var hasTwoValues: Bool { true }
  private static var distances: ThumbDistances {
    try! ThumbDistances(range: 0...12, step: 0.5, least: 1)
  }

  private(set) var value = 0.0
  private var high = 12.0
  private var size = GestureSize.zero
  private var touches = TouchTracker()
  private var before = (0.0, 12.0)
  private var held: Thumb?

  init(_: NoConfiguration) {}

  var traits: ControlTraits {
    let distances = Self.distances
    var traits = ControlTraits(range: 0...12, stops: distances.stops, drag: .custom)
    traits.turns = true
    traits.thumbs = ThumbTraits(distances: distances)
    return traits
  }
  var isTracking: Bool { touches.isTracking }
  var track: Track { Track(length: min(size.width, size.height)) }
  var fraction: Double { value / 12 }
  var thumb: GestureRect? { frame(at: value / 12) }
  var upper: UpperThumb? {
    UpperThumb(value: high, fraction: high / 12, thumb: frame(at: high / 12))
  }
  var scene: ControlScene { ControlScene(size: size) }

  /// Returns the frame of a thumb: the first 225 degrees after twelve o'clock, the last 135.
  private func frame(at place: Double) -> GestureRect {
    let (angle, radius) = ((225 + place * 270) * .pi / 180, 0.375 * track.length)
    return GestureRect(
      origin: GesturePoint(
        x: size.width / 2 + radius * sin(angle) - 10, y: size.height / 2 - radius * cos(angle) - 10),
      size: GestureSize(width: 20, height: 20))
  }

  /// Returns the value at the angle of a point; in the gap, that of the nearer end.
  private func value(at point: GesturePoint) -> Double {
    let degrees = atan2(point.x - size.width / 2, size.height / 2 - point.y) * 180 / .pi - 225
    let turned = degrees - (degrees / 360).rounded(.down) * 360
    return 12 * (turned <= 270 ? turned / 270 : turned < 315 ? 1 : 0)
  }

  mutating func handle(_ event: GestureEvent) -> Response {
    guard touches.hasLostEnd(before: event) else { return answer(event) }
    let (old, oldHigh) = (value, high)
    var response = answer(.cancel()).followed(by: answer(event))
    response.detents = Self.distances.stops?.distance(from: old, to: value) ?? 0
    response.upper?.detents = Self.distances.stops?.distance(from: oldHigh, to: high) ?? 0
    return response
  }

  private mutating func answer(_ event: GestureEvent) -> Response {
    let (old, oldHigh) = (value, high)
    var (response, isRevert) = (Response(), false)
    switch event {
    case .resize(let new): size = new.usable
    case .thumbs(.set(let low, let top)):
      let pair = Self.distances.pair(low.isNaN ? value : low, top.isNaN ? high : top)
      guard let pair, pair != (value, high) else { break }
      (value, high, before) = (pair.lower, pair.upper, pair)
    case .thumbs(.adjust(let thumb, let way)) where !isTracking:
      response.thumb = thumb
      let own = thumb == .lower ? value : high
      put(thumb, Self.distances.stops?.stop(after: own, way) ?? own)
    case .down, .move, .up, .cancel, .revert:
      response.thumb = held
      switch touches.receive(event, accepts: { _ in true }) {
      case .began(let point)?:
        response.editing = .began
        before = (value, high)
        let meant = value(at: point)
        let isLeft = Design.takesLeft && point.x < size.width / 2
        held =
          Design.takesLower || isLeft || meant - value <= high - meant && !Design.takesLeft
          ? .lower : .upper
        follow(point)
        response.thumb = held
      case .moved(let point)?: follow(point)
      case .ended(let point)?:
        if let point { follow(point) }
        response.editing = .committed(value: held == .upper ? high : value)
        held = nil
      case .cancelled(let reverts)?:
        if reverts { (value, high) = before }
        (response.editing, held, isRevert) = (.cancelled, nil, true)
      case nil: response.thumb = nil
      }
    default: break
    }
    return event.isByUser
      ? response.with(effect(old, value, isRevert), effect(oldHigh, high, isRevert)) : Response()
  }

  private func effect(_ old: Double, _ new: Double, _ isRevert: Bool) -> Response.Effect? {
    guard old != new else { return nil }
    var effect = Response.Effect(change: .init(old: old, new: new))
    effect.detents = Self.distances.stops?.distance(from: old, to: new) ?? 0
    effect.reachedEnd = !isRevert && (new <= 0 || new >= 12)
    return effect
  }

  private mutating func follow(_ point: GesturePoint) {
    guard track.isUsable, let held, held == .lower || Design.movesUpper else { return }
    put(held, Self.distances.legal(value(at: point)))
  }

  private mutating func put(_ thumb: Thumb, _ wanted: Double) {
    if thumb == .lower {
      value = Self.distances.lower(nearestTo: wanted, below: high) ?? value
    } else {
      high = Self.distances.upper(nearestTo: wanted, above: value) ?? high
    }
  }
}

/// The design of a ``PairedDial``.
protocol PairedDesign: Sendable {
  /// Whether a touch moves the upper thumb.
  static var movesUpper: Bool { get }
  /// Whether each touch takes the lower thumb.
  static var takesLower: Bool { get }
  /// Whether touches on the left half take the lower thumb, and those on the right half the upper one.
  static var takesLeft: Bool { get }
}

extension PairedDesign {
  static var movesUpper: Bool { true }
  static var takesLower: Bool { false }
  static var takesLeft: Bool { false }
}

/// A dial with a bedtime and the time to get up.
enum SleepDial: PairedDesign {}
