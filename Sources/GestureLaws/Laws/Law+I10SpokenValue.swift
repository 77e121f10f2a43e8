import GestureEngine

extension Law where Subject == Trial {
  /// A slider that says "slider" at every value, or nothing, is of no use to people who cannot see it.
  ///
  /// A control may give both bounds the same text only if `ControlTraits.text(of:)` does so, too.
  public static var spokenValue: Law {
    Law(
      "I10", "spoken value",
      "the value has a text, and each bound has a text of its own",
      unless: {
        let traits = $0.trace.traits
        if traits.thumbs != nil { return "it has two values" }
        if traits.wraps { return "its bounds are the same place" }
        if traits.rest != nil || traits.latch != nil { return "its text may name an action" }
        return traits.isEnabled ? nil : "its text may say that it is disabled"
      }
    ) { trial in
      Trial.judgesEveryDesign ? trial.textThatSaysNothing : nil
    }
  }
}

extension Trial {
  /// The text of a value that is empty or no number, or that both bounds have.
  fileprivate var textThatSaysNothing: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    if let flaw = flaw(of: end.spoken(after: [])) { return Breach("after the script, \(flaw)") }
    let plays = [range.lowerBound, range.upperBound].map { bound in
      let events = [GestureEvent.set(bound), .wait(1000)]
      return (bound: bound, events: events, spoken: start.spoken(after: events))
    }
    for play in plays {
      if let flaw = flaw(of: play.spoken) {
        return breach(ofNewControlAfter: play.events, flaw)
      }
    }
    let (first, last) = (plays[0], plays[1])
    guard first.spoken.text == last.spoken.text, traits.isAt(first.bound, first.spoken.value),
      traits.isAt(last.bound, last.spoken.value),
      traits.text(of: first.bound) != traits.text(of: last.bound)
    else { return nil }
    return breach(
      ofNewControlAfter: last.events,
      "both \(first.bound) and \(last.bound) are spoken as \"\(last.spoken.text)\"")
  }

  /// Returns how the text of a finite value says nothing, or `nil` if it says something.
  private func flaw(of spoken: Spoken) -> String? {
    guard spoken.value.isFinite,
      spoken.text.utf8.allSatisfy({ $0 == 0x20 })
        || ["nan", "-nan", "inf", "-inf"].contains(spoken.text)
    else { return nil }
    return "the value \(spoken.value) is spoken as \"\(spoken.text)\""
  }
}
