import GestureTesting

/// A slider whose configuration is its design: it does what each combination of its traits says.
///
/// Random configurations combine traits as no port of a published slider does.
struct DesignedSlider: GlidingControl {
  enum Mode {
    /// The value goes to the touch.
    case free
    /// The value moves as the touch does.
    case held
    /// The touch can only tap.
    case tapping
  }

  let configuration: Configuration
  let traits: ControlTraits
  /// The value that is drawn.
  var shown: Double
  var size = GestureSize.zero
  var tracker = TouchTracker()
  var mode = Mode.free
  var (isDragging, isGivenUp, isTap) = (false, false, false)
  var (down, last) = (GesturePoint(x: 0, y: 0), GesturePoint(x: 0, y: 0))
  var valueBefore = 0.0
  /// The place of a held thumb, a fraction of the track.
  var raw = 0.0
  /// The seconds since the `down`, and since a motion counted.
  var (seconds, secondsSinceMotion) = (0.0, 0.0)
  /// The motion that is put off: by points, by the change of `raw` before a resize, or to a point.
  var (pendingWay, hasPendingRaw) = (0.0, false)
  var pendingPoint: GesturePoint?
  var secondsSinceTap: Double?
  /// The speed after a drag, in tracks a second, and the way of the drag.
  var (speed, way) = (0.0, 0.0)
  var (isSecondTap, isReset, hasMoved) = (false, false, false)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
    shown = configuration.lowest
  }

  /// The value, which a design may keep until the touch lifts off.
  var value: Double { configuration.waitsForTheEnd && isTracking ? valueBefore : shown }
  var presentedValue: Double { shown }
  /// The place of the value that is drawn, a part of the track.
  var place: Double { place(of: shown) }
  var fraction: Double { place(of: value) }
  var goesAround: Bool { configuration.goesAround }
  var isTracking: Bool { tracker.isTracking }
  var track: Track {
    let inset = configuration.inset
    return Track(start: inset, length: traits.direction.length(of: size) - 2 * inset)
  }
  var thumb: GestureRect? { frame(ofWidth: configuration.thumb, at: place) }
  /// The thumb with a margin, if that can be held.
  var hitArea: GestureRect? {
    switch configuration.area {
    case .anywhere: nil
    case .bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    case .thumb: thumb
    case .margin: frame(ofWidth: configuration.thumb + 24, at: place)
    }
  }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): resize(to: size.usable)
    case .set(let number): set(to: number)
    case .adjust(let way):
      if !isTracking, !configuration.isSticky, traits.isEnabled {
        speed = 0
        shown =
          configuration.keySteps.map { legal($0.value(after: value, way, in: traits.range)) }
          ?? traits.stops?.stop(after: value, way) ?? keyed(way)
      }
    case .wait(let wait):
      seconds += GestureEvent.duration(wait)
      secondsSinceMotion += GestureEvent.duration(wait)
      secondsSinceTap = secondsSinceTap.map { $0 + GestureEvent.duration(wait) }
      if !isTracking { goOn(for: GestureEvent.duration(wait)) }
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    var response =
      event.isByUser
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = speed != 0
    return response
  }

  mutating func resize(to new: GestureSize) {
    if new != size, track.isUsable, pendingWay != 0 {
      raw += pendingWay / track.length
      (pendingWay, hasPendingRaw) = (0, true)
    }
    size = new
  }

  mutating func set(to number: Double) {
    let new = configuration.roundsSets ? legal(number) : clamped(number)
    guard !number.isNaN, new != value else { return }
    (shown, valueBefore, hasMoved, speed) = (new, new, false, 0)
    raw = place
    forgetMotion()
  }

  /// Sets the value at a place of the track.
  mutating func go(to place: Double) {
    let old = shown
    var place = configuration.goesAround ? place - place.rounded(.down) : min(1, max(0, place))
    // A touch at an end sets the bound, however near the mark is.
    if 0 < place, place < 1, abs(place - 0.5) * track.length <= configuration.mark { place = 0.5 }
    let new = number(at: place)
    shown = rounded(traits.precision == .single ? Double(Float(new)) : new)
    hasMoved = hasMoved || shown != old
  }

  /// Returns the place of a number, a part of the track.
  private func place(of number: Double) -> Double {
    let place = configuration.scale?.fraction(of: number) ?? 0
    return configuration.hasOwnScale ? place.squareRoot() : place
  }

  /// Returns the number at a place of the track.
  private func number(at place: Double) -> Double {
    configuration.scale?.value(at: configuration.hasOwnScale ? place * place : place) ?? 0
  }

  /// Returns the value after a key that moves it along the track.
  private func keyed(_ way: GestureEvent.Adjustment) -> Double {
    configuration.hasOwnScale
      ? number(at: Scale.fractions.value(after: fraction, way))
      : configuration.scale?.value(after: value, way) ?? value
  }

  private func rounded(_ number: Double) -> Double {
    guard configuration.hasWholeSteps else { return legal(number) }
    let (lowest, step) = (configuration.lowest, configuration.step)
    return clamped(lowest + ((number - lowest) / step).rounded() * step)
  }
}
