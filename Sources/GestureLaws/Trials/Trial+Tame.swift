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
  func breach(at index: Int, _ message: String, probe: String) -> Breach {
    isCopy
      ? Breach(
        "rounded to `\(script.line)`, at `\(script.events[index].text)`: \(message)", probe: probe)
      : Breach(step: index, message, probe: probe)
  }
}

extension Trial {
  /// Returns the script, or a copy of it with rounded lengths; `nil` if the copy is refused.
  func makeTame() -> TameScript? {
    let script = script.tamed(trace)
    if script.isIdentical(to: self.script) {
      return TameScript(script: script, trace: trace, isCopy: false)
    }
    return (try? stage(of: script).play(script.events))
      .map { TameScript(script: script, trace: $0.trace, isCopy: true) }
  }
}

extension GestureScript {
  /// A script like this one whose lengths can be mirrored and scaled without a rounding error.
  ///
  /// Every length is rounded to a 1024th of a point and limited to 2²⁰ points. A resize during a gesture,
  /// which would move the axis of the mirror image, is left out.
  ///
  /// - Parameter trace: The trace of this script.
  /// - Returns: The copy.
  func tamed(_ trace: Trace) -> GestureScript {
    var script = mappingLengths { $0.tame }
    script.events = trace.steps.compactMap { step in
      guard case .resize(let size) = step.event else {
        return step.event.mapped { GesturePoint(x: $0.x.tame, y: $0.y.tame) }
      }
      return step.tracked == nil
        ? .resize(GestureSize(width: size.usable.width.tame, height: size.usable.height.tame)) : nil
    }
    return script
  }

  /// Returns this script with every length of its configuration changed.
  func mappingLengths(_ change: (Double) -> Double) -> GestureScript {
    var script = self
    for index in kind.fields.indices {
      switch (kind.fields[index].kind, value(ofField: index)) {
      case (.length, .number(let length)) where change(length) != length:
        script.set(field: index, to: .number(change(length)))
      case (.curve, .curve(.zones(let zones))):
        let changed = zones.map {
          FineCurve.Zone(distance: change($0.distance), speed: $0.speed)
        }
        if changed != zones { script.set(field: index, to: .curve(.zones(changed))) }
      default: continue
      }
    }
    return script
  }
}

extension Double {
  /// The nearest 1024th of a point within ±2²⁰ points; a number that is not finite stays as it is.
  fileprivate var tame: Double {
    isFinite ? (Swift.min(0x1p20, Swift.max(-0x1p20, self)) * 1024).rounded() / 1024 + 0 : self
  }
}
