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
        let factor = trial.scaleFactor
        func isTiny(_ length: Double) -> Bool { length != 0 && length.magnitude < 0x1p-500 }
        for setting in trial.script.settings {
          if case .number(let number) = setting.value, isTiny(number) {
            return "a scaled length would underflow"
          }
        }
        for (field, length) in trial.script.lengths {
          let field = trial.script.kind.fields[field]
          if (try? field.check(.number(length * factor))) == nil {
            return "a scaled length would be refused"
          }
        }
        for event in trial.script.events {
          if case .resize(let size) = event {
            if isTiny(size.width) || isTiny(size.height) {
              return "a scaled length would underflow"
            }
            if size.scaled(by: factor).usable != size.usable.scaled(by: factor) {
              return "a scaled size would be out of bounds"
            }
          }
          guard let point = event.touch?.point else { continue }
          if isTiny(point.x) || isTiny(point.y) { return "a scaled length would underflow" }
          if point.isUsable != point.scaled(by: factor).isUsable {
            return "a scaled coordinate would be out of bounds"
          }
        }
        return nil
      }
    ) { trial in
      let factor = trial.scaleFactor
      var script = trial.script
      for (field, length) in script.lengths {
        script.set(field: field, to: .number(length * factor))
      }
      // A control may have an initial size, which only a resize can scale.
      let own = GestureEvent.resize(trial.trace.traits.initialSize)
      script.events = ([own] + script.events).map { event in
        if case .resize(let size) = event { return .resize(size.scaled(by: factor)) }
        return event.mapped { $0.scaled(by: factor) }
      }
      guard let other = try? script.play() else {
        return Breach("the configuration is refused when it is scaled by \(factor)")
      }
      for (index, here) in trial.trace.steps.enumerated() {
        let there = other.steps[index + 1]
        // A track may be long enough to be usable in one of the two scales alone.
        guard here.after.track.isUsable == there.after.track.isUsable else { return nil }
        var answer = there.answer
        answer.response.isAnimating = here.response.isAnimating
        if let message = here.difference(from: answer, of: "the control scaled by \(factor)") {
          return Breach(step: index, message)
        }
      }
      return nil
    }
  }
}

extension Trial {
  /// The factor that all lengths are multiplied by, above 1 for some scripts and below 1 for others.
  fileprivate var scaleFactor: Double {
    script.events.count.isMultiple(of: 2) ? 0x1p7 : 0x1p-7
  }
}

extension GestureScript {
  /// The lengths of the configuration, each with the index of its field.
  fileprivate var lengths: [(field: Int, length: Double)] {
    kind.fields.indices.compactMap { index in
      guard case .length = kind.fields[index].kind, case .number(let length) = value(ofField: index)
      else { return nil }
      return (index, length)
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
