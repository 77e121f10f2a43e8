import GestureEngine

/// A kind of control that scripts name, with the means to make such a control and play events to it.
///
///     let knob = ControlKind("volume-knob", VolumeKnob.self)
///
/// A kind erases the type of its control. Traces, laws and reports are plain data, which is the same
/// for the engine's controls, for specimens and for your own controls.
public struct ControlKind: Sendable {
  /// The name after `control` in `.drag` text, in lower-case words with hyphens.
  public let name: String
  /// The fields that `set` accepts, in the order in which they are written.
  public let fields: [ConfigurationField]
  /// Whether the control has two values, so that `value` takes two numbers and `adjust` a thumb.
  public let hasTwoValues: Bool

  let defaults: [FieldValue]
  /// Makes a control with the given settings, or its ``DrawnControl``.
  private let make: @Sendable ([Setting], _ isDrawn: Bool) throws(ConfigurationError) -> Stage
  /// Whether the controls of this kind are made as their ``DrawnControl``.
  private var isDrawn = false

  /// Creates a kind of control.
  ///
  /// - Parameters:
  ///   - name: The name after `control` in `.drag` text.
  ///   - type: The type of the control.
  ///   - defaults: The values of the fields that a script does not set.
  public init<C: Control>(
    _ name: String, _ type: C.Type, _ defaults: C.Configuration = C.Configuration()
  ) {
    let fields = C.Configuration.fields
    self.name = name
    self.fields = fields
    hasTwoValues = C.hasTwoValues
    self.defaults = fields.indices.map { defaults[$0] }
    make = { (settings, isDrawn) throws(ConfigurationError) in
      var configuration = defaults
      for setting in settings { try configuration.set(field: setting.field, to: setting.value) }
      return Stage(try C(configuration), isDrawn: isDrawn)
    }
  }

  /// Creates a copy of `kind` that logs every control it makes and everything played to it.
  init(_ kind: ControlKind, loggingTo log: PlayLog) {
    name = kind.name
    fields = kind.fields
    hasTwoValues = kind.hasTwoValues
    defaults = kind.defaults
    isDrawn = kind.isDrawn
    make = { (settings, isDrawn) throws(ConfigurationError) in
      log.add { _ = try? kind.make(settings, isDrawn) }
      return Stage(try kind.make(settings, isDrawn), loggingTo: log)
    }
  }

  /// Makes a control with the given settings.
  func start(_ settings: [Setting]) throws(ConfigurationError) -> Stage {
    try make(settings, isDrawn)
  }

  /// The kind whose controls are the ``DrawnControl`` of a control of this kind each.
  var ofDrawing: ControlKind {
    var kind = self
    kind.isDrawn = true
    return kind
  }

  /// Returns the index in ``fields`` of the field with the given name, or `nil` if there is no such
  /// field.
  public func field(named name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }
}

extension ControlKind {
  /// The kind of `FatSlider`.
  public static let fatSlider = ControlKind("fat-slider", FatSlider.self)
  /// The kind of `MeshingSlider`.
  public static let meshingSlider = ControlKind("meshing-slider", MeshingSlider.self)
  /// The kind of `ProgressSlider`.
  public static let progressSlider = ControlKind("progress-slider", ProgressSlider.self)
  /// The kind of `StepSlider`.
  public static let stepSlider = ControlKind("step-slider", StepSlider.self)
  /// The kind of `MorphToggle`.
  public static let morphToggle = ControlKind("morph-toggle", MorphToggle.self)
  /// The kind of `RangeSlider`.
  public static let rangeSlider = ControlKind("range-slider", RangeSlider.self)

  /// The kinds of the engine's own controls.
  public static let engine = [
    fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle, rangeSlider,
  ]
}
