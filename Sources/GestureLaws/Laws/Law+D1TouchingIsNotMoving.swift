import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that jumps when it is touched takes away what was set with care.
  public static var touchingIsNotMoving: Law {
    Law(
      "D1", "touching is not moving",
      "a touch on the thumb that has not moved changes nothing",
      unless: {
        $0.trace.traits.drag == .absolute ? "its value is where the touch is" : nil
      }
    ) { trial in
      let trace = trial.trace
      var down: Trace.Sample?
      for sample in trace.samples {
        if case .down = trace.steps[sample.step].event { down = sample }
        guard let began = down else { continue }
        guard sample.point == began.point, !sample.isAfresh || sample.step == began.step else {
          down = nil
          continue
        }
        let value = trace.before(began.step).value
        if sample.hold == .held || sample.hold == .relative, !sample.value.isIdentical(to: value) {
          return Breach(
            step: sample.step, "touching the thumb turned \(value) into \(sample.value)")
        }
      }
      return nil
    }
  }
}
