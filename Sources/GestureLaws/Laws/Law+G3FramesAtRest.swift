import ControlHost
import GestureEngine

extension Law where Subject == HostTrial {
  /// A display link that never stops empties the battery.
  ///
  /// In published sliders it ran as long as the view lived. One that stops too early leaves the thumb on
  /// its way.
  public static var framesAtRest: Law {
    Law(
      "G3", "no frames at rest", "frames are wanted while something moves or waits, and only then"
    ) { trial in
      let breach = trial.trace.firstBreach { index, step in
        let before = trial.trace.before(index)
        let reported = step.effects.compactMap { effect -> Bool? in
          if case .frames(let wanted) = effect { wanted } else { nil }
        }
        let expected = before.wantsFrames == step.after.wantsFrames ? [] : [step.after.wantsFrames]
        if reported != expected {
          return Observation(
            "the effects are \(HostEffect.text(of: step.effects)), but frames are "
              + (step.after.wantsFrames ? "wanted" : "not wanted"),
            .response(
              HostEffect.text(of: reported.map { .frames($0) }),
              expected: HostEffect.text(of: expected.map { .frames($0) })))
        }
        guard case .frame? = step.action.input, !before.wantsFrames else { return nil }
        if step.effects.isEmpty && step.after.isSame(as: before) { return nil }
        let message = "a frame that was not wanted changes something"
        let (old, new) = (HostValues(of: before.control), HostValues(of: step.after.control))
        if !new.isIdentical(to: old) {
          return trial.trace.observation(message, new, expected: old)
        }
        return Observation(
          message,
          step.effects.isEmpty
            ? nil
            : .response(HostEffect.text(of: step.effects), expected: HostEffect.text(of: [])))
      }
      if let breach = breach ?? trial.framesUnderARestingPointer { return breach }
      guard let closed = trial.closing.last, let last = trial.quiet.trace.steps.last,
        // No clock goes on after the greatest number.
        last.time.isFinite
      else { return nil }
      let isStill =
        closed.after.wantsFrames || last.after.control.isIdentical(to: closed.after.control)
      if !isStill {
        return trial.breach(
          after: trial.quieting, "the drawing moves after the script, but no frames are wanted",
          contrast: trial.trace.traits.contrast(
            last.after.control.presentedValue, expected: closed.after.control.presentedValue))
      }
      return last.after.wantsFrames
        ? trial.breach(
          after: trial.quieting, "frames are wanted half an hour after the script",
          contrast: .response("frames wanted", expected: "no frames wanted")) : nil
    }
  }
}

extension HostTrial {
  /// A pointer that stays down for half an hour while the host wants frames, although nothing moves.
  fileprivate var framesUnderARestingPointer: Breach? {
    guard Trial.judgesEveryDesign, !trace.traits.changesOverTime,
      trace.steps.last?.after.trackedPointer != nil,
      // A value that the owner binds may wait for the end of the gesture.
      !trace.steps.contains(where: { $0.action.isBinding })
    else { return nil }
    let rest = quieting.suffix(2)
    let played = end.play(Array(rest), recording: .answers).trace
    guard let last = played.steps.last, last.time.isFinite, last.after.wantsFrames,
      // A control may ask for frames as long as a touch is down.
      last.answers.first?.isAnimating == false
    else { return nil }
    return breach(
      after: Array(rest), "frames are wanted half an hour into a rest of the pointer",
      contrast: .response("frames wanted", expected: "no frames wanted"))
  }
}

extension HostTrace.Snapshot {
  /// Whether both snapshots are the same, bit for bit.
  func isSame(as other: HostTrace.Snapshot) -> Bool {
    control.isIdentical(to: other.control) && isEnabled == other.isEnabled
      && trackedPointer == other.trackedPointer
      && secondTrackedPointer == other.secondTrackedPointer && wantsFrames == other.wantsFrames
  }
}
