import ControlHost

extension Law where Subject == HostTrial {
  /// A value that the owner bound and that comes back as the user's change is bound again: a feedback loop
  /// (chicio/RangeUISlider#52).
  ///
  /// A new configuration comes with each refresh of a view. A control that then takes its initial value again
  /// loses what the user chose.
  public static var ownersActs: Law {
    Law(
      "G4", "the owner's acts",
      "what the owner, the layout or the clock does is not reported as the user's, and a new configuration "
        + "keeps the value"
    ) { trial in
      trial.lostValue
        ?? trial.trace.firstBreach { trial.trace.flawOfAct($1, at: $0) }
        ?? trial.firstBreachOfProbe { trial.probe.flawOfAct($1, at: $0) }
    }
  }
}

extension HostTrace {
  /// Returns an observation of an act of the owner, the layout or the clock that is reported as the user's, or that does
  /// something else than it says.
  fileprivate func flawOfAct(_ step: Step, at index: Int) -> Observation? {
    if step.refusal != nil, !step.answers.isEmpty {
      return Observation(
        "a new configuration is refused, which the control accepts",
        .response("refused", expected: "accepted"))
    }
    // Disabling and a new configuration may cancel a gesture, which reports its end: a commit if one of two pointers
    // lifted off before.
    let mayCancel = before(index).trackedPointer != nil
    switch step.action {
    case .input(.pointer), .input(.lost), .input(.key), .input(.scroll): return nil
    case .input(.enabled), .configure:
      if let flaw = flawOfAnswer(at: index) { return flaw }
      let isEnd = step.effects.contains { effect in
        if case .committedPair = effect { true } else { effect == .cancelled }
      }
      if mayCancel, isEnd { return nil }
    case .input(.bound), .input(.boundPair), .input(.laidOut), .input(.frame), .input(.focused):
      break
    }
    return step.effects.first { $0.isOfUser }.map { effect in
      Observation(
        "\(effect.text) is reported", .response(effect.text, expected: HostEffect.text(of: [])))
    }
  }
}

extension HostTrial {
  /// The first new configuration that moves a value at rest elsewhere than to the nearest legal value.
  fileprivate var lostValue: Breach? {
    var changes: [Setting] = []
    for (index, step) in trace.steps.enumerated() {
      guard case .configure(let setting) = step.action, step.refusal == nil else { continue }
      changes.append(setting)
      let before = trace.before(index)
      let new = HostValues(of: step.after.control)
      guard before.trackedPointer == nil,
        !new.isSame(as: HostValues(of: before.control), in: trace.traits)
      else { continue }
      // Time may also move the value, and an owner's word that waited.
      let frame = HostScript.Step(at: step.time, .input(.frame))
      let old = start.play(script.steps[..<(step.index ?? 0)] + [frame], script.owner).trace.values
      guard !new.isSame(as: old, in: trace.traits),
        let host = freshHost(changes, at: step.time, in: step.after.control.size, with: old)
      else { continue }
      let fresh = host.play([]).trace
      guard !new.isSame(as: fresh.values, in: fresh.traits) else { continue }
      // A lever with a spring returns to its rest before it is shown again.
      let rest = HostScript.Step(at: step.time + 2000, .input(.frame))
      if Trial.judgesEveryDesign,
        new.isSame(as: host.play([rest]).trace.values, in: fresh.traits)
      {
        continue
      }
      return trace.breach(
        at: index,
        "the new configuration moves the value from \(old) to \(new), not to \(fresh.values)",
        new, expected: fresh.values)
    }
    return nil
  }
}
