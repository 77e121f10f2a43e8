import GestureEngine

extension Law where Subject == Trial {
  /// A click without a change, or a change without a click, is worse than no clicks at all.
  public static var detents: Law {
    Law(
      "E4", "detents",
      "a change from detent i to detent j reports |i − j| detents",
      unless: {
        $0.trace.traits.detents.map { !$0.areDistinct } ?? false
          ? "some of its detents are equal numbers" : nil
      }
    ) { trial in
      let trace = trial.trace
      return trace.firstBreach { index, step in
        switch step.event {
        case .resize, .set, .wait, .thumbs(.set): return nil
        case .down, .move, .up, .cancel, .revert, .adjust, .thumbs(.adjust): break
        }
        let (old, new) = (trace.before(index).value, step.after.value)
        let expected = trace.traits.detents?.distance(from: old, to: new) ?? 0
        return step.response.detents == expected
          || trace.traits.mayCross(step.response.detents, from: old, to: new, insteadOf: expected)
          ? nil
          : Observation(
            "from \(old) to \(new) the control reports \(step.response.detents) detents, "
              + "not \(expected)",
            .response("\(step.response.detents) detents", expected: "\(expected)"))
      }
    }
  }
}

extension ControlTraits {
  /// Whether a change may cross another number of detents than that between the nearest detents.
  ///
  /// The way to a value that wraps may lead across the bounds. Halfway between two detents, either is
  /// nearest.
  fileprivate func mayCross(
    _ count: Int, from old: Double, to new: Double, insteadOf expected: Int
  ) -> Bool {
    guard let detents else { return false }
    if wraps {
      let round = detents.lastIndex - expected
      return count == round || count == round + 1
    }
    let (from, to) = (
      detents.nearest(to: old, within: valueSlack), detents.nearest(to: new, within: valueSlack)
    )
    if valueSlack > 0 {
      return (Double(count) - Double(expected)).magnitude <= Double(from.count - 1 + to.count - 1)
    }
    // A control takes the lower detent, the upper one, or the one further from 0.
    let away = (
      old < 0 ? from.lowerBound : from.upperBound, new < 0 ? to.lowerBound : to.upperBound
    )
    return [
      (from.lowerBound, to.lowerBound), (from.upperBound, to.upperBound), away,
    ].contains { ($0.0 - $0.1).magnitude == count }
  }
}
