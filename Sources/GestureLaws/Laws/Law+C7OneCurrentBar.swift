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
        let bars = trace.scenes[index].bars
        let step = index == 0 ? nil : index - 1
        var (current, lit, lastLit) = (0, 0, -1)
        var bar = 0
        for place in bars.indices {
          if bars[place].isCurrent { (current, bar) = (current + 1, place) }
          if bars[place].paint != .groove { (lit, lastLit) = (lit + 1, place) }
        }
        guard current == 1 else { return Breach(step: step, "\(current) bars are current") }
        guard lit == bar + 1, lastLit == bar else {
          return Breach(step: step, "bar \(bar) is current, and \(lit) are highlighted")
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
