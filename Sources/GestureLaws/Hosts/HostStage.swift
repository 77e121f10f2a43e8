import ControlHost
import GestureEngine

/// A host at a given moment, from which steps can be played any number of times.
///
/// A stage erases the types of its host and control; everything it returns is plain data.
struct HostStage: Sendable {
  private let playing:
    @Sendable ([HostScript.Step], HostOwner, HostRecording) -> (trace: HostTrace, end: HostStage)

  /// Creates a stage from the present state of a host.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - configuration: The present configuration of its control.
  ///   - policy: The use of values that its owner binds during a gesture.
  ///   - clock: The latest time.
  init<H: ControlHosting>(
    _ host: H, _ configuration: H.Hosted.Configuration, _ policy: OwnerPolicy,
    clock: Double = -.infinity
  ) {
    let moment = HostMoment(host, configuration, policy, clock: clock)
    playing = { moment.play($0, $1, $2) }
  }

  /// Creates a copy of `stage` that logs everything played from it.
  init(_ stage: HostStage, loggingTo log: PlayLog) {
    playing = { steps, owner, recording in
      log.add { _ = stage.play(steps, owner, recording: recording) }
      let (trace, end) = stage.play(steps, owner, recording: recording)
      let starts = trace.starts.map { $0.map { HostStage($0, loggingTo: log) } }
      return (
        HostTrace(
          traits: trace.traits, initial: trace.initial, steps: trace.steps, scenes: trace.scenes,
          starts: starts), HostStage(end, loggingTo: log)
      )
    }
  }

  /// Plays steps and records the effects and the visible state after each.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - owner: The owner, which answers the changes.
  ///   - recording: The parts of each step that the trace keeps.
  /// - Returns: The trace, and the host after the last step.
  func play(
    _ steps: [HostScript.Step], _ owner: HostOwner = .none, recording: HostRecording = []
  ) -> (trace: HostTrace, end: HostStage) {
    playing(steps, owner, recording)
  }
}

/// The parts of a trace that only some laws need.
struct HostRecording: OptionSet {
  let rawValue: Int

  /// The scene after each step.
  static let scenes = HostRecording(rawValue: 1)
  /// The answers of the control itself.
  static let answers = HostRecording(rawValue: 2)
}

/// A host, with its configuration and the latest time.
private final class HostMoment<H: ControlHosting>: Sendable {
  let host: H
  let configuration: H.Hosted.Configuration
  let policy: OwnerPolicy
  let clock: Double

  init(
    _ host: H, _ configuration: H.Hosted.Configuration, _ policy: OwnerPolicy, clock: Double
  ) {
    self.host = host
    self.configuration = configuration
    self.policy = policy
    self.clock = clock
  }

  func play(
    _ script: [HostScript.Step], _ owner: HostOwner, _ recording: HostRecording
  ) -> (trace: HostTrace, end: HostStage) {
    var player = HostPlayer(
      host, configuration, policy, clock: clock, owner, recording, count: script.count)
    let initial = player.snapshot
    for (index, step) in script.enumerated() { player.play(step, index: index) }
    let trace = HostTrace(
      traits: player.traits, initial: initial, steps: player.steps, scenes: player.scenes,
      starts: player.starts)
    return (trace, HostStage(player.host, player.configuration, policy, clock: player.clock))
  }
}

/// A host that takes the steps of a script, and the trace of them so far.
private struct HostPlayer<H: ControlHosting> {
  private(set) var host: H
  private(set) var configuration: H.Hosted.Configuration
  private(set) var clock: Double
  /// The traits of the first configuration, with the allowances of all later ones.
  private(set) var traits: ControlTraits
  private(set) var steps: [HostTrace.Step] = []
  private(set) var scenes: [ControlScene] = []
  private(set) var starts: [HostStage?] = []
  private var owner: HostOwnerState
  private let policy: OwnerPolicy
  private let recording: HostRecording
  /// The state that cannot be seen, for a trace with answers.
  private var hidden = HiddenState()
  /// The bounds of the value in the present configuration.
  private var range: ClosedRange<Double>

  init(
    _ host: H, _ configuration: H.Hosted.Configuration, _ policy: OwnerPolicy, clock: Double,
    _ owner: HostOwner, _ recording: HostRecording, count: Int
  ) {
    steps.reserveCapacity(count)
    starts.reserveCapacity(count)
    self.host = host
    self.configuration = configuration
    self.clock = clock
    self.policy = policy
    self.recording = recording
    traits = host.control.traits
    range = traits.range
    self.owner = HostOwnerState(
      owner, range: range,
      values: HostValues(ofHosted: host.control))
    if recording.contains(.scenes) { scenes.append(host.control.scene) }
  }

  /// The visible state.
  var snapshot: HostTrace.Snapshot {
    HostTrace.Snapshot(
      control: ControlSnapshot(of: host.control, size: host.size),
      isEnabled: host.isEnabled, trackedPointer: host.trackedPointer,
      secondTrackedPointer: host.secondTrackedPointer, wantsFrames: host.wantsFrames, range: range)
  }

  /// Plays a step of the script, with the values that the owner binds before and after it.
  mutating func play(_ step: HostScript.Step, index: Int) {
    if let values = owner.bind(before: step.time) {
      perform(HostScript.Step(at: step.time, .input(values.input)), index: nil)
    }
    perform(step, index: index)
    if let values = owner.bind(after: steps[steps.count - 1].effects, at: clock) {
      perform(HostScript.Step(at: step.time, .input(values.input)), index: nil, isAnswer: true)
    }
  }

  private mutating func perform(_ step: HostScript.Step, index: Int?, isAnswer: Bool = false) {
    let before = clock
    if step.time.isFinite, step.time > clock { clock = step.time }
    let elapsed =
      before.isFinite ? Swift.min(clock - before, .greatestFiniteMagnitude) : 0
    let (old, wantedFrames) = (host.control, host.wantsFrames)
    let witness = recording.contains(.answers) ? ControlWitness(host, after: elapsed) : nil
    // A value that changes over time may depend on the frames, unless nothing moves.
    let isMoving =
      elapsed > 0 && traits.changesOverTime && (wantedFrames || host.trackedPointer != nil)
    if elapsed > 0 { hidden.forgetPart() }
    var start: HostStage?
    var effects: [HostEffect] = []
    var answers: [ControlAnswer] = []
    var refusal: ConfigurationError?
    switch step.action {
    case .input(let input):
      if case .pointer(.down, _) = input {
        start = HostStage(host, configuration, policy, clock: clock)
      }
      answers = witness?.answers(to: input, policy, hidden, at: clock) ?? []
      if recording.contains(.answers) {
        hidden.note(
          input, isEnabled: host.isEnabled, isTracking: host.trackedPointer != nil,
          thumb: answers.count == 1 ? answers[0].thumb : nil)
      }
      if isMoving { answers = answers.map { $0.ofEndsAlone } }
      effects = host.effects(of: input, at: step.time)
    case .configure(let setting):
      do throws(ConfigurationError) {
        var changed = configuration
        try changed.set(field: setting.field, to: setting.value)
        answers = isMoving ? [] : witness?.answers(toConfiguring: changed, hidden) ?? []
        effects = try host.effects(of: changed, at: step.time)
        configuration = changed
        let traits = host.control.traits
        range = traits.range
        self.traits.addAllowances(of: traits)
      } catch {
        // A host that refuses a configuration has not heard of its time, either.
        clock = before
        refusal = error
      }
    }
    if recording.contains(.answers) {
      hidden.note(effects, of: step.action, HostValues(ofHosted: host.control), at: clock)
    }
    // Without time, or where nothing moves, the control says itself what changes.
    let hidesADrawing =
      recording.contains(.answers) && wantedFrames && elapsed > 0 && !effects.contains(.draw)
      && old.scene != host.control.scene
    steps.append(
      HostTrace.Step(
        action: step.action, time: step.time, clock: clock, index: index, isAnswer: isAnswer,
        effects: effects, refusal: refusal, after: snapshot, answers: answers,
        hidesADrawing: hidesADrawing))
    starts.append(start)
    if recording.contains(.scenes) { scenes.append(host.control.scene) }
  }
}
