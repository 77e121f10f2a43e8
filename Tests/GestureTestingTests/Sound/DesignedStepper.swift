import GestureTesting

/// Buttons whose configuration is their design: a touch counts up or down.
struct DesignedStepper: DesignedControl {
  private enum Button { case plus, minus, zero }

  let configuration: Configuration
  let traits: ControlTraits
  private(set) var size = GestureSize.zero
  private(set) var tracker = TouchTracker()
  private(set) var value: Double
  private var valueBefore: Double
  private var down = GesturePoint(x: 0, y: 0)
  /// The button that a touch presses.
  private var pressed: Button?
  /// The seconds for which a touch has pressed the button, and the steps that it has repeated.
  private var (seconds, repeated) = (0.0, 0.0)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = configuration.traits
    value = max(0, configuration.range.lowerBound)
    valueBefore = value
  }

  var isTracking: Bool { tracker.isTracking }
  var track: Track { Track(length: traits.direction.length(of: size)) }

  mutating func respond(to event: GestureEvent) -> Response {
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let number):
      let new = traits.roundsSets ? legal(number) : clamped(number)
      if !number.isNaN, number != value, new != value { (value, valueBefore) = (new, new) }
    case .adjust(let way): if !isTracking, traits.isEnabled { value = adjusted(way) }
    case .wait(let wait): pass(GestureEvent.duration(wait))
    case .down, .move, .up, .cancel, .revert: editing = follow(event)
    case .thumbs: break
    }
    let isTimed = if case .wait = event { true } else { false }
    var response =
      event.isByUser || isTimed
      ? Response(from: old, to: value, in: traits.range, editing: editing) : Response()
    response.isAnimating = canRepeat
    return response
  }

  private func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    traits.keySteps?.value(after: value, way, in: traits.range)
      ?? traits.stops?.stop(after: value, way) ?? value
  }
}

// The touches of buttons whose configuration is their design.
extension DesignedStepper {
  private func accepts(_ point: GesturePoint) -> Bool {
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)
    return traits.isEnabled && (!configuration.isBounded || bounds.contains(point))
  }

  /// Returns the button at a place.
  private func button(at point: GesturePoint) -> Button? {
    let point = traits.direction.onTrack(point, in: size)
    guard let place = track.fraction(at: point.x) else { return nil }
    switch configuration.layout {
    case .halves: return place < 0.5 ? .minus : .plus
    case .field: return place < 0.3 ? .minus : place > 0.7 ? .plus : nil
    case .column:
      let isAbove = point.y < traits.direction.breadth(of: size) / 2
      return place < 0.6 ? nil : isAbove ? .plus : .minus
    case .single: return .plus
    case .zero: return place < 0.25 ? .minus : place > 0.75 ? .plus : place < 0.5 ? .zero : nil
    }
  }

  private mutating func follow(_ event: GestureEvent) -> Response.Editing? {
    let before = self
    switch tracker.receive(event, accepts: { before.accepts($0) }) {
    case nil: return nil
    case .began(let point)?:
      (down, valueBefore, pressed) = (point, value, button(at: point))
      (seconds, repeated) = (0, 0)
      if configuration.stepsAtOnce { press(times: 1) }
      return .began
    case .moved(let point)?:
      move(to: point)
      return nil
    case .ended(let point)?:
      if let point { move(to: point) }
      if !configuration.stepsAtOnce { press(times: 1) }
      pressed = nil
      return .committed(value: value)
    case .cancelled(let reverts)?:
      if reverts || traits.onCancel == .reverts { value = valueBefore }
      pressed = nil
      return .cancelled
    }
  }

  private mutating func move(to point: GesturePoint) {
    switch configuration.slide {
    case .keeps: break
    case .ends: if point.isAtLeast(10, from: down) { pressed = nil }
    case .needsButton: if button(at: point) != pressed { pressed = nil }
    }
  }

  /// Whether a touch that stays will step again.
  private var canRepeat: Bool {
    guard configuration.press == .repeats, let pressed else { return false }
    var next = self
    next.press(times: 1)
    return pressed != .zero && next.value != value
  }

  /// Repeats the step after half of a second, ten times a second.
  private mutating func pass(_ wait: Double) {
    guard configuration.press == .repeats, pressed == .plus || pressed == .minus else { return }
    seconds += min(wait, 1000)
    let due = max(0, ((seconds - 0.4) * 10 + 1e-9).rounded(.down))
    press(times: due - repeated)
    repeated = max(repeated, due)
  }

  private mutating func press(times: Double) {
    guard let pressed, times > 0 else { return }
    let (first, last) = (traits.range.lowerBound, traits.range.upperBound)
    let steps = configuration.countsByTwo ? 2 * times : times
    switch pressed {
    case .zero: value = max(0, first)
    case .plus, .minus:
      let way = pressed == .plus ? configuration.step : -configuration.step
      if configuration.goesAround {
        let count = (last - first) / configuration.step + 1
        let index = ((legal(value) - first) / configuration.step + (way < 0 ? -steps : steps))
          .truncatingRemainder(dividingBy: count)
        value = first + (index < 0 ? index + count : index) * configuration.step
      } else if traits.keySteps == nil {
        // Between two stops, a button leads to the next of them.
        let key = pressed == .plus ? GestureEvent.Adjustment.increment : .decrement
        for _ in 0..<Int(min(steps, 100)) { value = adjusted(key) }
      } else {
        value = clamped(value + way * steps)
      }
    }
  }
}
