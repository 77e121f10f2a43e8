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
      for (index, scene) in trace.scenes.enumerated() {
        let bars = scene.bars
        let current = bars.indices.filter { bars[$0].isCurrent }
        let lit = bars.indices.filter { bars[$0].paint != .groove }
        let step = index == 0 ? nil : index - 1
        guard current.count == 1, let bar = current.first else {
          return Breach(step: step, "\(current.count) bars are current")
        }
        guard lit.elementsEqual(0...bar) else {
          return Breach(step: step, "bar \(bar) is current, and \(lit.count) are highlighted")
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
