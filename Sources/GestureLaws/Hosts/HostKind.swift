public import ControlHost
public import GestureEngine

/// A kind of host that scripts name, with the means to make the host and play inputs to it.
///
///     let knob = HostKind(hosting: ControlKind("volume-knob", VolumeKnob.self), VolumeKnob.self)
///
/// A script names a kind of host after `control`, as `host-` and the name of the control.
public struct HostKind: Sendable {
  /// The name after `control` in `.drag` text.
  public let name: String
  /// The kind of the control, with its fields.
  public let control: ControlKind

  /// Makes a host with the given settings.
  let start: @Sendable ([Setting], OwnerPolicy) throws(ConfigurationError) -> HostStage

  /// Creates a kind of ``ControlHost/ControlHost``.
  ///
  /// - Parameters:
  ///   - control: The kind of the control.
  ///   - type: The type of the control.
  ///   - defaults: The values of the fields that a script does not set.
  public init<C: Control>(
    hosting control: ControlKind, _ type: C.Type, _ defaults: C.Configuration = C.Configuration()
  ) {
    self.init("host-" + control.name, control, defaults) { ControlHost<C>($0, policy: $1) }
  }

  /// Creates a kind of host.
  ///
  /// - Parameters:
  ///   - name: The name after `control` in `.drag` text.
  ///   - control: The kind of the control.
  ///   - defaults: The values of the fields that a script does not set.
  ///   - make: Makes the host of a control.
  public init<H: ControlHosting>(
    _ name: String, _ control: ControlKind, _ defaults: H.Hosted.Configuration,
    make: @escaping @Sendable (H.Hosted, OwnerPolicy) -> H
  ) {
    self.name = name
    self.control = control
    start = { (settings, policy) throws(ConfigurationError) in
      var configuration = defaults
      for setting in settings { try configuration.set(field: setting.field, to: setting.value) }
      return HostStage(make(try H.Hosted(configuration), policy), configuration, policy)
    }
  }
}

extension HostKind {
  /// Creates a copy of `kind` that logs every host it makes and everything played to it.
  init(_ kind: HostKind, loggingTo log: PlayLog) {
    name = kind.name
    control = kind.control
    start = { (settings, policy) throws(ConfigurationError) in
      log.add { _ = try? kind.start(settings, policy) }
      return HostStage(try kind.start(settings, policy), loggingTo: log)
    }
  }

  /// The host of a `FatSlider`.
  public static let fatSlider = HostKind(hosting: .fatSlider, FatSlider.self)
  /// The host of a `MeshingSlider`.
  public static let meshingSlider = HostKind(hosting: .meshingSlider, MeshingSlider.self)
  /// The host of a `ProgressSlider`.
  public static let progressSlider = HostKind(hosting: .progressSlider, ProgressSlider.self)
  /// The host of a `StepSlider`.
  public static let stepSlider = HostKind(hosting: .stepSlider, StepSlider.self)
  /// The host of a `MorphToggle`.
  public static let morphToggle = HostKind(hosting: .morphToggle, MorphToggle.self)
  /// The host of a `RangeSlider`.
  public static let rangeSlider = HostKind(hosting: .rangeSlider, RangeSlider.self)

  /// The hosts of the engine's own controls.
  public static let engine = [
    fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle, rangeSlider,
  ]
}
