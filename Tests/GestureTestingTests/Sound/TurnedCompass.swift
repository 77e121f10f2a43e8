import Foundation
import GestureTesting

/// A compass from 0 to 360 degrees, which a touch turns around the middle as its design says.
struct TurnedCompass<Design: CompassDesign>: TurnedSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(turningIn: 0...360, step: Design.step)
    (traits.wraps, traits.precision) = (true, .tolerance(1e-12))
    traits.hasOwnAdjustments = Design.step == nil
    return traits
  }
  var value = 0.0
  var state = SliderState()

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = wrapped(Design.angle(state.raw, turnedFrom: angle(of: last), to: angle(of: point)))
    value = Design.step.map { wrapped(($0 * (state.raw / $0).rounded())) } ?? state.raw
  }
  func legal(_ number: Double) -> Double {
    let clamped = min(360, max(0, number))
    let legal = Design.step.map { $0 * (clamped / $0).rounded() } ?? clamped
    return Design.hasFullTurn ? legal + 0 : wrapped(legal)
  }
  mutating func handle(_ event: GestureEvent) -> Response {
    var response = base(event)
    if Design.reportsNorth, event.isByUser { response.reachedEnd = value == 0 }
    return response
  }
  private func angle(of point: GesturePoint) -> Double {
    let (x, y) = arm(to: point)
    return atan2(y, x) * 180 / .pi
  }
  private func wrapped(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    // A number close below 0 is rounded to 360.
    let wrapped = rest < 0 ? rest + 360 : rest
    return wrapped == 360 && !Design.hasFullTurn ? 0 : wrapped + 0
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    if let stops = Self.cachedDesign.stops { return legal(stops.stop(after: value, way)) }
    return switch way {
    case .minimum: 0
    case .maximum: Design.hasFullTurn ? 360 : 0
    default: wrapped(value + (way.isUpward ? Design.key : -Design.key))
    }
  }
}

/// The design of a ``TurnedCompass``.
protocol CompassDesign {
  /// Returns the angle of the compass after a touch has gone from one angle to another, in degrees.
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double
  /// Whether the program can set 360 degrees, which are 0 otherwise.
  static var hasFullTurn: Bool { get }
  /// Whether each event at 0 degrees reports an end.
  static var reportsNorth: Bool { get }
  /// The way of an arrow key up, in degrees.
  static var key: Double { get }
  /// The distance of the stops; `nil` if there are none.
  static var step: Double? { get }
}

extension CompassDesign {
  static var reportsNorth: Bool { false }
  static func angle(_ angle: Double, turnedFrom old: Double, to new: Double) -> Double {
    angle + new - old
  }
  static var hasFullTurn: Bool { true }
  static var key: Double { 15 }
  static var step: Double? { nil }
}
