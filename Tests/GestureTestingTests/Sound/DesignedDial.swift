import Foundation
import GestureTesting

/// A dial whose configuration is its design: it does what each combination of its traits says.
struct DesignedDial: GlidingControl {
  let configuration: Configuration
  let traits: ControlTraits
  var value: Double
  var size = GestureSize.zero
  var tracker = TouchTracker()
  /// Whether the value moves by the angle of the touch, instead of to it.
  var isHeld = false
  var (isDragging, isTap) = (false, false)
  var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  var valueBefore = 0.0
  /// The place of a held knob, a part of the range.
  var raw = 0.0
  /// The seconds since the `down`, since a motion counted, and since the first tap.
  var (seconds, secondsSinceMotion) = (0.0, 0.0)
  var secondsSinceTap: Double?
  /// The motion that is put off: by a part of the range, and to a point.
  var (pendingWay, pendingPoint): (Double, GesturePoint?) = (0, nil)
  /// The speed after a drag, in ranges a second, and the way of the drag.
  var (speed, way) = (0.0, 0.0)
  /// The place of the touch, and the end at which the value stays, both as parts of the range.
  var (lastPlace, end): (Double?, Double?) = (nil, nil)
  var (isSecondTap, isReset, hasMoved) = (false, false, false)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
    value = configuration.range.lowerBound
  }

  var goesAround: Bool { configuration.goesAround }
  var isTracking: Bool { tracker.isTracking }
  var fraction: Double { scale.fraction(of: value) }
  private var scale: Scale { try! Scale(configuration.range) }
  var track: Track { Track(length: radius) }
  /// The radius of the disc.
  var radius: Double {
    configuration.isHalf ? min(size.width / 2, size.height) : min(size.width, size.height) / 2
  }
  var middle: GesturePoint {
    GesturePoint(x: size.width * traits.pivot.x, y: size.height * traits.pivot.y)
  }
  var thumb: GestureRect? { configuration.showsKnob || configuration.area == .knob ? knob : nil }
  var knob: GestureRect {
    let angle = configuration.angle(at: fraction)
    let place = GesturePoint(
      x: middle.x + 0.75 * radius * sin(angle), y: middle.y - 0.75 * radius * cos(angle))
    return GestureRect(
      origin: GesturePoint(x: place.x - 0.2 * radius, y: place.y - 0.2 * radius),
      size: GestureSize(width: 0.4 * radius, height: 0.4 * radius))
  }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let new): size = new.usable
    case .set(let number): set(to: number)
    case .adjust(let way):
      if !isTracking, !configuration.isSticky, traits.isEnabled {
        speed = 0
        value = adjusted(way)
      }
    case .wait(let wait):
      let wait = GestureEvent.duration(wait)
      seconds += wait
      secondsSinceMotion += wait
      secondsSinceTap = secondsSinceTap.map { $0 + wait }
      if !isTracking { goOn(for: wait) }
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    var response =
      event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = speed != 0
    return response
  }

  private func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    traits.stops?.stop(after: value, way) ?? scale.value(after: value, way)
  }

  private mutating func set(to number: Double) {
    let new = configuration.roundsSets ? legal(number) : clamped(number)
    guard !number.isNaN, new != value else { return }
    (value, valueBefore, hasMoved, speed) = (new, new, false, 0)
    raw = fraction
    forgetMotion()
  }

  /// Sets the value at a part of the range.
  mutating func go(to place: Double) {
    let old = value
    let place = configuration.goesAround ? place - place.rounded(.down) : min(1, max(0, place))
    let exact = scale.value(at: place)
    let new = traits.precision == .single ? Double(Float(exact)) : exact
    value = configuration.goesAround ? wrapped(new) : legal(new)
    hasMoved = hasMoved || value != old
  }

  /// Returns the stop of a value, where the upper bound is the lower bound.
  private func wrapped(_ number: Double) -> Double {
    guard configuration.hasStops else { return legal(number) }
    let stop = legal(number)
    return stop == traits.range.upperBound ? traits.range.lowerBound : stop
  }
}
