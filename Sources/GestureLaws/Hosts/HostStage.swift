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
  ///   - clock: The latest time.
  init<H: ControlHosting>(
    _ host: H, _ configuration: H.Hosted.Configuration, clock: Double = -.infinity
  ) {
    let moment = HostMoment(host, configuration, clock: clock)
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
  let clock: Double

  init(_ host: H, _ configuration: H.Hosted.Configuration, clock: Double) {
    self.host = host
    self.configuration = configuration
    self.clock = clock
  }

  func play(
    _ script: [HostScript.Step], _ owner: HostOwner, _ recording: HostRecording
  ) -> (trace: HostTrace, end: HostStage) {
    var player = HostPlayer(
      host, configuration, clock: clock, owner, recording, count: script.count)
    let initial = player.snapshot
    for (index, step) in script.enumerated() { player.play(step, index: index) }
    let trace = HostTrace(
      traits: player.traits, initial: initial, steps: player.steps, scenes: player.scenes,
      starts: player.starts)
    return (trace, HostStage(player.host, player.configuration, clock: player.clock))
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
  private let recording: HostRecording
  /// The state that cannot be seen, for a trace with answers.
  private var hidden = HiddenState()
  /// The bounds of the value in the present configuration.
  private var range: ClosedRange<Double>

  init(
    _ host: H, _ configuration: H.Hosted.Configuration, clock: Double, _ owner: HostOwner,
    _ recording: HostRecording, count: Int
  ) {
    steps.reserveCapacity(count)
    starts.reserveCapacity(count)
    self.host = host
    self.configuration = configuration
    self.clock = clock
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
    var start: HostStage?
    var effects: [HostEffect] = []
    var answers: [ControlAnswer] = []
    var refusal: ConfigurationError?
    switch step.action {
    case .input(let input):
      if case .pointer(.down, _) = input { start = HostStage(host, configuration, clock: clock) }
      if recording.contains(.answers) {
        if clock == before {
          answers = host.answers(to: input, hidden)
        } else {
          hidden.forgetPart()
        }
        hidden.note(
          input, isEnabled: host.isEnabled, isTracking: host.trackedPointer != nil)
      }
      effects = host.effects(of: input, at: step.time)
    case .configure(let setting):
      do throws(ConfigurationError) {
        var changed = configuration
        try changed.set(field: setting.field, to: setting.value)
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
      hidden.note(effects, of: step.action, HostValues(ofHosted: host.control))
    }
    steps.append(
      HostTrace.Step(
        action: step.action, time: step.time, clock: clock, index: index, isAnswer: isAnswer,
        effects: effects, refusal: refusal, after: snapshot, answers: answers))
    starts.append(start)
    if recording.contains(.scenes) { scenes.append(host.control.scene) }
  }
}
