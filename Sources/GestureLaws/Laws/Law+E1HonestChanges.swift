import GestureEngine

extension Law where Subject == Trial {
  /// A view that receives changes that did not happen renders for nothing, or for ever; a haptic at the
  /// end of the track that plays with every release means nothing.
  public static var honestChanges: Law {
    Law(
      "E1", "honest changes",
      "the control reports exactly the user's changes, and an end exactly when they reach a bound"
    ) { trial in
      let trace = trial.trace
      let range = trace.traits.range
      return trace.firstBreach { index, step in
        switch step.event {
        case .set, .resize, .wait, .thumbs(.set): return nil
        case .down, .move, .up, .cancel, .revert, .adjust, .thumbs(.adjust): break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        if let change = step.response.change {
          guard old != new else {
            return Observation(
              "the control reports a change, but the value stays \(old)",
              .response("a change", expected: "no change"))
          }
          guard change.old == old, change.new == new else {
            return Observation(
              "the value changed from \(old) to \(new), the reported change is \(change.old) "
                + "to \(change.new)",
              // The message tells all of a change to NaN, which equals no number.
              new.isNaN
                ? nil
                : .response(
                  "a change from \(change.old) to \(change.new)",
                  expected: "from \(old) to \(new)"))
          }
        } else if old != new {
          return Observation(
            "the control does not report the change from \(old) to \(new)",
            .response("no change", expected: "a change from \(old) to \(new)"))
        }
        // A value that wraps has no ends, or one beside the other.
        if trace.traits.wraps {
          let stays =
            Trial.judgesEveryDesign && old == new && trace.traits.rest == nil
            && step.response.editing != .cancelled && !step.isLostEnd
          return stays && step.response.reachedEnd
            ? Observation(
              "the value stays \(old), but the control reports an end",
              .response("an end reached", expected: "no end reached")) : nil
        }
        return step.flawOfTheEnd(from: old, in: range, within: trace.traits.valueSlack).map {
          flaw in
          let (end, noEnd) = ("an end reached", "no end reached")
          let isReported = step.response.reachedEnd
          return Observation(
            flaw, .response(isReported ? end : noEnd, expected: isReported ? noEnd : end))
        }
      }
    }
  }
}

extension Trace.Step {
  /// Returns how ``GestureEngine/Response/reachedEnd`` differs from what the user did.
  ///
  /// - Parameters:
  ///   - old: The value before the step.
  ///   - range: The bounds of the value.
  ///   - slack: The amount by which a value may be off, so that it ends beside a bound.
  /// - Returns: The difference in words, or `nil` if there is none.
  fileprivate func flawOfTheEnd(
    from old: Double, in range: ClosedRange<Double>, within slack: Double
  ) -> String? {
    var new = after.value
    switch response.editing {
    // The user brought the value here, before a sticky control returned it to rest.
    case .committed(let value): if after.upper == nil { new = value }
    // A return or a revert is not the user's doing.
    case .cancelled: new = old
    // The value between the cancel and the `down` of a lost end is not visible.
    case .began, nil: if isLostEnd { return nil }
    }
    let isAtEnd = new == range.lowerBound || new == range.upperBound
    if slack > 0, old != new {
      let distances = [range.lowerBound, range.upperBound].map { (new - $0).magnitude }
      // Only a control that ends at the bound itself, or far from both, can know an end.
      if isAtEnd ? (new - old).magnitude <= slack : distances.contains(where: { $0 <= slack }) {
        return nil
      }
    }
    // Law A2 judges values outside the range.
    guard isAtEnd || range.contains(new), (isAtEnd && old != new) != response.reachedEnd else {
      return nil
    }
    if isAtEnd, old != new {
      return
        "the user brought the value from \(old) to the bound \(new), but the control reports no "
        + "end"
    }
    return isAtEnd || old == new
      ? "the user did not bring the value to a bound, but the control reports an end"
      : "the user brought the value from \(old) to \(new), no bound, but the control reports an end"
  }
}
