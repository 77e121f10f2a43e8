import GestureTesting

/// Buttons that compare the value with the bound before the step, and so never lead to it.
enum ShortButtons: ButtonsDesign {
  static let last = 19.0
}
