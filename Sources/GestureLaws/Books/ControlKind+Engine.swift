import GestureEngine

extension ControlKind {
  /// ``FatSlider``.
  public static let fatSlider = ControlKind("fat-slider", FatSlider.self)

  /// The engine's own controls.
  public static let engine = [fatSlider]
}
