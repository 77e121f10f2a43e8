import GestureTesting

/// A range whose second finger holds its thumb, and moves nothing.
enum DeadFinger: FingerDesign {
  static let grabArea = ControlTraits.GrabArea.custom
  static let movesSecond = false
}

/// A range that keeps the value of a second finger that is taken away where it went down.
enum KeptFinger: FingerDesign {
  static let revertsSecond = false
}

/// A range whose second finger moves nothing after the first has lifted off.
enum LonelyFinger: FingerDesign {
  static let holdsSecond = false
}
