import ControlHost
import GestureEngine
import GestureLaws

/// A control in its host, whatever the type of the control.
package protocol HostedControl: AnyObject {
  /// The declared behaviour of the control.
  var traits: ControlTraits { get }
  /// The value of the control.
  var value: Double { get }
  /// The value as an assistive technology speaks it.
  var valueText: String { get }
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
  /// An initial value that the configuration refuses does not count.
  init(_ settings: [Setting]) throws(ConfigurationError) {
    let configuration = try Hosted.configuration(settings)
    do throws(ConfigurationError) {
      host = ControlHost(try C(configuration))
    } catch {
      guard error.field == "value",
        let field = C.Configuration.fields.firstIndex(where: { $0.name == error.field })
      else { throw error }
      host = ControlHost(try C(Hosted.configuration(settings.filter { $0.field != field })))
    }
  }

  var traits: ControlTraits { host.control.traits }
  var value: Double { host.value }
  var valueText: String { host.control.valueText }
  var isTracking: Bool { host.trackedPointer != nil }
  var wantsFrames: Bool { host.wantsFrames }
  var naturalSize: GestureSize { host.control.naturalSize }
  var scene: ControlScene { host.control.scene }
  var policy: OwnerPolicy {
    get { host.policy }
    set { host.policy = newValue }
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
