import ControlHost
import GestureEngine

extension Law where Subject == HostTrial {
  /// A program that hears of an old value saves it, and one that hears of nothing shows an old drawing.
  public static var honestEffects: Law {
    Law(
      "G8", "honest effects",
      "the effects of a pointer say what the control did, what changed is drawn, and a commit is announced"
    ) { trial in
      let trace = trial.trace
      if !trace.initial.isEnabled {
        return Breach(
          step: nil, "a new host is disabled",
          contrast: .response("disabled", expected: "enabled"))
      }
      let breach = trace.firstBreach { index, step in
        switch step.action.input {
        case .pointer?, .lost?, .frame?:
          if let flaw = trace.flawOfAnswer(at: index) { return flaw }
        case .key?, .scroll?, .laidOut?, .bound?, .boundPair?, .focused?, .enabled?, nil:
          break
        }
        return trace.flawOfValues(at: index)
          ?? step.flawOfAnnouncement(after: trace.before(index), in: trace.traits)
          ?? trace.flawOfState(at: index)
      }
      return breach ?? trial.flawOfProbe { $0.isOfPointer }
    }
  }
}

extension HostTrace {
  /// Returns an observation of a step that reports other values than it leaves.
  fileprivate func flawOfValues(at index: Int) -> Observation? {
    let step = steps[index]
    // A new configuration may end a gesture first, and then move the value without a report to the owner.
    if step.action.isConfiguration { return nil }
    let values = HostValues(of: step.after.control)
    for effect in step.effects.ofLastGesture {
      var reported = HostValues(changedBy: effect)
      if case .committedPair = effect { reported = HostValues(committedBy: effect) }
      guard let reported, !reported.isSame(as: values, in: traits) else { continue }
      return observation(
        "\(effect.text) is reported, the value is \(values)", reported, expected: values)
    }
    return nil
  }

  /// Returns an observation of a step after which the host differs from what its input and effects say.
  fileprivate func flawOfState(at index: Int) -> Observation? {
    let (step, old) = (steps[index], before(index))
    let new = step.after
    let isDrawn =
      new.control.isSame(as: old.control) && new.isEnabled == old.isEnabled
      || step.effects.contains(.draw)
    guard isDrawn, !step.hidesADrawing else {
      return Observation(
        "the scene changes without draw",
        .response(
          HostEffect.text(of: step.effects),
          expected: HostEffect.text(of: step.effects.adding(.draw))))
    }
    let isEnabled: Bool =
      if case .enabled(let flag)? = step.action.input { flag } else { old.isEnabled }
    if new.isEnabled != isEnabled {
      let name = { (flag: Bool) in flag ? "enabled" : "disabled" }
      return Observation(
        "the control is \(name(new.isEnabled))",
        .response(name(new.isEnabled), expected: name(isEnabled)))
    }
    switch step.action.input {
    case .pointer(.down, let id)? where old.trackedPointer == nil:
      guard let tracked = new.trackedPointer, tracked != id else { return nil }
      return Observation(
        "pointer \(id) went down, and pointer \(tracked) is tracked",
        .response("pointer \(tracked) is tracked", expected: "pointer \(id) is tracked"))
    case .laidOut(let size)? where new.control.size != size.usable:
      let (here, there) = (new.control.size, size.usable)
      return Observation(
        "the size is \(here.width) × \(here.height), not that of the layout",
        .response(
          "\(here.width) × \(here.height)", expected: "\(there.width) × \(there.height)"))
    case .enabled(let flag)? where flag == old.isEnabled:
      guard let effect = step.effects.first(where: { $0.isOfUser }) else { return nil }
      return Observation(
        "\(effect.text) is reported, although the control was \(flag ? "enabled" : "disabled") before",
        .response(effect.text, expected: HostEffect.text(of: [])))
    case .pointer?, .lost?, .key?, .scroll?, .laidOut?, .bound?, .boundPair?, .focused?, .enabled?,
      .frame?, nil:
      return nil
    }
  }
}

extension HostTrace.Step {
  /// An observation of a commit that is not announced, or of an announcement without a reason.
  fileprivate func flawOfAnnouncement(
    after old: HostTrace.Snapshot, in traits: ControlTraits
  ) -> Observation? {
    let isCommitted = effects.contains { $0.isEnd && $0 != .cancelled }
    let isAnnounced = effects.contains(.announce)
    if isCommitted == isAnnounced {
      guard !isAnnounced, case .key(let key, let isFine)? = action.input, old.isEnabled,
        old.trackedPointer == nil
          ? key.adjustment(along: traits.direction, isFine: isFine) != nil : key == .escape
      else { return nil }
      return Observation(
        "the value is not announced after a key",
        .response(
          HostEffect.text(of: effects), expected: HostEffect.text(of: effects.adding(.announce))))
    }
    if isAnnounced, case .key? = action.input { return nil }
    let expected =
      isCommitted ? effects.adding(.announce) : effects.filter { $0 != .announce }
    return Observation(
      isCommitted
        ? "a committed value is not announced"
        : "a value is announced without a commit or a key",
      .response(HostEffect.text(of: effects), expected: HostEffect.text(of: expected)))
  }
}

extension [HostEffect] {
  /// The effects from the last begin on: a lost end and the next begin may come in one input.
  fileprivate var ofLastGesture: ArraySlice<HostEffect> {
    self[(lastIndex(of: .began) ?? 0)...]
  }

  /// Returns these effects and another one at its place.
  fileprivate func adding(_ effect: HostEffect) -> [HostEffect] {
    (self + [effect]).sorted { $0.place < $1.place }
  }
}
