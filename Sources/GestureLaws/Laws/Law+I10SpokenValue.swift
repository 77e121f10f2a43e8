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
          { $0.textOfTwoStops }) : nil
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

  /// The text that a value and its negative share, although the bounds and zero have other texts.
  ///
  /// Every script asks for another value. Texts that round the value to zero may be equal.
  fileprivate var textWithoutItsSign: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard range.upperBound > 0, range.lowerBound == -range.upperBound else { return nil }
    var part = range.upperBound
    for _ in 0...(script.events.count % 5) { part /= 2 }
    let value = traits.stops?.snap(part) ?? part
    func spoken(_ value: Double) -> Spoken? {
      let spoken = start.spoken(after: [.set(value), .wait(1000)])
      return spoken.value == value ? spoken : nil
    }
    guard value > 0, let above = spoken(value), let below = spoken(-value),
      above.text == below.text, let zero = spoken(0), zero.text != above.text,
      let last = spoken(range.upperBound), let first = spoken(range.lowerBound),
      last.text != first.text
    else { return nil }
    return breach(
      ofNewControlAfter: [.set(-value), .wait(1000)],
      "both \(value) and \(-value) are spoken as \"\(above.text)\"")
  }

  /// The text that two neighbouring stops share, although every other stop has a text of its own.
  ///
  /// A text that is a number may be rounded, and the names of several stops may be those of groups. Some scripts ask for
  /// the texts of all stops, or of the first and the last ones of many.
  fileprivate var textOfTwoStops: Breach? {
    guard script.events.count % 8 == 5, let stops = trace.traits.stops, stops.lastIndex >= 4
    else { return nil }
    let indices =
      stops.lastIndex <= 40
      ? Array(0...stops.lastIndex)
      : Array(0..<20) + Array((stops.lastIndex - 19)...stops.lastIndex)
    let spoken = indices.map { start.spoken(after: [.set(stops.stop($0)), .wait(1000)]) }
    let pairs = spoken.indices.dropLast().filter { spoken[$0].text == spoken[$0 + 1].text }
    guard pairs.count == 1, let first = pairs.first, indices[first + 1] == indices[first] + 1,
      Set(spoken.map { $0.text }).count == spoken.count - 1, NumberedText(spoken[first]) == nil,
      spoken[first].value == stops.stop(indices[first]),
      spoken[first + 1].value == stops.stop(indices[first + 1])
    else { return nil }
    return breach(
      ofNewControlAfter: [.set(stops.stop(indices[first + 1])), .wait(1000)],
      "both \(spoken[first].value) and \(spoken[first + 1].value) are spoken as \"\(spoken[first].text)\", and all "
        + "other stops have texts of their own")
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

/// The text of a value that begins with a number, such as "-20 dB".
private struct NumberedText: CustomStringConvertible {
  let value: Double
  let number: Double
  /// The text after the number.
  let unit: String
  /// The whole text.
  let text: String
  /// The digits of the number, without an exponent.
  private let digits: Substring.UTF8View

  /// Reads a text; `nil` if it does not begin with a number, or if digits follow that number.
  init?(_ spoken: Spoken) {
    (value, text) = (spoken.value, spoken.text)
    guard let last = text.utf8.lastIndex(where: Self.isDigit) else { return nil }
    let end = text.utf8.index(after: last)
    guard let number = DragNumber.number(String(text[..<end])) ?? Self.seconds(text[..<end])
    else { return nil }
    self.number = number
    unit = String(text[end...])
    digits = text[..<end].utf8
  }

  /// Returns the seconds of a time such as 1:05 or 1:00:05, whose later parts have `count` digits; `nil` for another
  /// text.
  static func seconds(_ text: Substring, ofDigits count: Int = 2) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == count }),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
    else { return nil }
    return parts.reduce(0) { $0 * 60 + (Double(String(decoding: $1, as: UTF8.self)) ?? 0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether the text is a time with sixty seconds or minutes, or more.
  var hasSixtySeconds: Bool {
    text.utf8.prefix { $0 != 0x20 }.split(separator: UInt8(ascii: ":")).dropFirst().contains {
      part in
      part.count == 2 && (Int(String(decoding: part, as: UTF8.self)) ?? 0) >= 60
    }
  }

  var description: String { "\(value) as \"\(text)\"" }

  /// Returns whether the number is one of those between the numbers of two other texts.
  func isBetween(_ first: NumberedText, _ second: NumberedText) -> Bool {
    let (least, greatest) = (
      Swift.min(first.number, second.number), Swift.max(first.number, second.number)
    )
    return (least...greatest).contains(number)
  }

  /// Returns whether the text says a little less than the value, although it says two lesser values exactly.
  func misses(after first: NumberedText, _ second: NumberedText) -> Bool {
    first.number == first.value && second.number == second.value && number < value
      && !saysTheValue()
      && value - number < 0.05 * (value - first.value)
  }

  /// Returns whether the number is a multiple of the value, rounded or cut to the digits that the text shows.
  ///
  /// Zeros at the end may be places to which the number is rounded.
  func saysTheValue(times factor: Double = 1) -> Bool {
    let value = factor * value
    if number == value { return true }
    // The unit of a time is a second.
    if digits.contains(UInt8(ascii: ":")) { return (number - value).magnitude < 1 }
    let isZero = { (byte: UInt8) in byte == UInt8(ascii: "0") }
    let point = digits.lastIndex(of: UInt8(ascii: "."))
    let decimals = point.map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    let zeros = digits.reversed().prefix { isZero($0) || $0 == UInt8(ascii: ".") }.count(
      where: isZero)
    var unit = 1.0
    for _ in 0..<Swift.min(zeros, 15) { unit *= 10 }
    for _ in 0..<Swift.min(decimals, 15) { unit /= 10 }
    return (number - value).magnitude < unit * (1 - 1e-9) + 4 * value.ulp
  }

  /// Whether the number has the digits of an error of the last place, which the value does not have.
  var hasDigitsOfRounding: Bool {
    number != value && Self.places(digits) > 14 && Self.places(value.description[...].utf8) < 10
  }

  /// Returns the number of places from the first digit that is not zero.
  private static func places(_ digits: Substring.UTF8View) -> Int {
    digits.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }.count
  }
}
