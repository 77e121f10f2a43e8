import GestureEngine

extension Law where Subject == Trial {
  /// A control that reports a `set` of the program makes the program set the value again, for ever.
  public static var setReportsNothing: Law {
    Law(
      "E2", "set reports nothing",
      "the control reports nothing for a set, a resize or a wait"
    ) { trial in
      trial.trace.firstBreach { index, step in
        switch step.event {
        case .set, .resize, .wait, .thumbs(.set):
          var response = step.response
          response.isAnimating = false
          // A value that goes on after a flick, or while a touch holds a button, is the user's.
          if case .wait = step.event, trial.trace.traits.changesOverTime {
            return step.after.value == trial.trace.before(index).value && response.change != nil
              ? Observation(
                "the control reports a change, but the value stays \(step.after.value)",
                .response("a change", expected: "no change")) : nil
          }
          return response.firstDifference(from: Response()).map {
            Observation(
              "the response to `\(step.event.text)` has \($0.here)",
              .response($0.here, expected: $0.there))
          }
        case .down, .move, .up, .cancel, .revert, .adjust, .thumbs(.adjust): return nil
        }
      }
    }
  }
}
