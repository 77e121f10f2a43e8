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
      Trial.judgesEveryDesign ? trial.textThatSaysNothing ?? trial.textOutOfOrder : nil
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

  /// The text of the second of three values, which is a number beyond those of both others, or before them.
  ///
  /// A text that lost its sign has such a number beside 0.
  fileprivate var textOutOfOrder: Breach? {
    let range = trace.traits.range
    let reach = Swift.min(-range.lowerBound, range.upperBound) / 2
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let numbers = reach > 0 ? [-reach, 0, reach] : [range.lowerBound, middle, range.upperBound]
    let plays = numbers.map { number in
      let events = [GestureEvent.set(number), .wait(1000)]
      return (events: events, spoken: start.spoken(after: events))
    }
    let spoken = plays.map { $0.spoken }
    guard spoken[0].value < spoken[1].value, spoken[1].value < spoken[2].value else { return nil }
    let texts = spoken.map { NumberedText($0.text) }
    guard let first = texts[0], let second = texts[1], let third = texts[2],
      first.unit == second.unit, second.unit == third.unit
    else { return nil }
    let (least, greatest) = (
      Swift.min(first.number, third.number), Swift.max(first.number, third.number)
    )
    if (least...greatest).contains(second.number) { return nil }
    let said = spoken.map { "\($0.value) as \"\($0.text)\"" }
    return breach(
      ofNewControlAfter: plays[1].events,
      "the control speaks \(said[0]), \(said[1]), and \(said[2])")
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

/// A text that begins with a number, such as "-20 dB".
private struct NumberedText {
  let number: Double
  /// The text after the number.
  let unit: String

  /// Reads a text; `nil` if it does not begin with a number, or if digits follow that number.
  init?(_ text: String) {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let last = text.utf8.lastIndex(where: isDigit) else { return nil }
    let end = text.utf8.index(after: last)
    guard let number = DragNumber.number(String(text[..<end])) else { return nil }
    self.number = number
    unit = String(text[end...])
  }
}
