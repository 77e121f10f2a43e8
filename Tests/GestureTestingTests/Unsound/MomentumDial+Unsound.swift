import GestureTesting

/// A dial whose speed fades by the same part in each frame, whatever the time between two frames.
enum FrameMomentum: MomentumDesign {
  static func fade(in seconds: Double) -> Double { 0.95 }
}

/// A dial that goes on when the touch that has stopped it lifts off.
enum ResumingDial: MomentumDesign {
  static let resumes = true
}

/// A dial that goes on under a touch.
enum UncaughtDial: MomentumDesign {
  static let isCaught = false
}

/// A dial that turns back at its ends, like a ball.
enum ReboundingDial: MomentumDesign {
  static let rebounds = true
}

/// A dial that goes on after a touch of less than a tenth of a second.
enum SlipperyDial: MomentumDesign {
  static let quickestCatch = 0.1
}

/// A dial that goes on after a key.
enum DeafDial: MomentumDesign {
  static let ignoresKeys = true
}

/// A dial that turns back at its ends, and that a double tap takes back to the middle.
enum ReboundingJog: MomentumDesign {
  static let rebounds = true
  static let resetsAtDoubleTap = true
}
