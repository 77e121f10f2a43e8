import GestureEngine

/// A control at a given moment, from which events can be played any number of times.
///
///     let start = try script.stage()
///     let (trace, end) = start.play(script.events)
///     end.answers(to: [.wait(1000)])  // continues from the end without replaying the script
///
/// A stage erases the type of its control; everything it returns is plain data.
struct Stage: Sendable {
  /// The use of the scenes that a control draws while events are played.
  enum Drawings {
    /// The control draws nothing.
    case none
    /// The trace keeps every scene.
    case kept
    /// The closure gets each scene, which is then discarded: index 0 before the first event, then
    /// one scene for each event.
    case shown((_ index: Int, ControlScene) -> Void)
  }

  private let tracing: @Sendable ([GestureEvent], Drawings) -> (trace: Trace, end: Stage)
  private let answering: @Sendable ([GestureEvent]) -> [Answer]
  private let drawing: @Sendable ([GestureEvent]) -> ControlScene
  private let speaking: @Sendable ([GestureEvent]) -> Spoken
  private let measuring: @Sendable (GestureSize) -> ControlSnapshot

  /// Creates a stage from the present state of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - size: The size of its bounds; a side that is negative or not finite counts as 0.
  ///   - tracked: The touch that the control tracks.
  ///   - also: The second touch that a control with two values tracks.
  init(_ control: some Control, size: GestureSize, tracked: Int? = nil, also: Int? = nil) {
    self.init(
      Moment(control, as: control.traits.ofValues, size: size, tracked: tracked, also: also))
  }

  /// Creates a stage from a control before its first event.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - isDrawn: Whether the stage shows the ``DrawnControl`` of the control. The page of the playground shows no control
  ///     that has such a view, and must be small.
  init(_ control: some Control, isDrawn: Bool) {
    #if !hasFeature(Embedded)
      if isDrawn {
        let drawn = DrawnControl(control)
        self.init(drawn, size: drawn.traits.initialSize)
        return
      }
    #endif
    self.init(control, size: control.traits.initialSize)
  }

  fileprivate init(_ moment: Moment<some Control>) {
    tracing = { moment.play($0, drawings: $1) }
    answering = { moment.answers(to: $0) }
    drawing = { moment.scene(after: $0) }
    speaking = { moment.spoken(after: $0) }
    measuring = { moment.snapshot(in: $0) }
  }

  /// Creates a copy of `stage` that logs everything played from it.
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
    speaking = { events in
      log.add { _ = stage.spoken(after: events) }
      return stage.spoken(after: events)
    }
    measuring = stage.measuring
  }

  /// Creates a view of `stage` in which the upper of two values is the only value.
  init(upperOf stage: Stage) {
    tracing = { events, drawings in
      let (trace, end) = stage.play(events, drawings: drawings)
      return (trace.ofUpper, Stage(upperOf: end))
    }
    answering = { stage.answers(to: $0).map { $0.ofUpper } }
    drawing = { events in stage.scene(after: events) }
    speaking = { events in stage.spoken(after: events) }
    measuring = { stage.snapshot(in: $0).ofUpper }
  }

  /// Creates a view of `stage` with other traits, which logs the uses of an excuse.
  init(_ stage: Stage, as traits: ControlTraits, loggingTo log: ExcuseLog) {
    let answers = { @Sendable (events: [GestureEvent]) in
      let answers = stage.answers(to: events)
      log.add(answers, to: events)
      return answers
    }
    tracing = { events, drawings in
      let (trace, end) = stage.play(events, drawings: drawings)
      log.add(trace)
      return (trace.with(traits), Stage(end, as: traits, loggingTo: log))
    }
    answering = answers
    drawing = { events in
      _ = answers(events)
      return stage.scene(after: events)
    }
    speaking = { events in
      _ = answers(events)
      return stage.spoken(after: events)
    }
    measuring = stage.measuring
  }

  /// Plays events and records the visible state after each.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - drawings: The use of the scene after each event.
  /// - Returns: The trace, and the control after the last event.
  func play(
    _ events: [GestureEvent], drawings: Drawings = .none
  ) -> (trace: Trace, end: Stage) {
    tracing(events, drawings)
  }

  /// Plays events and returns the answers alone, which costs a fraction of a trace.
  func answers(to events: [GestureEvent]) -> [Answer] { answering(events) }

  /// Returns the visible state after a resize.
  func snapshot(in size: GestureSize) -> ControlSnapshot { measuring(size) }

  /// Plays events and returns the scene after the last event.
  func scene(after events: [GestureEvent]) -> ControlScene { drawing(events) }

  /// Plays events and returns the values after the last event with the text that an assistive technology speaks.
  func spoken(after events: [GestureEvent]) -> Spoken { speaking(events) }
}

/// The values of a control and their text.
struct Spoken: Sendable {
  /// The value, or the lower of two.
  let value: Double
  /// The upper of two values.
  let upper: Double?
  /// The text that an assistive technology speaks.
  let text: String
}

/// A control's answer to an event: the part of a step that the laws compare between plays.
struct Answer: Sendable {
  /// The response to the event.
  var response: Response
  /// The value of the model after the event.
  var value: Double
  /// The value as it is drawn.
  var presentedValue: Double
  /// The upper of two values after the event.
  var upper: Double?
}

extension Answer {
  /// The committed value; without a commit, the value after the event.
  ///
  /// A sticky control goes to its rest as it commits.
  var committed: Double {
    response.committed ?? value
  }

  /// Creates the answer of a control that has just given a response.
  ///
  /// The control is borrowed, because a copy for each event takes time.
  fileprivate init(_ response: Response, of control: borrowing some Control) {
    self.init(
      response: response, value: control.value, presentedValue: control.presentedValue,
      upper: control.upper?.value)
  }
}

/// A control, with its size and tracked touch as they are known from outside.
private final class Moment<C: Control>: Sendable {
  let control: C
  let traits: ControlTraits
  let size: GestureSize
  let tracked: Int?
  let also: Int?

  init(_ control: C, as traits: ControlTraits, size: GestureSize, tracked: Int?, also: Int?) {
    self.control = control
    self.traits = traits
    self.size = size
    self.tracked = tracked
    self.also = also
  }

  func play(
    _ events: [GestureEvent], drawings: Stage.Drawings
  ) -> (trace: Trace, end: Stage) {
    var (control, size, tracked, also) = (control, size, tracked, also)
    let (hasStops, hasOwnArea) = (traits.stops != nil, traits.grabArea == .custom)
    let initial = ControlSnapshot(
      of: control, size: size, countsLookups: hasStops, readsHitArea: hasOwnArea)
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
      let after = ControlSnapshot(
        of: control, size: size, countsLookups: hasStops, readsHitArea: hasOwnArea)
      let step = Trace.Step(
        event: event, response: response, after: after, tracked: tracked, alsoTracked: also)
      steps.append(step)
      switch drawings {
      case .none: break
      case .kept: scenes.append(control.scene)
      case .shown(let show): show(steps.count, control.scene)
      }
      (tracked, also) = step.trackedAfter
    }
    let trace = Trace(traits: traits, initial: initial, steps: steps, scenes: scenes)
    let end = Moment(control, as: traits, size: size, tracked: tracked, also: also)
    return (trace, Stage(end))
  }

  func answers(to events: [GestureEvent]) -> [Answer] {
    var control = control
    var answers: [Answer] = []
    answers.reserveCapacity(events.count)
    for event in events {
      let response = control.handle(event)
      answers.append(Answer(response, of: control))
    }
    return answers
  }

  func snapshot(in size: GestureSize) -> ControlSnapshot {
    var control = control
    _ = control.handle(.resize(size))
    return ControlSnapshot(of: control, size: size.usable)
  }

  func scene(after events: [GestureEvent]) -> ControlScene {
    var control = control
    for event in events { _ = control.handle(event) }
    return control.scene
  }

  func spoken(after events: [GestureEvent]) -> Spoken {
    var control = control
    for event in events { _ = control.handle(event) }
    return Spoken(value: control.value, upper: control.upper?.value, text: control.valueText)
  }
}
