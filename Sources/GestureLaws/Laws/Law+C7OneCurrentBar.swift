import GestureEngine

extension Law where Subject == Trial {
  /// A wave without a crest, or with two, does not show the choice.
  public static var oneCurrentBar: Law {
    Law(
      "C7", "one current bar",
      "only the bar nearest to the value is current, and only the bars up to it are highlighted",
      unless: {
        guard $0.hasBars else { return "it has no bars" }
        return $0.hasCurrentBar ? nil : "its bars have no wave and no detents, and none is current"
      }
    ) { trial in
      let trace = trial.trace
      for index in trace.scenes.indices {
        let row = trace.scenes[index].barRow
        let (step, bar) = (index == 0 ? nil : index - 1, row.current)
        guard row.currentCount == 1 else {
          return Breach(step: step, "\(row.currentCount) bars are current, not 1")
        }
        guard row.litCount == bar + 1, row.lastLit == bar else {
          return Breach(
            step: step,
            "bar \(bar) is current, the number of highlighted bars is \(row.litCount)")
        }
        let value = trace.before(index).value
        let nearest = trace.traits.detents?.index(nearestTo: value) ?? bar
        guard bar == nearest else {
          return Breach(
            step: step, "bar \(bar) is current, bar \(nearest) is nearest to the value \(value)")
        }
      }
      return nil
    }
  }
}
