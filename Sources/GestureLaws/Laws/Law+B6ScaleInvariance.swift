import GestureEngine

extension Law where Subject == Trial {
  /// The same gesture on a control of twice the size must have the same effect.
  ///
  /// The law ignores whether an animation runs, because a spring settles within a thousandth of a
  /// point at every scale.
  public static var scaleInvariance: Law {
    Law(
      "B6", "scale invariance",
      "multiplying all lengths by a power of two does not change the values",
      unless: { trial in
        func isExtreme(_ length: Double) -> Bool {
          length.isFinite && length != 0 && !(0x1p-500...0x1p500).contains(length.magnitude)
        }
        let lengths = trial.script.settings.contains {
          if case .number(let number) = $0.value { isExtreme(number) } else { false }
        }
        let points = trial.script.events.contains {
          if case .resize(let size) = $0 { return isExtreme(size.width) || isExtreme(size.height) }
          guard let point = $0.touch?.point else { return false }
          return isExtreme(point.x) || isExtreme(point.y)
        }
        return lengths || points ? "a scaled length would overflow or underflow" : nil
      }
    ) { trial in
      let factor = trial.script.events.count.isMultiple(of: 2) ? 0x1p7 : 0x1p-7
      var script = trial.script
      for (index, field) in script.kind.fields.enumerated() {
        guard case .length = field.kind, case .number(let length) = script.value(ofField: index)
        else { continue }
        script.set(field: index, to: .number(length * factor))
      }
      // A control may have an initial size, which only a resize can scale.
      let own = GestureEvent.resize(trial.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event {
          return .resize(GestureSize(width: size.width * factor, height: size.height * factor))
        }
        return event.mapped { GesturePoint(x: $0.x * factor, y: $0.y * factor) }
      }
      guard let other = trial.answers(of: script) else {
        return Breach("the configuration is refused when it is scaled by \(factor)")
      }
      for (index, here) in trial.trace.steps.enumerated() {
        var there = other[index + 1]
        there.response.isAnimating = here.response.isAnimating
        if let message = here.difference(from: there, of: "the control scaled by \(factor)") {
          return Breach(step: index, message)
        }
      }
      return nil
    }
  }
}
