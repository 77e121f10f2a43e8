import GestureEngine

extension Law where Subject == Trial {
  /// A joystick that stays deflected after its release keeps the camera moving.
  ///
  /// A lever whose value changes over time may take its time: it must come to rest.
  public static var stickyReset: Law {
    Law(
      "D12", "sticky reset",
      "the value is at rest after every commit and every cancel",
      unless: { $0.trace.traits.rest == nil ? "it is not sticky" : nil }
    ) { trial in
      guard let rest = trial.trace.traits.rest else { return nil }
      if Trial.judgesEveryDesign, trial.trace.traits.changesOverTime {
        return trial.endAway(from: rest)
      }
      return trial.trace.firstBreach { _, step in
        !step.response.endsGesture || trial.trace.traits.isSame(step.after.value, rest)
          ? nil
          : Observation(
            "the value is \(step.after.value), at rest it is \(rest)",
            trial.trace.contrast(step.after.value, expected: rest))
      }
    }
  }
}

extension Trial {
  /// The last gesture of the script after which the value does not come to rest.
  fileprivate func endAway(from rest: Double) -> Breach? {
    let steps = trace.steps
    guard let last = steps.lastIndex(where: { $0.response.editing != nil }),
      // The program or the keyboard may take the value elsewhere.
      trace.trackedAtLast != nil
        || !steps[(last + 1)...].contains(where: { $0.event.setsTheValue }),
      let value = atRest?.value, !trace.traits.isClose(value, rest)
    else { return nil }
    return breach(
      after: Self.settling, "after a gesture, the value comes to \(value), at rest it is \(rest)",
      contrast: trace.contrast(value, expected: rest))
  }
}

extension GestureEvent {
  /// Whether the event sets the value without a touch.
  fileprivate var setsTheValue: Bool {
    switch self {
    case .set, .adjust, .thumbs: true
    case .down, .move, .up, .cancel, .revert, .resize, .wait: false
    }
  }
}
