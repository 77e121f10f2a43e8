public import ControlHost
public import GestureEngine

/// A host of a control, which the laws of hosts judge.
///
/// ``ControlHost/ControlHost`` is one. Your own binding between an app and a control can be another, to
/// be judged by the same laws:
///
///     let kind = HostKind("my-host", .fatSlider, FatSlider.Configuration()) {
///       MyHost($0, policy: $1)
///     }
///     check(.laws(of: kind))
///
/// The laws expect that
///
/// - each input is answered at once: a host that delays samples is judged before its queue;
/// - the control gets all the time that has passed before an input as a `wait`, and the clock never goes back;
/// - only a tracked pointer moves or ends; a `down` of the tracked pointer means that its end was lost, which is a
///   cancel. A second pointer belongs to a control with two values alone;
/// - disabling cancels a tracked pointer, and a repeated `enabled`, size or bound value changes nothing;
/// - at rest, a bound value is a `set` of the control; during a gesture and shortly after it, `OwnerPolicy` says what
///   it is: with `holds`, a kept value waits on if the next gesture begins; with `ignores`, the owner is compared with the
///   committed value, from which a sticky control has returned. A second after a gesture, the owner has the last word;
/// - a key, or whole notches of the wheel, that change the value are a gesture of their own. Each commit is announced, and
///   each key that adjusts the value or cancels a drag, also if it changes nothing;
/// - a configuration keeps the value as far as it is legal, and a drag if the control takes the configuration by
///   `reconfigured` and its range, scale, stops and direction stay. Initial values that are refused are left out, as
///   `ControlConfiguration.withoutInitialValues` does it.
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
