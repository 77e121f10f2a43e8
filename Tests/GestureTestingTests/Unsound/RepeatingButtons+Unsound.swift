import GestureTesting

/// Buttons that compare the value with the bound before the step, and so never lead to it.
enum ShortButtons: ButtonsDesign {
  static let last = 19.0
}

/// Buttons that step twice in the time of a tap.
enum QuickButtons: ButtonsDesign { static let rate = 20.0 }

/// Buttons that need time to go on, and do not ask for it.
enum SilentButtons: ButtonsDesign {
  static let asksForTime = false
}

/// Buttons that go on after their touch has lifted off.
enum EndlessButtons: ButtonsDesign { static let endsWithItsTouch = false }

/// Buttons that count the time of the last touch for the next one.
enum HastyButtons: ButtonsDesign { static let keepsItsTime = true }

/// Buttons that no longer repeat once their touch has moved at all.
enum ShyButtons: ButtonsDesign { static let stopsAtMotions = true }

/// Buttons that no longer repeat once a binding has told them the value that they have reported.
enum EchoedButtons: ButtonsDesign { static let endsWithASet = true }

/// Buttons that begin again at 0 after the last value.
enum RoundButtons: ButtonsDesign { static let beginsAgain = true }

/// Buttons whose keys take a value of 0 for no value, and do nothing there.
enum ZeroButtons: ButtonsDesign { static let hasDeadKeys = true }
