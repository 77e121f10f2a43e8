import GestureEngine

extension Law where Subject == Trial {
  /// The same gesture on a control of twice the size must have the same effect.
  ///
  /// The law judges a copy of the script whose lengths are neither tiny nor huge, so that they can be
  /// scaled. It ignores whether an animation runs, because a spring settles within a thousandth of a
  /// point at every scale.
  public static var scaleInvariance: Law {
    Law(
      "B6", "scale invariance",
      "multiplying all lengths by a power of two does not change the values",
      unless: {
        $0.trace.traits.scalesWithSize ? nil : "it does not declare that it scales with its size"
      }
    ) { trial in
      guard let tame = trial.tame else { return nil }
      let factor = 0x1p7
      var script = tame.script.mappingLengths { $0 * factor }
      // A length that is too long when scaled is refused by name.
      for setting in script.settings {
        let field = script.kind.fields[setting.field]
        if (try? field.check(setting.value)) == nil { return nil }
        // A length times a tiny number would underflow.
        if case .number(let number) = setting.value, number != 0, number.magnitude < 0x1p-500 {
          return nil
        }
      }
      for event in script.events {
        let values: [Double] =
          switch event {
          case .set(let value): [value]
          case .thumbs(.set(let lower, let upper)): [lower, upper]
          default: []
          }
        if values.contains(where: { $0 != 0 && $0.magnitude < 0x1p-500 }) { return nil }
      }
      // A control may have an initial size, which only a resize can scale.
      let own = GestureEvent.resize(tame.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event { return .resize(size.scaled(by: factor)) }
        return event.mapped { $0.scaled(by: factor) }
      }
      guard let other = try? trial.stage(of: script).play(script.events).trace else {
        return Breach("the configuration is refused when it is scaled by \(factor)")
      }
      // A slop that is no field has the same length at every scale.
      let hasOwnSlop =
        tame.trace.traits.slop > 0 && script.kind.field(named: "slop") == nil
      for (index, here) in tame.trace.steps.enumerated() {
        if hasOwnSlop, here.cancelsGesture, here.event != .revert { return nil }
        let there = other.steps[index + 1]
        // A track may be long enough to be usable in one of the two scales alone.
        guard here.after.track.isUsable == there.after.track.isUsable else { return nil }
        var answer = there.answer
        answer.response.isAnimating = here.response.isAnimating
        if let message = here.difference(
          from: answer, of: "the control scaled by \(factor)", as: tame.trace.traits)
        {
          return tame.breach(at: index, message, probe: script.line)
        }
      }
      return nil
    }
  }
}

extension GestureSize {
  fileprivate func scaled(by factor: Double) -> GestureSize {
    GestureSize(width: width * factor, height: height * factor)
  }
}

extension GesturePoint {
  fileprivate func scaled(by factor: Double) -> GesturePoint {
    GesturePoint(x: x * factor, y: y * factor)
  }
}
