/// A bug of ``PublishedHost``.
public enum PublishedHostBug: UInt8, SpecimenBug {
  /// A value that the owner binds is reported as a change, which the owner binds again.
  case feedbackLoop
  /// A rounded value moves the thumb away from the finger.
  case roundsToPercent
  /// The clock of a player moves the thumb while the finger scrubs.
  case playsOn
  /// The value before the last one comes back, and the thumb trembles.
  case lagsAFrame
  /// A value that the owner binds during a gesture is forgotten.
  case refusalForgotten
  /// The end of a gesture is reported before its last change.
  case endBeforeTheLastChange

  /// The name of the bug, and the laws that it breaks.
  public var entry: (name: String, laws: [String]) {
    switch self {
    case .feedbackLoop: ("feedback-loop", ["G2", "G4"])
    case .roundsToPercent: ("rounds-to-percent", ["G5"])
    case .playsOn: ("plays-on", ["G5"])
    case .lagsAFrame: ("lags-a-frame", ["G5"])
    case .refusalForgotten: ("refusal-forgotten", ["G5"])
    case .endBeforeTheLastChange: ("end-before-the-last-change", ["G1", "G2"])
    }
  }
}
