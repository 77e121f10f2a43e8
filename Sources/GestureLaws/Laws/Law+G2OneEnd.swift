import ControlHost

extension Law where Subject == HostTrial {
  /// A program that pauses a player at the begin and resumes it at the end hangs if the end never comes,
  /// and records two steps of undo if it comes twice.
  public static var oneEnd: Law {
    Law(
      "G2", "one end for each begin",
      "each gesture has one begin and one end, and the user changes the value only between them"
    ) { trial in
      var isOpen = false
      func message(_ effect: HostEffect) -> String? {
        switch effect {
        case .began:
          defer { isOpen = true }
          return isOpen ? "began during a gesture" : nil
        case .changed, .changedPair, .ticks, .reachedEnd:
          return isOpen ? nil : "\(effect.text) outside a gesture"
        case .committed, .committedPair, .cancelled:
          defer { isOpen = false }
          return isOpen ? nil : "\(effect.text) without a begin"
        case .announce, .draw, .frames: return nil
        }
      }
      let breach = trial.trace.first { _, step in
        for effect in step.effects {
          if let message = message(effect) { return message }
        }
        return isOpen == (step.after.trackedPointer != nil)
          ? nil
          : isOpen ? "a gesture is open, but no pointer is tracked" : "a closed gesture is tracked"
      }
      if let breach { return breach }
      for step in trial.closing {
        for effect in step.effects {
          if let message = message(effect) { return Breach("\(message) when the pointer is lost") }
        }
      }
      return isOpen ? Breach("a gesture does not end when its pointer is lost") : nil
    }
  }
}
