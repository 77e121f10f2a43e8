import GestureLaws

extension ControlKind {
  /// ``PublishedFatSlider``.
  public static let publishedFatSlider = ControlKind(
    "published-fat-slider", PublishedFatSlider.self)

  /// The controls as others published them.
  public static let specimens = [publishedFatSlider]
}
