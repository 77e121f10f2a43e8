import GestureTesting

/// Buttons of which plus leads from the last stop to the first one.
enum RoundPlus: StepButtonDesign {
  static func value(after value: Double, isMinus: Bool) -> Double {
    isMinus ? max(0, value - 1) : value == 10 ? 0 : value + 1
  }
}

/// Buttons of which minus leads up from the first stop.
enum BouncingMinus: StepButtonDesign {
  static func value(after value: Double, isMinus: Bool) -> Double {
    isMinus ? abs(value - 1) : min(10, value + 1)
  }
}

/// Buttons of which plus counts by two.
enum DoublePlus: StepButtonDesign {
  static func value(after value: Double, isMinus: Bool) -> Double {
    isMinus ? max(0, value - 1) : min(10, value + 2)
  }
}

/// Buttons that lose a tap right after another one.
enum BusyButtons: StepButtonDesign {
  static let needsTime = true
  static func value(after value: Double, isMinus: Bool) -> Double {
    EndedButtons.value(after: value, isMinus: isMinus)
  }
}

/// A button that confirms however long a touch has rested on it.
enum HastyConfirmation: ConfirmationDesign { static let confirmsAlways = true }

/// A slider whose flight to a tick goes on although another touch has set the value.
enum ForgottenTouch: FlownTickDesign { static let forgetsTouches = true }
