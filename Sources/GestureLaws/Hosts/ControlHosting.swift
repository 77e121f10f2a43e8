public import ControlHost
public import GestureEngine

/// A host of a control, which the laws of hosts judge.
///
/// ``ControlHost/ControlHost`` is one. Your own binding between an app and a control can be another, to
/// be judged by the same laws.
public protocol ControlHosting: Sendable {
  /// The type of the control.
  associatedtype Hosted: Control

  /// Creates a host of a control that has had no event yet.
  init(_ control: Hosted, policy: OwnerPolicy)

  /// The control.
  var control: Hosted { get }
  /// The size of the control.
  var size: GestureSize { get }
  /// Whether the control takes pointers, keys and scrolling.
  var isEnabled: Bool { get }
  /// The id of the pointer that the control tracks; `nil` while it tracks no pointer.
  var trackedPointer: Int? { get }
  /// The id of the second pointer that a control with two values tracks; `nil` without a second one.
  var secondTrackedPointer: Int? { get }
  /// Whether frames are wanted.
  var wantsFrames: Bool { get }

  /// Handles an input and returns its effects in their order.
  mutating func effects(of input: HostInput, at time: Double) -> [HostEffect]

  /// Replaces the configuration and returns the effects in their order.
  ///
  /// - Throws: `ConfigurationError` if the control refuses the configuration.
  mutating func effects(
    of configuration: Hosted.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect]
}

extension ControlHosting {
  /// `nil`, for a host of controls with a single value.
  public var secondTrackedPointer: Int? { nil }
}

extension ControlHost: ControlHosting {
  /// Handles an input and returns its effects in their order.
  public mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    Array(handle(input, at: time))
  }

  /// Replaces the configuration and returns the effects in their order.
  ///
  /// - Throws: `ConfigurationError` if the control refuses the configuration.
  public mutating func effects(
    of configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect] {
    Array(try configure(configuration, at: time))
  }
}
