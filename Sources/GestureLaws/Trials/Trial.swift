import GestureEngine

/// A script that was played, before the laws: what was seen, and the means to play more.
///
/// What several laws need is played and collected when the first of them asks, and shared.
public final class Trial {
  /// What was played.
  public let script: GestureScript
  /// What was seen, the drawings included.
  public let trace: Trace

  /// The configured control before anything happened to it.
  let start: Stage
  /// The control after all events.
  let end: Stage

  /// The same script, with a control made anew.
  private(set) lazy var again = try? replayed()
  /// The control after all events, when every gesture is over and nothing moves.
  private(set) lazy var settled = end.play([.cancel, .wait(1000)])
  /// The good samples of the tracked touches, in order.
  private(set) lazy var samples = trace.samples
  /// The taps, but for those during which the layout or the program changed something.
  private(set) lazy var taps = trace.taps
  /// The two forms of the symbol in the size that was last asked for.
  private var forms: (size: GestureSize, off: Symbol?, on: Symbol?)?

  /// Plays `script`.
  ///
  /// - Throws: ``ConfigurationError`` where the configuration is refused.
  public init(_ script: GestureScript) throws(ConfigurationError) {
    self.script = script
    start = try script.stage()
    (trace, end) = start.play(script.events, drawings: .kept)
  }

  /// Plays the script once more, and compares what is drawn as it is drawn.
  private func replayed() throws(ConfigurationError) -> (trace: Trace, otherScene: Int?) {
    let scenes = trace.scenes
    var other: Int?
    let (again, _) = try script.stage().play(
      script.events,
      drawings: .shown { index, scene in
        if other == nil, !scene.isSame(as: scenes[index]) { other = index }
      })
    return (again, other)
  }

  /// The symbol as it is drawn at rest at 0 and at 1.
  func symbols(in size: GestureSize) -> (off: Symbol?, on: Symbol?) {
    if let forms, forms.size == size { return (forms.off, forms.on) }
    let (off, on) = (symbol(of: 0, in: size), symbol(of: 1, in: size))
    forms = (size, off, on)
    return (off, on)
  }

  /// What the same control answers to other events.
  func answers(to events: [GestureEvent]) -> [Answer] { start.answers(to: events) }

  /// The value to which other events bring the same control; they must not be empty.
  func value(after events: [GestureEvent]) -> Double? { answers(to: events).last?.value }

  /// What another configuration answers to other events; `nil` where it is refused.
  func answers(of script: GestureScript) -> [Answer]? {
    (try? script.stage())?.answers(to: script.events)
  }

  /// The events with each replaced by what `transform` makes of it and of the size it met.
  func events(_ transform: (GestureEvent, GestureSize) -> GestureEvent) -> [GestureEvent] {
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
  func firstDifferenceOfValues(in other: [Answer]?, _ message: String) -> Breach? {
    guard let other else { return Breach("\(message): the configuration is refused") }
    for index in trace.steps.indices where !trace.steps[index].isIdentical(to: other[index]) {
      return Breach(step: index, "\(message): \(trace.value(at: index)), \(other[index].value)")
    }
    return nil
  }

  /// The first scene for which `message` says something, and what it says.
  func firstScene(_ message: (ControlScene) -> String?) -> Breach? {
    for index in trace.scenes.indices {
      if let message = message(trace.scenes[index]) {
        return Breach(step: index == 0 ? nil : index - 1, message)
      }
    }
    return nil
  }
}

extension Trace {
  fileprivate func value(at index: Int) -> String { steps[index].after.value.description }
}

extension Trace.Step {
  /// Whether `answer` is the same value and the same response, bit for bit.
  func isIdentical(to answer: Answer) -> Bool {
    after.value.isIdentical(to: answer.value) && response.isIdentical(to: answer.response)
  }
}

extension GestureEvent {
  /// Whether a touch goes down.
  var isDown: Bool { if case .down = self { true } else { false } }

  /// This event with its point, if it has one, replaced by what `transform` makes of it.
  func mapped(_ transform: (GesturePoint) -> GesturePoint) -> GestureEvent {
    switch self {
    case .down(let point, let id): .down(transform(point), id: id)
    case .move(let point, let id): .move(transform(point), id: id)
    case .up(let point, let id): .up(point.map(transform), id: id)
    case .cancel, .resize, .set, .wait, .adjust: self
    }
  }
}
