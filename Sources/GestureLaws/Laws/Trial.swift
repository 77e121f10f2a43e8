import GestureEngine

/// A script that was played, before the laws: what was seen, and the means to play more.
public struct Trial: Sendable {
  /// What was played.
  public let script: GestureScript
  /// What was seen, the drawings included.
  public let trace: Trace

  /// Plays `script`.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  public init(_ script: GestureScript) throws(ConfigurationError) {
    self.script = script
    var trace = try script.play(drawing: true)
    trace.shareSamples()
    self.trace = trace
  }

  /// Plays other events to the same configured control.
  func play(_ events: [GestureEvent]) -> Trace? { try? script.with(events: events).play() }

  /// The events with each replaced by what `transform` makes of it and of the size it met.
  func events(_ transform: (GestureEvent, Size) -> GestureEvent) -> [GestureEvent] {
    trace.steps.indices.map { index in
      transform(trace.steps[index].event, trace.before(index).size)
    }
  }

  /// Where `other` first shows other numbers or answers than this trial's trace.
  func firstDifference(in other: Trace?, _ message: String) -> Breach? {
    guard let other else { return Breach("\(message): the configuration is refused") }
    guard let index = trace.firstDifference(from: other) else { return nil }
    return Breach(step: index, "\(message): \(trace.value(at: index)), \(other.value(at: index))")
  }

  /// Where `other` first shows another value or answer, wherever it draws it.
  func firstDifferenceOfValues(in other: Trace?, _ message: String) -> Breach? {
    guard let other else { return Breach("\(message): the configuration is refused") }
    for (index, (a, b)) in zip(trace.steps, other.steps).enumerated() {
      guard a.after.value.isIdentical(to: b.after.value), a.response.isIdentical(to: b.response)
      else {
        return Breach(
          step: index, "\(message): \(trace.value(at: index)), \(other.value(at: index))")
      }
    }
    return nil
  }

  /// The first scene for which `message` says something, and what it says.
  func firstScene(_ message: (Scene) -> String?) -> Breach? {
    for (index, scene) in trace.scenes.enumerated() {
      if let message = message(scene) {
        return Breach(step: index == 0 ? nil : index - 1, message)
      }
    }
    return nil
  }
}

extension Trace {
  fileprivate func value(at index: Int) -> String { steps[index].after.value.description }
}

extension GestureEvent {
  /// Whether a touch goes down.
  var isDown: Bool { if case .down = self { true } else { false } }

  /// This event with its point, if it has one, replaced by what `transform` makes of it.
  func mapped(_ transform: (Point) -> Point) -> GestureEvent {
    switch self {
    case .down(let point, let id): .down(transform(point), id: id)
    case .move(let point, let id): .move(transform(point), id: id)
    case .up(let point, let id): .up(point.map(transform), id: id)
    case .cancel, .resize, .set, .wait, .adjust: self
    }
  }
}

extension Double {
  /// How far two lengths may be apart that are the same but for rounding.
  ///
  /// - Parameters:
  ///   - part: The part of the length that rounding may take.
  ///   - length: The length in points; where it is so small that its parts round to nothing, a few
  ///     of the least numbers there are.
  /// - Returns: The distance, in points.
  static func slack(_ part: Double, of length: Double) -> Double {
    part * length + 8 * .leastNonzeroMagnitude
  }
}
