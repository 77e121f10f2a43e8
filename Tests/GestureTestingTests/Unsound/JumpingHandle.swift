import GestureTesting

/// A handle that jumps to a touch on it.
enum JumpingHandle: HandleDesign {
  static let staysAtDown = false
}
