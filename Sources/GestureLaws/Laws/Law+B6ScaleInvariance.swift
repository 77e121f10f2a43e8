import GestureEngine

extension Law where Subject == Trial {
  /// The same gesture on a screen of twice the points must do the same.
  ///
  /// Of motion nothing is said: a spring has settled within a thousandth of a point, however large
  /// the points are.
  public static var scaleInvariance: Law {
    Law(
      "B6", "scale invariance",
      "with all lengths multiplied by a power of two the values are the same",
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
      // A control may have a size of its own, which is not scaled unless it is laid out anew.
      let own = GestureEvent.resize(trial.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event {
          return .resize(GestureSize(width: size.width * factor, height: size.height * factor))
        }
        return event.mapped { GesturePoint(x: $0.x * factor, y: $0.y * factor) }
      }
      guard let other = trial.answers(of: script) else { return Breach("scaled, it is refused") }
      for (index, here) in trial.trace.steps.enumerated() {
        var there = other[index + 1]
        there.response.isAnimating = here.response.isAnimating
        guard here.isIdentical(to: there) else {
          return Breach(
            step: index,
            "scaled by \(factor) it is \(there.value) instead of \(here.after.value)")
        }
      }
      return nil
    }
  }
}
