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
  /// Makes a control with the given settings.
  let start: @Sendable ([Setting]) throws(ConfigurationError) -> Stage
  /// Makes the ``DrawnControl`` of such a control.
  private let startDrawing: @Sendable ([Setting]) throws(ConfigurationError) -> Stage

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
    let make = { @Sendable (settings: [Setting]) throws(ConfigurationError) in
      var configuration = defaults
      for setting in settings { try configuration.set(field: setting.field, to: setting.value) }
      return try C(configuration)
    }
    start = { (settings) throws(ConfigurationError) in Stage(try make(settings)) }
    startDrawing = { (settings) throws(ConfigurationError) in Stage(drawingOf: try make(settings)) }
  }

  /// Creates a copy of `kind` that logs every control it makes and everything played to it.
  init(_ kind: ControlKind, loggingTo log: PlayLog) {
    func logged(
      _ start: @escaping @Sendable ([Setting]) throws(ConfigurationError) -> Stage
    ) -> @Sendable ([Setting]) throws(ConfigurationError) -> Stage {
      { (settings) throws(ConfigurationError) in
        log.add { _ = try? start(settings) }
        return Stage(try start(settings), loggingTo: log)
      }
    }
    self.init(kind, start: logged(kind.start), drawing: logged(kind.startDrawing))
  }

  /// Creates a copy of `kind` that makes other controls.
  private init(
    _ kind: ControlKind, start: @escaping @Sendable ([Setting]) throws(ConfigurationError) -> Stage,
    drawing: @escaping @Sendable ([Setting]) throws(ConfigurationError) -> Stage
  ) {
    name = kind.name
    fields = kind.fields
    hasTwoValues = kind.hasTwoValues
    defaults = kind.defaults
    self.start = start
    startDrawing = drawing
  }

  /// The kind of the ``DrawnControl`` of a control of this kind.
  var ofDrawing: ControlKind { ControlKind(self, start: startDrawing, drawing: startDrawing) }

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
