import GestureEngine

extension Law where Subject == Trial {
  /// A control that reports what the program set calls the program, which sets it again.
  public static var setReportsNothing: Law {
    Law(
      "E2", "set reports nothing",
      "what the program, the layout or time does is no change by the user"
    ) { trial in
      trial.trace.first { _, step in
        switch step.event {
        case .set, .resize, .wait:
          let response = step.response
          return response.change == nil && response.editing == nil && response.detents == 0
            && !response.reachedEnd ? nil : "it is reported"
        case .down, .move, .up, .cancel, .adjust: return nil
        }
      }
    }
  }
}
