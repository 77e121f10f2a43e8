import ControlHost
import GestureEngine

/// A played script of a host, with its trace and the means to play further inputs, which the laws judge.
public final class HostTrial {
  /// The script.
  public let script: HostScript
  /// The trace of the script.
  public let trace: HostTrace

  /// The host before the first step.
  let start: HostStage
  /// The host after the last step.
  let end: HostStage

  /// The gestures of pointers, in order.
  private(set) lazy var gestures = trace.gestures
  /// The host after the script, with every gesture closed, long after the last input.
  private(set) lazy var quiet = end.play(quieting)
  /// The inputs that each host should know, after the script.
  private(set) lazy var probe = makeProbe()
  /// Whether laws judge the probe, too.
  package var playsProbe = true

  /// Creates a trial by playing `script`.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isDrawn: Whether the trace keeps the scenes.
  /// - Throws: `ConfigurationError` where the configuration is refused.
  public init(_ script: HostScript, drawing isDrawn: Bool = false) throws(ConfigurationError) {
    self.script = script
    start = try script.stage()
    (trace, end) = start.play(
      script.steps, script.owner, recording: isDrawn ? [.answers, .scenes] : .answers)
  }

  /// The time after the last step; 0 if no time was finite.
  var lastTime: Double {
    let clock = trace.steps.last?.clock ?? 0
    return clock.isFinite ? clock : 0
  }

  /// The steps after the script that close its last gesture.
  var closing: ArraySlice<HostTrace.Step> { quiet.trace.steps.dropLast(2) }

  /// The steps that close a gesture and let every animation end.
  private(set) lazy var quieting: [HostScript.Step] = {
    let last = trace.steps.last?.after ?? trace.initial
    let time = lastTime
    let lost = [last.secondTrackedPointer, last.trackedPointer].compactMap { $0 }.map {
      HostScript.Step(at: time, .input(.lost(id: $0)))
    }
    return (lost.isEmpty ? [HostScript.Step(at: time, .input(.frame))] : lost) + [
      // Far from 0, the clock cannot tell the seconds.
      HostScript.Step(at: time + Swift.max(1, time.magnitude.ulp * 4), .input(.frame)),
      HostScript.Step(at: time + Swift.max(2000, time.magnitude.ulp * 8000), .input(.frame)),
    ]
  }()
}

extension HostTrial {
  /// Returns a new host with the settings of the script and later changes of them.
  ///
  /// - Parameters:
  ///   - changes: The new configurations that the host has taken, in order.
  ///   - time: The time at which the host is laid out and its values are bound, in seconds.
  ///   - size: The size of the control.
  ///   - values: The values that the owner binds.
  /// - Returns: The host; `nil` if it cannot be made.
  func freshHost(
    _ changes: [Setting], at time: Double, in size: GestureSize, with values: HostValues
  ) -> HostStage? {
    let settings = script.settings + changes
    // Where the initial values are refused, the host leaves them out.
    let start =
      (try? script.kind.start(settings, script.policy))
      ?? (try? script.kind.start(settings.filter { !isInitial($0) }, script.policy))
    let inputs: [HostInput] = [.laidOut(size), values.input]
    return start?.play(inputs.map { HostScript.Step(at: time, .input($0)) }).end
  }

  /// Whether a setting is that of an initial value.
  func isInitial(_ setting: Setting) -> Bool {
    ["value", "lower", "upper"].contains { script.kind.control.field(named: $0) == setting.field }
  }
}

extension HostTrace {
  /// Returns the first step for which `observe` returns an observation, with that observation.
  func firstBreach(_ observe: (_ index: Int, _ step: Step) -> Observation?) -> Breach? {
    for index in steps.indices {
      if let seen = observe(index, steps[index]) {
        return Breach(
          step: scriptIndex(of: index), seen.message, contrast: seen.contrast, of: seen.thumb)
      }
    }
    return nil
  }

  /// Returns an observation of values, beside the values that they should be.
  ///
  /// Of two values, the contrast is about the first that differs.
  func observation(
    _ message: String, _ values: HostValues, expected: HostValues
  ) -> Observation {
    if let upper = values.upper, let meant = expected.upper,
      values.value.isSame(as: expected.value)
    {
      return Observation(message, traits.contrast(upper, expected: meant), of: .upper)
    }
    return Observation(message, traits.contrast(values.value, expected: expected.value))
  }

  /// Returns a breach at a step that has other values than it should have.
  func breach(
    at index: Int, _ message: String, _ values: HostValues, expected: HostValues
  ) -> Breach {
    let seen = observation(message, values, expected: expected)
    return Breach(step: scriptIndex(of: index), message, contrast: seen.contrast, of: seen.thumb)
  }

  /// The steps of a gesture of a pointer.
  struct Gesture {
    /// The step at which the pointer went down.
    let first: Int
    /// The last step before the end of the gesture, or of the script.
    let last: Int
    /// The step at which the gesture ended; `nil` if the script ended first.
    let end: Int?
  }

  /// The gestures of pointers, in order.
  fileprivate var gestures: [Gesture] {
    var found: [Gesture] = []
    var first: Int?
    for index in steps.indices {
      let ends = steps[index].effects.contains { $0.isEnd }
      if let start = first, ends {
        found.append(Gesture(first: start, last: index - 1, end: index))
        first = nil
      }
      if first == nil, steps[index].after.trackedPointer != nil { first = index }
    }
    if let first { found.append(Gesture(first: first, last: steps.count - 1, end: nil)) }
    return found
  }
}
