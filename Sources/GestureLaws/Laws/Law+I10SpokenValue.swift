import GestureEngine

extension Law where Subject == Trial {
  /// A slider that says "slider" at every value, or nothing, is of no use to people who cannot see it.
  ///
  /// A control may give both bounds the same text only if `ControlTraits.text(of:)` does so, too.
  public static var spokenValue: Law {
    Law(
      "I10", "spoken value",
      "the value has a text, each bound has a text of its own, and texts that are numbers are in order",
      unless: {
        let traits = $0.trace.traits
        if traits.thumbs != nil { return "it has two values" }
        if traits.wraps { return "its bounds are the same place" }
        if traits.rest != nil || traits.latch != nil { return "its text may name an action" }
        return traits.isEnabled ? nil : "its text may say that it is disabled"
      }
    ) { trial in
      Trial.judgesEveryDesign
        ? trial.first(
          { $0.textThatSaysNothing }, { $0.contradictoryText }, { $0.textWithoutItsSign },
          { $0.textOfTwoStops }, { $0.textOfManyPlaces }, { $0.textOfTheOtherSide },
          { $0.textOfAPreview }) : nil
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

  /// The text of the second of three values, or of the value after the script, which is a number that other texts
  /// contradict, or a time that nobody would write.
  ///
  /// A text that lost its sign has such a number beside 0.
  fileprivate var contradictoryText: Breach? {
    let range = trace.traits.range
    let reach = Swift.min(-range.lowerBound, range.upperBound) / 2
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let numbers = reach > 0 ? [-reach, 0, reach] : [range.lowerBound, middle, range.upperBound]
    let plays = numbers.map { number in
      let events = [GestureEvent.set(number), .wait(1000)]
      return (events: events, spoken: start.spoken(after: events))
    }
    let texts = plays.compactMap { NumberedText($0.spoken) }
    let now = settled.end.spoken(after: [])
    if let text = NumberedText(now), text.hasSixtySeconds {
      return breach(afterSettling: [], "the control speaks \(text), a time with sixty seconds")
    }
    if let breach = timeOfOneDigit(now, beside: plays.map { $0.spoken }) { return breach }
    guard texts.count == 3, texts[0].value < texts[1].value, texts[1].value < texts[2].value,
      texts.allSatisfy({ $0.unit == texts[0].unit })
    else { return nil }
    guard texts[1].isBetween(texts[0], texts[2]) else {
      return breach(
        ofNewControlAfter: plays[1].events,
        "the control speaks \(texts[0]), \(texts[1]), and \(texts[2])")
    }
    if texts[2].misses(after: texts[0], texts[1]) {
      return breach(
        ofNewControlAfter: plays[2].events,
        "the control speaks \(texts[0]) and \(texts[1]), but \(texts[2])")
    }
    guard !trace.traits.remembersGestures,
      let text = NumberedText(settled.end.spoken(after: [])), text.unit == texts[0].unit
    else { return nil }
    for (first, second) in zip(texts, texts.dropFirst())
    where first.value < text.value && text.value < second.value {
      if text.isBetween(first, second) { continue }
      return breach(
        afterSettling: [], "the control speaks \(text), between \(first) and \(second)")
    }
    // Texts that say the values of three places, or a hundred times these, say all values; a zero says little.
    for factor in trace.traits.stops == nil ? [1] : [1, 100.0]
    where texts.contains(where: { $0.number != 0 })
      && texts.allSatisfy({ $0.saysTheValue(times: factor) }) && !text.saysTheValue(times: factor)
    {
      return breach(
        afterSettling: [], "the control speaks \(text), but \(texts[0]) and \(texts[1])")
    }
    return text.hasDigitsOfRounding && trace.traits.stops != nil && trace.traits.isExact
      ? breach(
        afterSettling: [], "the control speaks \(text), which has digits of a rounding error")
      : nil
  }

  /// Returns how a text is a time without its zero, such as 1:5, beside a time such as 1:15 on the same scale.
  ///
  /// Ratios such as 4:3 and 16:10 are on no scale.
  private func timeOfOneDigit(_ spoken: Spoken, beside others: [Spoken]) -> Breach? {
    guard let short = NumberedText.seconds(spoken.text[...], ofDigits: 1), spoken.value != 0 else {
      return nil
    }
    for other in others {
      guard let seconds = NumberedText.seconds(other.text[...]), other.value != 0,
        case let rate = seconds / other.value,
        (short - rate * spoken.value).magnitude < 0.02 * short
      else { continue }
      return breach(
        afterSettling: [],
        "the control speaks \(spoken.value) as \"\(spoken.text)\", and \(other.value) as \"\(other.text)\""
      )
    }
    return nil
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
