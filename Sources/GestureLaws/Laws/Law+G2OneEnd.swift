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
      func flaw(_ effect: HostEffect) -> Observation? {
        switch effect {
        case .began:
          defer { isOpen = true }
          return isOpen
            ? Observation(
              "began during a gesture", .response(effect.text, expected: "an end before it")) : nil
        case .changed, .changedPair, .ticks, .reachedEnd:
          return isOpen
            ? nil
            : Observation(
              "\(effect.text) outside a gesture",
              .response(effect.text, expected: HostEffect.text(of: [])))
        case .committed, .committedPair, .cancelled:
          defer { isOpen = false }
          return isOpen
            ? nil
            : Observation(
              "\(effect.text) without a begin",
              .response(effect.text, expected: HostEffect.text(of: [])))
        case .announce, .draw, .frames: return nil
        }
      }
      let breach = trial.trace.firstBreach { _, step in
        for effect in step.effects {
          if let flaw = flaw(effect) { return flaw }
        }
        let effects = HostEffect.text(of: step.effects)
        return isOpen == (step.after.trackedPointer != nil)
          ? nil
          : isOpen
            ? Observation(
              "a gesture is open, but no pointer is tracked",
              .response(effects, expected: "committed or cancelled"))
            : Observation(
              "a closed gesture is tracked",
              .response(effects, expected: HostEffect.text(of: [.began])))
      }
      if let breach = breach ?? trial.flawOfTwoPointers { return breach }
      for (index, step) in trial.closing.enumerated() {
        for effect in step.effects {
          guard let flaw = flaw(effect) else { continue }
          return trial.breach(
            after: Array(trial.quieting[...index]), "\(flaw.message) when the pointer is lost",
            contrast: flaw.contrast)
        }
      }
      guard isOpen else { return nil }
      return trial.breach(
        after: Array(trial.quieting.prefix(trial.closing.count)),
        "a gesture does not end when its pointer is lost",
        contrast: .response(
          HostEffect.text(of: trial.closing.last?.effects ?? []),
          expected: HostEffect.text(of: [.cancelled])))
    }
  }
}
