import GestureEngine

/// A played script, with its trace and the means to play further events, which the laws judge.
///
/// A play that several laws need happens when the first law asks for it, and the laws share its result.
public final class Trial {
  /// The script.
  public let script: GestureScript
  /// The trace of the script, with its scenes.
  public let trace: Trace

  /// The configured control before the first event.
  let start: Stage
  /// The control after the last event.
  let end: Stage

  /// The trace of the same script with a new control.
  private(set) lazy var again = try? replayed()
  /// The control after the script and the events of ``settling``.
  private(set) lazy var settled = end.play(Self.settling)
  /// The visible state of the settled control.
  var atRest: ControlSnapshot? { settled.trace.steps.last?.after }
  /// The good samples of the tracked touches, in order.
  private(set) lazy var samples = trace.samples
  /// The greatest coordinate of the touches of the gesture up to each step, as a magnitude in points.
  private(set) lazy var farthest = trace.farthest
  /// The good samples of the touches of a control with two values, in order.
  private(set) lazy var thumbSamples = trace.thumbSamples
  /// The same play with the upper of two values as the value; `nil` for a control with a single value,
  /// and for such a view.
  private(set) lazy var ofUpper =
    trace.traits.thumbs == nil || showsUpperValue ? nil : Trial(upperOf: self)
  /// The script, played to the view of a control whose value follows the touch as the drawing does; `nil` for a control
  /// that does not change its value on release.
  private(set) lazy var ofDrawing = makeDrawing()
  /// Whether the value is the upper of two values.
  let showsUpperValue: Bool
  /// Whether the value is that of the drawing of a control that changes its value on release.
  private(set) var showsDrawing = false
  /// Views of the trial without one of the excuses of its control each, where the script does not use it.
  private(set) lazy var withoutExcuse = Excuse.allCases.compactMap { Trial(self, without: $0) }
  /// The log of the plays of a view without an excuse; `nil` for another trial.
  let log: ExcuseLog?
  /// The parts of the track in which the drags by translation must be.
  private(set) lazy var reaches = trace.reaches
  /// Whether the control draws a thumb at any time; it may draw none before it has a size.
  private(set) lazy var hasThumb =
    trace.initial.thumb != nil || trace.steps.contains { $0.after.thumb != nil }
  /// Whether a drag of the control's own leads the thumb across the track, too: along a ring, or over a field.
  private(set) lazy var thumbLeavesTheTrack = thumbMovesAcross
  /// The touches that cannot drag, in order.
  private(set) lazy var tappingTouches = trace.tappingTouches
  /// The hands that can turn the control after the script.
  private(set) lazy var turningHands = makeTurningHands()
  /// The script with lengths that can be mirrored and scaled exactly; `nil` if that is refused.
  private(set) lazy var tame = makeTame()
  /// The two forms of the symbol, and the size of the control they were drawn in last.
  private var forms: (size: GestureSize, off: Symbol?, on: Symbol?)?

  /// Creates a trial by playing `script`.
  ///
  /// - Throws: `ConfigurationError` where the configuration is refused.
  public convenience init(_ script: GestureScript) throws(ConfigurationError) {
    try self.init(script, drawing: true)
  }

  /// Creates a trial by playing `script`.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isDrawn: Whether the trace keeps the scenes, which all laws but those of ``LawBook/quick`` need.
  /// - Throws: `ConfigurationError` where the configuration is refused.
  package init(_ script: GestureScript, drawing isDrawn: Bool) throws(ConfigurationError) {
    self.script = script
    (showsUpperValue, log) = (false, nil)
    start = try script.stage()
    (trace, end) = start.play(script.events, drawings: isDrawn ? .kept : .none)
  }

  /// Creates a view of a trial that shows the upper of two values as the value.
  private init(upperOf trial: Trial) {
    script = trial.script
    (showsUpperValue, log) = (true, trial.log)
    (start, end) = (Stage(upperOf: trial.start), Stage(upperOf: trial.end))
    trace = trial.trace.ofUpper
  }

  /// Creates a view of a trial without an excuse of its control; `nil` if it has no such excuse, or if the script uses it.
  private init?(_ trial: Trial, without excuse: Excuse) {
    guard let traits = excuse.removed(from: trial.trace.traits), !trial.trace.uses(excuse) else {
      return nil
    }
    let log = ExcuseLog(excuse, of: traits)
    script = trial.script
    (showsUpperValue, self.log) = (trial.showsUpperValue, log)
    showsDrawing = trial.showsDrawing
    start = Stage(trial.start, as: traits, loggingTo: log)
    end = Stage(trial.end, as: traits, loggingTo: log)
    trace = trial.trace.with(traits)
  }

  private func makeDrawing() -> Trial? {
    guard Trial.judgesEveryDesign, trace.traits.hasDrawingToJudge else { return nil }
    let shown = GestureScript(
      kind: script.kind.ofDrawing, settings: script.settings, events: script.events)
    let trial = try? Trial(shown, drawing: !trace.scenes.isEmpty)
    trial?.showsDrawing = true
    return trial
  }

  /// Plays the script with a new control and compares each scene with the trace's.
  ///
  /// - Returns: The trace, and the index of the first scene that differs.
  private func replayed() throws(ConfigurationError) -> (trace: Trace, otherScene: Int?) {
    let scenes = trace.scenes
    var other: Int?
    let (again, _) = try stage(of: script).play(
      script.events,
      drawings: .shown { index, scene in
        if other == nil, !scene.isSame(as: scenes[index]) { other = index }
      })
    return (again, other)
  }

  /// Returns the symbol as it is drawn at rest, at the values 0 and 1.
  func symbols(in size: GestureSize) -> (off: Symbol?, on: Symbol?) {
    if let forms, forms.size == size { return (forms.off, forms.on) }
    let (off, on) = (symbol(of: 0, in: size), symbol(of: 1, in: size))
    forms = (size, off, on)
    return (off, on)
  }

  /// Returns the configured control of another script, with the value that this trial shows.
  func stage(of script: GestureScript) throws(ConfigurationError) -> Stage {
    var stage = try script.stage()
    if Trial.judgesEveryDesign, let log {
      stage = Stage(stage, as: trace.traits, loggingTo: log)
    }
    return showsUpperValue ? Stage(upperOf: stage) : stage
  }

  /// Plays other events to the same control, from the start, and returns its answers.
  func answers(to events: [GestureEvent]) -> [Answer] { start.answers(to: events) }

  /// Plays other events to the same control, from the start, and returns the last value; `nil` if
  /// there are no events.
  func value(after events: [GestureEvent]) -> Double? { answers(to: events).last?.value }

  /// Plays another script and returns the answers, or `nil` if its configuration is refused.
  func answers(of script: GestureScript) -> [Answer]? {
    (try? stage(of: script))?.answers(to: script.events)
  }

  /// Returns a script of the same control with other events, in one line, for a report.
  func shown(_ events: [GestureEvent]) -> String { script.with(events: events).line }

  /// Returns the script continued by other events, in one line, for a report.
  func shown(after events: [GestureEvent]) -> String { shown(script.events + events) }

  /// The events after which no touch is tracked and no animation runs.
  static var settling: [GestureEvent] { [.cancel(), .wait(1000)] }

  /// Returns the first scene for which `message` returns a text, with that text.
  ///
  /// - Parameters:
  ///   - end: The step before which to look.
  ///   - message: A closure that returns the text for a scene.
  /// - Returns: The breach, or `nil` if there is none.
  func firstScene(before end: Int = .max, _ message: (ControlScene) -> String?) -> Breach? {
    for index in trace.scenes.indices where index <= end {
      if let message = message(trace.scenes[index]) {
        return Breach(step: index == 0 ? nil : index - 1, message)
      }
    }
    return nil
  }
}

extension Trial {
  /// Whether the probes after this script drag toward the upper bound: so do every other length of script.
  ///
  /// A probe that chooses one of two ways by its script costs half as much as both, and a search tries both.
  var dragsUpward: Bool { script.events.count.isMultiple(of: 2) }

  /// The thumb of two that the probes after this script drag, chosen as ``dragsUpward``.
  var thumbToProbe: Thumb { dragsUpward ? .lower : .upper }

  /// Whether the laws judge designs that no control of this package has, such as dials and latches.
  ///
  /// The page of the playground shows the controls of this package alone, and must be small.
  @inline(__always) static var judgesEveryDesign: Bool {
    #if hasFeature(Embedded)
      false
    #else
      true
    #endif
  }
}

extension Trace.Step {
  /// The answer that the control gave in this step.
  var answer: Answer {
    Answer(
      response: response, value: after.value, presentedValue: after.presentedValue,
      upper: after.upper?.value)
  }

  /// Returns how the value or the response differs from an answer in any bit, or `nil` if neither
  /// does.
  ///
  /// - Parameters:
  ///   - answer: The answer of another play.
  ///   - other: The name of the other play.
  ///   - traits: The traits of a control that may compute inexactly; `nil` to compare bit for bit.
  /// - Returns: Both values, or the first part in which the responses differ.
  func difference(
    from answer: Answer, of other: String, as traits: ControlTraits? = nil
  ) -> String? {
    let isExact = traits.map { $0.precision.part == 0 } ?? true
    guard
      after.value.isSame(as: answer.value)
        || !isExact && traits?.isSame(after.value, answer.value) == true
    else {
      return "the value is \(after.value), that of \(other) is \(answer.value)"
        + after.value.apart(from: answer.value)
    }
    // Inexact values may cross a bound or a detent, or stay the same.
    if !isExact {
      return response.difference(inKindFrom: answer.response, of: other)
    }
    return response.firstDifference(from: answer.response).map {
      "the response has \($0), that of \(other) has \($1)"
    }
  }
}

extension Response {
  /// Returns how the beginning or the end of a gesture differs from that of another response, without
  /// a look at values.
  ///
  /// - Parameters:
  ///   - answer: The other response.
  ///   - other: The name of the play that gave it.
  /// - Returns: Both ends or beginnings in words, or `nil` if they are of the same kind.
  func difference(inKindFrom answer: Response, of other: String) -> String? {
    switch (editing, answer.editing) {
    case (.none, .none), (.began?, .began?), (.committed?, .committed?), (.cancelled?, .cancelled?):
      nil
    case (.none, _), (.began?, _), (.committed?, _), (.cancelled?, _):
      "the response has \(parts[1]), that of \(other) has \(answer.parts[1])"
    }
  }

  /// The parts of the response in words, in a fixed order.
  private var parts: [String] {
    [
      change.map { "a change from \($0.old) to \($0.new)" } ?? "no change",
      Response.text(of: editing),
      thumb.map { "the \($0.name) thumb" } ?? "no thumb",
      upper.map { "a change of the upper value from \($0.change.old) to \($0.change.new)" }
        ?? "no change of the upper value",
      "\(detents) detents", reachedEnd ? "a reached end" : "no reached end",
      isAnimating ? "an animation" : "no animation",
    ]
  }

  /// Returns the begin or the end of a gesture in words.
  static func text(of editing: Editing?) -> String {
    switch editing {
    case .began: "a begin"
    case .committed(let value): "a commit of \(value)"
    case .cancelled: "a cancel"
    case nil: "no begin and no end"
    }
  }

  /// Returns the first part in which the responses differ, in words: this response's part and the other's.
  func firstDifference(from other: Response) -> (here: String, there: String)? {
    if isSame(as: other) { return nil }
    return zip(parts, other.parts).first { $0 != $1 }.map { (here: $0, there: $1) }
  }
}

extension GestureEvent {
  /// Returns this event with its point, if it has one, transformed.
  func mapped(_ transform: (GesturePoint) -> GesturePoint) -> GestureEvent {
    switch self {
    case .down(let point, let id): .down(transform(point), id: id)
    case .move(let point, let id): .move(transform(point), id: id)
    case .up(let point, let id): .up(point.map(transform), id: id)
    case .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: self
    }
  }
}
