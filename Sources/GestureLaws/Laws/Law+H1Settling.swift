import GestureEngine

extension Law where Subject == Trial {
  /// An animation that ends beside its value leaves a control that looks wrong until touched.
  public static var settling: Law {
    Law(
      "H1", "settling",
      "what is drawn ends on the value, at any frame rate"
    ) { trial in
      let trace = trial.trace
      let events = trial.script.events
      if let last = trial.end.answers(to: [.wait(1000)]).last {
        let (drawn, value) = (last.presentedValue, last.value)
        guard !last.response.isAnimating, drawn.isIdentical(to: value) else {
          return Breach("it settles at \(drawn), not at \(value)")
        }
      }
      var halves: [GestureEvent] = []
      var places: [Int] = []
      for event in events {
        if case .wait(let seconds) = event {
          halves += [.wait(seconds / 2), .wait(seconds / 2)]
        } else {
          halves.append(event)
        }
        places.append(halves.count - 1)
      }
      guard halves.count > events.count else { return nil }
      let other = trial.answers(to: halves)
      let range = trace.traits.range
      let tolerance = 1e-9 * (range.upperBound - range.lowerBound)
      for (index, place) in places.enumerated() {
        let (here, there) = (trace.steps[index].after, other[place])
        guard
          (here.presentedValue - there.presentedValue).magnitude <= tolerance
            || here.presentedValue.isIdentical(to: there.presentedValue)
        else {
          return Breach(
            step: index,
            "\(here.presentedValue) in one wait, \(there.presentedValue) in two halves")
        }
      }
      return nil
    }
  }
}
