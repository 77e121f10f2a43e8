import GestureEngine

extension Law where Subject == Trial {
  /// A program that corrects the value under a finger must not be overruled by the next sample.
  public static var settingWhileDragging: Law {
    Law(
      "D11", "set mid-drag",
      "after a set under a finger a relative drag goes on from the new value",
      unless: {
        $0.trace.traits.drag == .absolute ? "its value is where the touch is" : nil
      }
    ) { trial in
      trial.firstWrongMotion { if case .set = $0 { true } else { false } }
    }
  }
}
