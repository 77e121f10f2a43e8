import GestureEngine

extension Law where Subject == Trial {
  /// A value outside its range draws the thumb off the track and reaches the program: a dimmer sends
  /// NaN to its lamp.
  ///
  /// Laws C1 and C8 judge values between stops.
  public static var clamping: Law {
    Law(
      "A2", "clamping",
      "the value is a number in its range"
    ) { trial in
      let (traits, range) = (trial.trace.traits, trial.trace.traits.range)
      func isBesideABound(_ value: Double) -> Bool {
        value.isFinite && traits.precision.part > 0
          && traits.isSame(value, Swift.min(Swift.max(value, range.lowerBound), range.upperBound))
      }
      func flaw(of value: Double) -> String? {
        range.contains(value) || isBesideABound(value) ? nil : "\(value), outside \(range)"
      }
      if let flaw = flaw(of: trial.trace.initial.value) {
        return Breach("the initial value is \(flaw)")
      }
      let slack = traits.precision.part * 4 + 1e-9
      return trial.trace.firstBreach { index, step in
        let fraction = step.after.fraction
        if Trial.judgesEveryDesign, !(fraction >= -slack && fraction <= 1 + slack) {
          return Observation(
            "the value \(step.after.value) lies at fraction \(fraction), outside 0...1")
        }
        if Trial.judgesEveryDesign, let flaw = trial.trace.drawingOutside(at: index) { return flaw }
        return flaw(of: step.after.value).map { flaw in
          let value = step.after.value
          let kept = value.isNaN ? trial.trace.before(index).value : value
          let nearest = Swift.min(Swift.max(kept, range.lowerBound), range.upperBound)
          return Observation(
            "the value is \(flaw)",
            nearest.isNaN ? nil : trial.trace.contrast(value, expected: nearest))
        }
      }
    }
  }
}

extension Trace {
  /// Returns how a motion of a touch shows a value outside the range, where no end is elastic, and nothing is on its way.
  ///
  /// A value that wraps may be drawn around and around.
  fileprivate func drawingOutside(at index: Int) -> Observation? {
    let shown = steps[index].after.presentedValue
    let inside = Swift.min(Swift.max(shown, traits.range.lowerBound), traits.range.upperBound)
    guard !traits.hasElasticEnds, !traits.wraps, steps[index].event.isMove,
      !traits.isClose(shown, inside),
      before(index).presentedValue.isSame(as: before(index).value) || !wasAnimating(before: index)
    else { return nil }
    return Observation(
      "the control shows \(shown), outside \(traits.range)", contrast(shown, expected: inside))
  }
}
