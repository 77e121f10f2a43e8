import GestureEngine

/// A kind of control as scripts name it: how to make one and play events to it.
///
///     let knob = ControlKind("volume-knob", VolumeKnob.self)
///
/// The type of the control is forgotten here, once; everything after this line (traces, laws,
/// reports) is plain data, the same for our own controls, for specimens and for anybody's.
public struct ControlKind: Sendable {
  /// The name after `control` in `.drag` text: lower-case words with hyphens.
  public let name: String
  /// The fields that `set` knows, in the order in which they are written.
  public let fields: [ConfigurationField]

  let defaults: [FieldValue]
  /// Makes a control with its settings.
  let start: @Sendable ([Setting]) throws(ConfigurationError) -> Stage

  /// A kind of control.
  ///
  /// - Parameters:
  ///   - name: The name after `control` in `.drag` text.
  ///   - type: The control.
  ///   - defaults: What a script does not set.
  public init<C: Control>(
    _ name: String, _ type: C.Type, _ defaults: C.Configuration = C.Configuration()
  ) {
    let fields = C.Configuration.fields
    self.name = name
    self.fields = fields
    self.defaults = fields.indices.map { defaults[$0] }
    start = { (settings) throws(ConfigurationError) in
      var configuration = defaults
      for setting in settings { try configuration.set(field: setting.field, to: setting.value) }
      let control = try C(configuration)
      return Stage(control, size: control.traits.initialSize)
    }
  }

  /// The same kind, with every control that is made and all that is played to it written down.
  init(_ kind: ControlKind, loggingTo log: PlayLog) {
    name = kind.name
    fields = kind.fields
    defaults = kind.defaults
    start = { (settings) throws(ConfigurationError) in
      log.add { _ = try? kind.start(settings) }
      return Stage(try kind.start(settings), loggingTo: log)
    }
  }

  /// The place of the field with the given name.
  public func field(named name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }
}

extension ControlKind {
  /// ``FatSlider``.
  public static let fatSlider = ControlKind("fat-slider", FatSlider.self)
  /// ``MeshingSlider``.
  public static let meshingSlider = ControlKind("meshing-slider", MeshingSlider.self)
  /// ``ProgressSlider``.
  public static let progressSlider = ControlKind("progress-slider", ProgressSlider.self)
  /// ``StepSlider``.
  public static let stepSlider = ControlKind("step-slider", StepSlider.self)
  /// ``MorphToggle``.
  public static let morphToggle = ControlKind("morph-toggle", MorphToggle.self)

  /// The engine's own controls.
  public static let engine = [fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle]
}
