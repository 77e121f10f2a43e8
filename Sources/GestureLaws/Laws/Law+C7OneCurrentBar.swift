import GestureEngine

extension Law where Subject == Trial {
  /// A wave without a crest, or with two, does not show the choice.
  ///
  /// Dots and labels that show the value, by the look of one of them or of all up to one, must show the present stop.
  public static var oneCurrentBar: Law {
    Law(
      "C7", "one current bar",
      "only the bar nearest to the value is current, and only the bars up to it are highlighted",
      unless: { $0.hasBars || $0.hasMarks ? nil : "it has no bars" }
    ) { trial in
      let trace = trial.trace
      if let breach = trial.mistakenMark { return breach }
      guard trial.hasBars else { return nil }
      guard trial.hasCurrentBar else { return trial.firstWrongRowAtABound }
      for index in trace.scenes.indices {
        let row = trace.scenes[index].barRow
        // A control may draw no bars before it is laid out.
        if row.count == 0 { continue }
        let (step, bar) = (index == 0 ? nil : index - 1, row.current)
        guard row.currentCount == 1 else {
          return Breach(step: step, "\(row.currentCount) bars are current, not 1")
        }
        guard row.litCount == bar + 1, row.lastLit == bar else {
          return Breach(
            step: step,
            "bar \(bar) is current, the number of highlighted bars is \(row.litCount)")
        }
        // Where there are more bars than stops, no bar is that of a stop.
        guard let detents = trace.traits.detents, detents.lastIndex == row.count - 1 else {
          continue
        }
        let (value, drawn) = (trace.before(index).value, trace.before(index).presentedValue)
        let nearest = detents.index(nearestTo: value)
        // The bars may take their time, as the drawing does.
        guard bar == nearest || bar == detents.index(nearestTo: drawn) else {
          return Breach(
            step: step, "bar \(bar) is current, bar \(nearest) is nearest to the value \(value)")
        }
      }
      return nil
    }
  }
}

extension Trial {
  /// The first bound at which a new control does not highlight the bars up to its value: none or one at the lower
  /// bound, all of them at the upper bound.
  fileprivate var firstWrongRowAtABound: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.thumbs == nil, traits.fillOrigin == nil, range.lowerBound < range.upperBound,
      let size = trace.steps.last?.after.size
    else { return nil }
    let plays = [range.lowerBound, range.upperBound].map { bound in
      let events = [GestureEvent.resize(size), .set(bound), .wait(1000)]
      let (trace, end) = start.play(events)
      return (bound, trace.value, end.scene(after: []), events)
    }
    let lit = plays.map { $0.2.barRow.litCount }
    // Bars of one colour show no value.
    guard lit[0] != lit[1] else { return nil }
    for (index, (bound, value, scene, events)) in plays.enumerated() where traits.isAt(bound, value)
    {
      let count = scene.bars.count
      guard index == 0 ? lit[0] > 1 : lit[1] < count else { continue }
      return breach(
        ofNewControlAfter: events,
        "at the bound \(bound), \(lit[index]) of \(count) bars are highlighted")
    }
    return nil
  }
}
