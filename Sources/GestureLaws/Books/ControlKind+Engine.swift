import GestureEngine

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
