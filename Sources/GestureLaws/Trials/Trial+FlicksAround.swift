import GestureEngine

extension Trial {
  /// The stop, after the script, to which a drag flings a value that wraps against its way.
  ///
  ///     a slow drag      0 → 1
  ///     a quicker one    0 → 1
  ///     and a quick one  0 → 0    it must lead at least as far, and leads one stop back
  ///
  /// The drags are ever quicker, so that the first one which leads elsewhere leads to a stop beside that of a slow drag. A
  /// quicker one may lead around.
  func flightAroundAgainstTheFlick(_ stops: Snapping) -> Breach? {
    let traits = trace.traits
    guard traits.wraps, !traits.changesOverTime, traits.dragsAreNoTaps, traits.rest == nil,
      !traits.turns, traits.thumbs == nil, traits.minimumTime == 0, stops.lastIndex > 4,
      let start = atRest?.value, start.isFinite
    else { return nil }
    func steps(from old: Double, to new: Double) -> Double {
      Double(stops.index(nearestTo: new) - stops.index(nearestTo: old))
        .remainder(dividingBy: Double(stops.lastIndex))
    }
    var expected: Double?
    for seconds in [1000, 0.2, 0.14, 0.1, 0.07, 0.05, 0.035, 0.025, 0.018, 0.012] {
      guard let flick = flick(ofMotions: 6, waiting: seconds),
        let new = settled.end.answers(to: flick + [.wait(1000)]).last?.value
      else { return nil }
      guard let slow = expected else {
        guard steps(from: start, to: new) != 0 else { return nil }
        expected = new
        continue
      }
      let (way, change) = (steps(from: start, to: slow), steps(from: slow, to: new))
      if change == 0 { continue }
      guard change.magnitude == 1, (change > 0) != (way > 0) else { return nil }
      return breach(
        afterSettling: flick,
        "a drag leads from \(start) to \(new), a slow one of the same way to \(slow)",
        contrast: trace.contrast(new, expected: slow))
    }
    return nil
  }
}
