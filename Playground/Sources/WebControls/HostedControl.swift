import ControlHost
import GestureEngine
import GestureLaws

/// A control in its host, whatever the type of the control.
package protocol HostedControl: AnyObject {
  /// The declared behaviour of the control.
  var traits: ControlTraits { get }
  /// The value of the control; of two values, the lower one.
  var value: Double { get }
  /// The upper of two values; `nil` for a control with a single value.
  var upperValue: Double? { get }
  /// The thumb of two that keys move.
  var focusedThumb: Thumb { get }
  /// Whether the control tracks a pointer.
  var isTracking: Bool { get }
  /// Whether frames are wanted.
  var wantsFrames: Bool { get }
  /// The size that suits the control; a side of 0 can have any length.
  var naturalSize: GestureSize { get }
  /// The drawing of the control.
  var scene: ControlScene { get }
  /// The use of values that the owner binds during a gesture.
  var policy: OwnerPolicy { get set }

  /// Returns the value as an assistive technology speaks it, or that of one of two thumbs.
  func text(of thumb: Thumb?) -> String

  /// Handles one input and returns its effects.
  func handle(_ input: HostInput, at time: Double) -> HostEffects

  /// Replaces the configuration and returns the effects.
  ///
  /// - Throws: `ConfigurationError` if the control refuses the configuration.
  func configure(_ settings: [Setting], at time: Double) throws(ConfigurationError) -> HostEffects
}

/// A ``HostedControl`` of a given type.
final class Hosted<C: Control>: HostedControl {
  private var host: ControlHost<C>

  /// Makes a control with the given settings.
  ///
  /// Initial values that the configuration refuses do not count.
  init(_ settings: [Setting]) throws(ConfigurationError) {
    let configuration = try Hosted.configuration(settings)
    do throws(ConfigurationError) {
      host = ControlHost(try C(configuration))
    } catch {
      guard C.Configuration.isInitialValue(error.field) else { throw error }
      host = ControlHost(try C(configuration.withoutInitialValues))
    }
  }

  var traits: ControlTraits { host.control.traits }
  var value: Double { host.value }
  var upperValue: Double? { host.upperValue }
  var focusedThumb: Thumb { host.focusedThumb }
  var isTracking: Bool { host.trackedPointer != nil }
  var wantsFrames: Bool { host.wantsFrames }
  var naturalSize: GestureSize { host.control.naturalSize }
  var scene: ControlScene { host.control.scene }
  var policy: OwnerPolicy {
    get { host.policy }
    set { host.policy = newValue }
  }

  func text(of thumb: Thumb?) -> String {
    switch thumb {
    case nil: host.control.valueText
    case .lower?: traits.text(of: value)
    case .upper?: traits.text(of: upperValue ?? value)
    }
  }

  func handle(_ input: HostInput, at time: Double) -> HostEffects {
    host.handle(input, at: time)
  }

  func configure(_ settings: [Setting], at time: Double) throws(ConfigurationError) -> HostEffects {
    try host.configure(Hosted.configuration(settings), at: time)
  }

  private static func configuration(
    _ settings: [Setting]
  ) throws(ConfigurationError) -> C.Configuration {
    var configuration = C.Configuration()
    for setting in settings { try configuration.set(field: setting.field, to: setting.value) }
    return configuration
  }
}
