import GestureEngine

extension Law where Subject == Trial {
  /// A wave with no crest, or with two, does not say what is chosen.
  public static var oneCurrentBar: Law {
    Law(
      "C7", "one current bar",
      "exactly one bar is current, the nearest, and highlighted are exactly those up to it",
      unless: {
        $0.hasBars ? nil : "it has no bars"
      }
    ) { trial in
      let trace = trial.trace
      for index in trace.scenes.indices {
        let row = trace.scenes[index].barRow
        let (step, bar) = (index == 0 ? nil : index - 1, row.current)
        guard row.currentCount == 1 else {
          return Breach(step: step, "\(row.currentCount) bars are current")
        }
        guard row.litCount == bar + 1, row.lastLit == bar else {
          return Breach(step: step, "bar \(bar) is current, and \(row.litCount) are highlighted")
        }
        let value = trace.before(index).value
        let nearest = trace.traits.detents?.index(nearestTo: value) ?? bar
        guard bar == nearest else {
          return Breach(step: step, "bar \(bar) is current, but \(nearest) is nearest to \(value)")
        }
      }
      return nil
    }
  }
}
