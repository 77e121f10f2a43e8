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
      return trial.trace.first { _, step in
        flaw(of: step.after.value).map { "the value is \($0)" }
      }
    }
  }
}
