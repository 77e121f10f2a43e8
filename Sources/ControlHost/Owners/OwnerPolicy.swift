/// The use that a host makes of values that the owner binds during a gesture.
public enum OwnerPolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// The newest bound value waits until 0.05 seconds after the gesture, and is shown then.
  ///
  /// An owner that rounds has the last word, and an owner that answers a frame late makes nothing
  /// tremble.
  case holds
  /// Bound values are dropped until the owner has reached the committed value, for 0.5 seconds after the gesture at most.
  ///
  /// A player whose clock runs on does not pull the thumb away from the finger.
  case ignores
  /// A bound value is shown at once, and the drag goes on from there.
  case rebases

  /// The name of the policy in a script.
  public var name: String {
    switch self {
    case .holds: "holds"
    case .ignores: "ignores"
    case .rebases: "rebases"
    }
  }
}
