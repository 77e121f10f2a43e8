import GestureEngine

/// A copy of a script whose lengths can be mirrored and scaled without a rounding error.
struct TameScript {
  /// The copy.
  let script: GestureScript
  /// The trace of the copy.
  let trace: Trace
  /// Whether the copy differs from the script.
  let isCopy: Bool

  /// Returns a breach at a step of the copy.
  ///
  /// Where the copy differs from the script of a trial, the breach concerns the whole script, and its
  /// message has the event of the copy.
  func breach(at index: Int, _ message: String, in trial: Trial) -> Breach {
    isCopy
      ? Breach("rounded to `\(script.line)`, at `\(script.events[index].text)`: \(message)")
      : Breach(step: index, message)
  }
}

extension Trial {
  /// Returns the script, or a copy of it with rounded lengths; `nil` if the copy is refused.
  func makeTame() -> TameScript? {
    let script = script.tamed(trace)
    if script.isIdentical(to: self.script) {
      return TameScript(script: script, trace: trace, isCopy: false)
    }
    return (try? script.play()).map { TameScript(script: script, trace: $0, isCopy: true) }
  }
}

extension GestureScript {
  /// A script like this one whose lengths can be mirrored and scaled without a rounding error.
  ///
  /// Every length is rounded to a 1024th of a point and limited to 2²⁰ points. A resize during a gesture,
  /// which would move the axis of the mirror image, is left out.
  ///
  /// - Parameter trace: The trace of this script.
  func tamed(_ trace: Trace) -> GestureScript {
    var script = self
    for (field, length) in lengths where length != length.tame {
      script.set(field: field, to: .number(length.tame))
    }
    script.events = trace.steps.compactMap { step in
      guard case .resize(let size) = step.event else {
        return step.event.mapped { GesturePoint(x: $0.x.tame, y: $0.y.tame) }
      }
      return step.tracked == nil
        ? .resize(GestureSize(width: size.usable.width.tame, height: size.usable.height.tame)) : nil
    }
    return script
  }

  /// The lengths of the configuration, each with the index of its field.
  var lengths: [(field: Int, length: Double)] {
    kind.fields.indices.compactMap { index in
      guard case .length = kind.fields[index].kind, case .number(let length) = value(ofField: index)
      else { return nil }
      return (index, length)
    }
  }
}

extension Double {
  /// The nearest 1024th of a point within ±2²⁰ points; a number that is not finite stays as it is.
  fileprivate var tame: Double {
    isFinite ? (Swift.min(0x1p20, Swift.max(-0x1p20, self)) * 1024).rounded() / 1024 + 0 : self
  }
}
