import GestureTesting

/// Buttons that compare the value with the bound before the step, and so never lead to it.
enum ShortButtons: ButtonsDesign {
  static let last = 19.0
}

/// Buttons that need time to go on, and do not ask for it.
enum SilentButtons: ButtonsDesign {
  static let last = 20.0
  static let asksForTime = false
}
