import ControlHost

extension Law where Subject == HostTrial {
  /// A display link that never stops empties the battery.
  ///
  /// In published sliders it ran as long as the view lived. One that stops too early leaves the thumb on
  /// its way.
  public static var framesAtRest: Law {
    Law(
      "G3", "no frames at rest", "frames are wanted while something moves or waits, and only then"
    ) { trial in
      let breach = trial.trace.first { index, step in
        let before = trial.trace.before(index)
        let reported = step.effects.compactMap { effect -> Bool? in
          if case .frames(let wanted) = effect { wanted } else { nil }
        }
        let expected = before.wantsFrames == step.after.wantsFrames ? [] : [step.after.wantsFrames]
        if reported != expected {
          return "the effects are \(HostEffect.text(of: step.effects)), but frames are "
            + (step.after.wantsFrames ? "wanted" : "not wanted")
        }
        guard case .frame? = step.action.input, !before.wantsFrames else { return nil }
        return step.effects.isEmpty && step.after.isSame(as: before)
          ? nil : "a frame that was not wanted changes something"
      }
      if let breach { return breach }
      guard let closed = trial.closing.last, let last = trial.quiet.trace.steps.last,
        // No clock goes on after the greatest number.
        last.time.isFinite
      else { return nil }
      let isStill =
        closed.after.wantsFrames || last.after.control.isIdentical(to: closed.after.control)
      if !isStill { return Breach("the drawing moves after the script, but no frames are wanted") }
      return last.after.wantsFrames
        ? Breach("frames are wanted half an hour after the script") : nil
    }
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
