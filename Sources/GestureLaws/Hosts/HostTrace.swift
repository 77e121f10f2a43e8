public import ControlHost
public import GestureEngine

/// A record of a host's effects for every step of a script, which the laws judge.
public final class HostTrace: Sendable {
  /// The visible state of a host between two steps.
  public struct Snapshot: Sendable {
    /// The visible state of the control.
    public var control: ControlSnapshot
    /// Whether the control takes pointers, keys and scrolling.
    public var isEnabled: Bool
    /// The id of the pointer that the control tracks; `nil` while it tracks no pointer.
    public var trackedPointer: Int?
    /// The id of the second pointer that a control with two values tracks; `nil` without a second one.
    public var secondTrackedPointer: Int?
    /// Whether frames are wanted.
    public var wantsFrames: Bool
    /// The bounds of the value.
    public var range: ClosedRange<Double>
  }

  /// An action, its effects, and the visible state after it.
  public struct Step: Sendable {
    /// The action.
    public var action: HostScript.Action
    /// The time of the action in seconds.
    public var time: Double
    /// The latest time up to this step; −∞ before the first finite time.
    public var clock: Double
    /// The index of the step in the script; `nil` for a value that the script's owner bound.
    public var index: Int?
    /// Whether the step is a value that the script's owner bound in answer to the step before it.
    public var isAnswer: Bool
    /// The effects in their order.
    public var effects: [HostEffect]
    /// The reason why a configuration was refused, or `nil`.
    public var refusal: ConfigurationError?
    /// The visible state after the step.
    public var after: Snapshot
    /// The answers that the control itself may give to the input; empty if the script was played without them.
    var answers: [ControlAnswer]
    /// Whether the scene differs from the one before, although the effects have no `draw`.
    var hidesADrawing: Bool
  }

  /// The traits of the control in its first configuration.
  ///
  /// Its values change over time, and are as inexact, as in any later configuration.
  public let traits: ControlTraits
  /// The visible state before the first step.
  public let initial: Snapshot
  /// The steps in order, those of the owner included.
  public let steps: [Step]
  /// The scene before the first step and after each step; empty if the script was played without drawing.
  public let scenes: [ControlScene]
  /// The host before each step at which a pointer went down.
  let starts: [HostStage?]

  init(
    traits: ControlTraits, initial: Snapshot, steps: [Step], scenes: [ControlScene],
    starts: [HostStage?]
  ) {
    self.traits = traits
    self.initial = initial
    self.steps = steps
    self.scenes = scenes
    self.starts = starts
  }

  /// The value after the last step; of two values, the lower one.
  public var value: Double { values.value }

  /// The value or the values after the last step.
  var values: HostValues { HostValues(of: (steps.last?.after ?? initial).control) }

  /// Returns the values after a step and the owner's answer to it; the initial values after no step.
  func values(after step: Int?) -> HostValues {
    guard let step else { return HostValues(of: initial.control) }
    let next = step + 1
    let isAnswered = next < steps.count && steps[next].isAnswer
    return HostValues(of: steps[isAnswered ? next : step].after.control)
  }

  /// Returns the visible state before step `index`.
  public func before(_ index: Int) -> Snapshot { index == 0 ? initial : steps[index - 1].after }

  /// Returns the index in the script of a step, or of the last one before a step of the owner.
  func scriptIndex(of step: Int) -> Int? {
    for index in stride(from: step, through: 0, by: -1) {
      if let found = steps[index].index { return found }
    }
    return nil
  }
}
