import GestureTesting

/// A handle that jumps to a touch on it.
enum JumpingHandle: HandleDesign {
  static let staysAtDown = false
}

/// A handle that jumps to a touch on it as the touch lifts off.
enum LateHandle: HandleDesign {
  static let (staysAtDown, centresOnRelease) = (true, true)
}
