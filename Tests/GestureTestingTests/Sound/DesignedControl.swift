import GestureTesting

/// A correct control with a single value whose random configuration is its design.
protocol DesignedControl: Control {
  var tracker: TouchTracker { get }
  var size: GestureSize { get }
  /// Handles an event whose touch has not lost its end.
  mutating func respond(to event: GestureEvent) -> Response
}

extension DesignedControl {
  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    var response =
      tracker.hasLostEnd(before: event)
      ? respond(to: .cancel()).followed(by: respond(to: event)) : respond(to: event)
    if event.isByUser { response.detents = traits.detents?.distance(from: old, to: value) ?? 0 }
    return response
  }

  /// Returns the frame of a thumb of a width, with its middle at a place of the track.
  func frame(ofWidth width: Double, at place: Double) -> GestureRect {
    let origin = GesturePoint(x: track.position(of: place) - width / 2, y: 0)
    let thumb = GestureSize(width: width, height: traits.direction.breadth(of: size))
    return traits.direction.onScreen(GestureRect(origin: origin, size: thumb), in: size)
  }

  /// Returns the number in the range that is nearest to a number.
  func clamped(_ number: Double) -> Double {
    min(traits.range.upperBound, max(traits.range.lowerBound, number)) + 0
  }

  /// Returns the stop that is nearest to a number, or the number in the range without stops.
  func legal(_ number: Double) -> Double {
    traits.stops?.snap(clamped(number)) ?? clamped(number)
  }
}

/// A designed control whose value goes on after a touch, and slows down.
protocol GlidingControl: DesignedControl {
  /// The place of the value, a part of the range.
  var raw: Double { get set }
  /// The speed, in ranges a second.
  var speed: Double { get set }
  /// Whether the value goes on at one bound from the other.
  var goesAround: Bool { get }
  /// Sets the value at a place.
  mutating func go(to place: Double)
}

extension GlidingControl {
  /// Goes on for some seconds.
  mutating func goOn(for wait: Double) {
    guard speed != 0, wait > 0 else { return }
    let rest = 1 / (1 + 4 * wait)
    raw += speed * (1 - rest) / 4
    speed *= rest
    if !goesAround { raw = min(1, max(0, raw)) }
    go(to: raw)
    if abs(speed) < 0.01 || !goesAround && (raw == 0 || raw == 1) { speed = 0 }
  }
}
