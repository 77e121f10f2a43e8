import GestureEngine

// Texts that an assistive technology speaks, of new controls and after the script.
extension Trial {
  /// The text that a value and its negative share, although the bounds and zero have other texts.
  ///
  /// Every script asks for another value. Texts that round the value to zero may be equal.
  var textWithoutItsSign: Breach? {
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

  /// The text that two neighbouring stops share, although other stops have numbers or texts of their own.
  ///
  /// The names of several stops may be those of groups. Some scripts ask for the texts of all stops, or of the first and the
  /// last ones of many.
  var textOfTwoStops: Breach? {
    guard script.events.count % 8 == 5, let stops = trace.traits.stops, stops.lastIndex >= 4
    else { return nil }
    let indices =
      stops.lastIndex <= 40
      ? Array(0...stops.lastIndex)
      : Array(0..<20) + Array((stops.lastIndex - 19)...stops.lastIndex)
    let spoken = indices.map { start.spoken(after: [.set(stops.stop($0)), .wait(1000)]) }
    let pairs = spoken.indices.dropLast().filter { index in
      indices[index + 1] == indices[index] + 1 && spoken[index].text == spoken[index + 1].text
        && [index, index + 1].allSatisfy { spoken[$0].value == stops.stop(indices[$0]) }
    }
    let isNumber = { (index: Int) in NumberedText(spoken[index]) != nil }
    let isNamed =
      pairs.count == 1 && Set(spoken.map { $0.text }).count == spoken.count - 1
      && !isNumber(pairs[0])
    // Numbers of many stops may be rounded, as percentages are, and so may those of most stops. The text that the control
    // has by default has one decimal at most.
    let areRounded = stops.lastIndex > 40 || 2 * pairs.count > stops.lastIndex
    let first =
      isNamed
      ? pairs.first
      : pairs.first { index in
        isNumber(index) && !areRounded
          && spoken[index].text != trace.traits.text(of: spoken[index].value)
      }
    guard let first else { return nil }
    return breach(
      ofNewControlAfter: [.set(stops.stop(indices[first + 1])), .wait(1000)],
      "both \(spoken[first].value) and \(spoken[first + 1].value) are spoken as \"\(spoken[first].text)\""
        + (isNamed ? ", and all other stops have texts of their own" : ""))
  }

  /// The text that the values of more than half of the track from one end on share, although the other values have many
  /// texts or numbers; or the number that those of a quarter share, although nearly all others have one of their own.
  ///
  /// A text such as "99+" says that it stands for many. Some scripts ask for the texts of 33 places.
  var textOfManyPlaces: Breach? {
    let traits = trace.traits
    // On an exponential scale, the numbers of half of the track may be rounded to 0.
    guard script.events.count % 8 == 6, traits.stops == nil, traits.scale == .linear,
      let size = atRest?.size, let scale = try? Scale(traits.range)
    else { return nil }
    let values = (0...32).map { scale.value(at: Double($0) / 32) }
    func events(_ value: Double) -> [GestureEvent] { [.resize(size), .set(value), .wait(1000)] }
    let spoken = values.map { start.spoken(after: events($0)) }
    guard zip(spoken, values).allSatisfy({ traits.isClose($0.value, $1) }) else { return nil }
    for texts in [spoken, spoken.reversed()] {
      let shared = texts.prefix { $0.text == texts[0].text }
      let others = texts.dropFirst(shared.count)
      let different = Set(others.map { $0.text }).count
      let areNumbers = others.allSatisfy { NumberedText($0) != nil }
      let isNumber = texts[0].text.utf8.last != UInt8(ascii: "+") && NumberedText(texts[0]) != nil
      // The text that the control has by default has one decimal at most.
      guard let last = shared.last, last.text != traits.text(of: last.value),
        shared.count > 16 && (different > 5 || different > 3 && areNumbers)
          || shared.count > 8 && different > 8 && different + 2 > others.count && areNumbers
            && isNumber
      else { continue }
      return breach(
        ofNewControlAfter: events(last.value),
        "all values from \(texts[0].value) to \(last.value) are spoken as \"\(last.text)\", and the others are not"
      )
    }
    return nil
  }

  /// The text "on" of the lower one of two values, and "off" of the upper one.
  var textOfTheOtherSide: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.drag.isSwitch || traits.stops?.lastIndex == 1 else { return nil }
    let events = [range.lowerBound, range.upperBound].map { [GestureEvent.set($0), .wait(1000)] }
    let texts = events.map { start.spoken(after: $0).text }
    guard texts == ["on", "off"] || texts == ["On", "Off"] else { return nil }
    return breach(
      ofNewControlAfter: events[1],
      "\(range.lowerBound) is spoken as \"\(texts[0])\", and \(range.upperBound) as \"\(texts[1])\""
    )
  }

  /// The text, after the script, under a touch that shows the value which it would give (`changesOnRelease`), if the present
  /// value has another text.
  var textOfAPreview: Breach? {
    let traits = trace.traits
    guard traits.changesOnRelease, !traits.remembersGestures, !traits.changesOverTime,
      let last = atRest, last.track.isUsable, last.middle.isUsable,
      case let way = (dragsUpward ? 0.4 : -0.4) * last.track.length,
      let drag = traits.drag(
        from: last.middle, by: traits.recognition(of: way, on: last.track) + [way], on: last.track)
    else { return nil }
    let held = settled.end.spoken(after: drag)
    let events = [GestureEvent.resize(last.size), .set(held.value), .wait(1000)]
    let own = start.spoken(after: events)
    guard own.value == held.value, own.text != held.text else { return nil }
    return breach(
      afterSettling: drag,
      "while a touch shows another value, \(held.value) is spoken as \"\(held.text)\", and otherwise as "
        + "\"\(own.text)\"")
  }
}
