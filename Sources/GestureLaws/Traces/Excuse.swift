import GestureEngine

/// A trait that excuses a control from probes, because it may answer them in a way of its own.
///
/// The excuse counts only where a play shows that way: a value that goes on after a flick, or as a button is held, follows
/// the touches of a drag as any other value, and a control whose taps reset it is dragged as any other control.
enum Excuse: CaseIterable {
  /// The value changes over time.
  case changesOverTime
  /// A tap has an effect of the control's own.
  case ownTaps
  /// A motion may count later.
  case samplingInterval

  /// The observation, in words, that a play does not show the way of its own.
  var absence: String {
    switch self {
    case .changesOverTime: "nothing moves by itself"
    case .ownTaps: "no tap changes the value"
    case .samplingInterval: "each motion counts at once"
    }
  }

  /// Returns traits without the excuse; `nil` if they do not have it, or if a play cannot show its use.
  func removed(from traits: ControlTraits) -> ControlTraits? {
    var traits = traits
    switch self {
    case .changesOverTime:
      guard traits.changesOverTime else { return nil }
      traits.changesOverTime = false
    case .ownTaps:
      // A touch of an absolute control sets the value before it is a tap or not, and a tap may choose how later
      // gestures count.
      guard traits.hasButtons, !traits.remembersGestures else { return nil }
      switch traits.drag {
      case .grabbed, .grabbedOrTapped: traits.tap = .ignored
      case .relative, .custom: traits.tap = nil
      case .absolute, .tapped, .tappedOrDragged: return nil
      }
    case .samplingInterval:
      guard traits.samplingInterval > 0 else { return nil }
      traits.samplingInterval = 0
    }
    return traits
  }

  /// Returns whether a play, of events and the responses to them, makes use of the excuse.
  ///
  /// - Parameters:
  ///   - play: The events and responses.
  ///   - tolerance: The distance that a touch of a tap may move, in points.
  /// - Returns: Whether an event or a response is that of a control with the excuse.
  func isUsed(
    in play: some Sequence<(event: GestureEvent, response: Response)>, tolerance: Double
  ) -> Bool {
    var (origin, hasDragged, hasLeft) = (GesturePoint(x: 0, y: 0), false, false)
    return play.contains { event, response in
      let moves = response.isAnimating || response.changesValue
      switch (self, event) {
      case (.changesOverTime, .wait): return moves
      case (.changesOverTime, _): return response.isAnimating
      case (.ownTaps, .down(let point, _)):
        (origin, hasDragged, hasLeft) = (point, false, !tolerance.isFinite)
        return moves
      case (.ownTaps, .move(let point, _)):
        hasDragged = hasDragged || response.changesValue
        hasLeft = hasLeft || !(point.distance(from: origin) <= tolerance)
        return false
      // A touch that has not moved the value before, or has not left the place of a tap, may be a tap.
      case (.ownTaps, .up), (.ownTaps, .wait): return moves && !(hasDragged && hasLeft)
      case (.ownTaps, _): return false
      // A motion that changes nothing may have been put off.
      case (.samplingInterval, .move): return !response.changesValue
      case (.samplingInterval, .wait): return moves
      case (.samplingInterval, _): return false
      }
    }
  }
}

extension Response {
  /// Whether a value changes.
  fileprivate var changesValue: Bool { change != nil || upper != nil }
}

/// A log of whether the plays of a view use an excuse.
///
/// Use a log on a single thread.
final class ExcuseLog: Sendable {
  /// The excuse.
  let excuse: Excuse
  /// The distance that a touch of a tap may move, in points.
  private let tolerance: Double
  /// Whether a play has used the excuse since the last ``reset()``.
  nonisolated(unsafe) private(set) var isUsed = false

  /// Creates an empty log of an excuse of a control with the given traits.
  init(_ excuse: Excuse, of traits: ControlTraits) {
    (self.excuse, tolerance) = (excuse, traits.tapTolerance)
  }

  /// Forgets all uses.
  func reset() { isUsed = false }

  /// Logs a play.
  func add(_ trace: Trace) { isUsed = isUsed || trace.uses(excuse) }

  /// Logs the answers to events.
  func add(_ answers: [Answer], to events: [GestureEvent]) {
    let play = zip(events, answers).lazy.map { (event: $0, response: $1.response) }
    isUsed = isUsed || excuse.isUsed(in: play, tolerance: tolerance)
  }
}

extension Trace {
  /// Returns whether the control makes use of an excuse in this trace.
  func uses(_ excuse: Excuse) -> Bool {
    excuse.isUsed(
      in: steps.lazy.map { (event: $0.event, response: $0.response) },
      tolerance: traits.tapTolerance)
  }

  /// Returns this trace as that of a control with other traits.
  func with(_ traits: ControlTraits) -> Trace {
    Trace(traits: traits, initial: initial, steps: steps, scenes: scenes)
  }
}
