import GestureLaws

extension ControlKind {
  /// ``PublishedFatSlider``.
  public static let publishedFatSlider = ControlKind(
    "published-fat-slider", PublishedFatSlider.self)
  /// ``PublishedMeshingSlider``.
  public static let publishedMeshingSlider = ControlKind(
    "published-meshing-slider", PublishedMeshingSlider.self)
  /// ``PublishedProgressSlider``.
  public static let publishedProgressSlider = ControlKind(
    "published-progress-slider", PublishedProgressSlider.self)
  /// ``PublishedStepSlider``.
  public static let publishedStepSlider = ControlKind(
    "published-step-slider", PublishedStepSlider.self)
  /// ``PublishedMorphToggle``.
  public static let publishedMorphToggle = ControlKind(
    "published-morph-toggle", PublishedMorphToggle.self)

  /// The controls as others published them.
  public static let specimens = [
    publishedFatSlider, publishedMeshingSlider, publishedProgressSlider, publishedStepSlider,
    publishedMorphToggle,
  ]
}
