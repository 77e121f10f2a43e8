import GestureEngine

/// A control at one moment, from which any events can be played; it stays as it is.
///
///     let start = try Stage(of: script)
///     let (trace, end) = start.play(script.events)
///     end.answers(to: [.wait(1000)])  // what would be next, with nothing played twice
///
/// The type of the control is forgotten here, once: what is seen of it is plain data.
struct Stage: Sendable {
  /// What becomes of the drawings of a play.
  enum Drawings {
    /// Nothing is drawn.
    case none
    /// The trace keeps them.
    case kept
    /// Each is shown, and then dropped: the first before anything happens, then one for each event.
    case shown((_ index: Int, ControlScene) -> Void)
  }

  private let tracing: @Sendable ([GestureEvent], Drawings) -> (trace: Trace, end: Stage)
  private let answering: @Sendable ([GestureEvent]) -> [Answer]
  private let drawing: @Sendable ([GestureEvent]) -> ControlScene

  /// A control as it is now.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - size: The size that it is laid out in, as it counts it.
  ///   - tracked: The touch whose gesture is open.
  init(_ control: some Control, size: GestureSize, tracked: Int? = nil) {
    let moment = Moment(control, size: size, tracked: tracked)
    tracing = { moment.play($0, drawings: $1) }
    answering = { moment.answers(to: $0) }
    drawing = { moment.scene(after: $0) }
  }

  /// The same stage, with all that is played from it written down.
  init(_ stage: Stage, loggingTo log: PlayLog) {
    tracing = { events, drawings in
      switch drawings {
      case .none: log.add { _ = stage.play(events) }
      case .kept: log.add { _ = stage.play(events, drawings: .kept) }
      case .shown: log.add { _ = stage.play(events, drawings: .shown { _, _ in }) }
      }
      let (trace, end) = stage.play(events, drawings: drawings)
      return (trace, Stage(end, loggingTo: log))
    }
    answering = { events in
      log.add { _ = stage.answers(to: events) }
      return stage.answers(to: events)
    }
    drawing = { events in
      log.add { _ = stage.scene(after: events) }
      return stage.scene(after: events)
    }
  }

  /// Plays events and keeps everything that can be seen.
  ///
  /// - Parameters:
  ///   - events: What happens.
  ///   - drawings: What becomes of what the control looks like after each event.
  /// - Returns: What was seen, and the control after the last event.
  func play(
    _ events: [GestureEvent], drawings: Drawings = .none
  ) -> (trace: Trace, end: Stage) {
    tracing(events, drawings)
  }

  /// Plays events and keeps no more than the answers: a fraction of what a trace costs.
  func answers(to events: [GestureEvent]) -> [Answer] { answering(events) }

  /// What the control looks like after events.
  func scene(after events: [GestureEvent]) -> ControlScene { drawing(events) }
}

/// What a control answered to one event, as far as one play is compared with another.
struct Answer: Sendable {
  /// What the event did.
  var response: Response
  /// The model's value after it.
  var value: Double
  /// The value as it is drawn.
  var presentedValue: Double
}

/// A control and what is known about it from outside.
private final class Moment<C: Control>: Sendable {
  let control: C
  let size: GestureSize
  let tracked: Int?

  init(_ control: C, size: GestureSize, tracked: Int?) {
    self.control = control
    self.size = size
    self.tracked = tracked
  }

  func play(
    _ events: [GestureEvent], drawings: Stage.Drawings
  ) -> (trace: Trace, end: Stage) {
    var (control, size, tracked) = (control, size, tracked)
    let traits = control.traits
    let hasStops = traits.stops != nil
    let initial = ControlSnapshot(of: control, size: size, hasStops: hasStops)
    var steps: [Trace.Step] = []
    var scenes: [ControlScene] = []
    steps.reserveCapacity(events.count)
    switch drawings {
    case .none: break
    case .kept:
      scenes.reserveCapacity(events.count + 1)
      scenes.append(control.scene)
    case .shown(let show): show(0, control.scene)
    }
    for event in events {
      if case .resize(let new) = event { size = new.usable }
      let response = control.handle(event)
      let after = ControlSnapshot(of: control, size: size, hasStops: hasStops)
      steps.append(Trace.Step(event: event, response: response, after: after, tracked: tracked))
      switch drawings {
      case .none: break
      case .kept: scenes.append(control.scene)
      case .shown(let show): show(steps.count, control.scene)
      }
      switch response.editing {
      case .began: tracked = event.touch?.id
      case .committed, .cancelled: tracked = nil
      case nil: break
      }
    }
    let trace = Trace(traits: traits, initial: initial, steps: steps, scenes: scenes)
    return (trace, Stage(control, size: size, tracked: tracked))
  }

  func answers(to events: [GestureEvent]) -> [Answer] {
    var control = control
    return events.map { event in
      let response = control.handle(event)
      return Answer(
        response: response, value: control.value, presentedValue: control.presentedValue)
    }
  }

  func scene(after events: [GestureEvent]) -> ControlScene {
    var control = control
    for event in events { _ = control.handle(event) }
    return control.scene
  }
}
