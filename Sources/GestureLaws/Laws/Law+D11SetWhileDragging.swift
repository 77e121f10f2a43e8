import GestureEngine

extension Law where Subject == Trial {
  /// The next sample of a drag must not undo a correction that the program made during the drag.
  public static var settingWhileDragging: Law {
    Law(
      "D11", "set mid-drag",
      "after a set during a gesture, a relative drag continues from the new value",
      unless: {
        $0.trace.traits.drag == .absolute ? "its value follows the location of the touch" : nil
      }
    ) { trial in
      trial.firstWrongMotion { if case .set = $0 { true } else { false } }
    }
  }
}
