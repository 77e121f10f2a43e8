import ControlHost

extension Law where Subject == HostTrial {
  /// A value that the owner bound and that comes back as the user's change is bound again: a feedback loop
  /// (chicio/RangeUISlider#52).
  public static var ownersActs: Law {
    Law(
      "G4", "the owner's acts",
      "what the owner, the layout or the clock does is not reported as the user's"
    ) { trial in
      trial.trace.firstBreach { index, step in
        // Disabling and a new configuration may cancel a gesture, which reports its end: a commit if one
        // of two pointers lifted off before.
        let mayCancel = trial.trace.before(index).trackedPointer != nil
        switch step.action {
        case .input(.pointer), .input(.lost), .input(.key), .input(.scroll): return nil
        case .input(.enabled), .configure:
          let isEnd = step.effects.contains { effect in
            if case .committedPair = effect { true } else { effect == .cancelled }
          }
          if mayCancel, isEnd { return nil }
        case .input(.bound), .input(.boundPair), .input(.laidOut), .input(.frame),
          .input(.focused):
          break
        }
        return step.effects.first { $0.isOfUser }.map { effect in
          Observation(
            "\(effect.text) is reported",
            .response(effect.text, expected: HostEffect.text(of: [])))
        }
      }
    }
  }
}
