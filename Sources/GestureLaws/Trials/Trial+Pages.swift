import GestureEngine

// Taps beside the thumb, after the script, that lead on by pages.
extension Trial {
  /// A tap at the one end of the track that does not page there from the other end.
  var pageThatLeadsNowhere: Breach? {
    guard let far = farPage else { return nil }
    let tap = [GestureEvent.down(far.place), .up(nil), .wait(1000)]
    let answers = far.stage.answers(to: tap)
    guard answers[0].response.editing == .began, let value = answers.last?.value,
      trace.traits.isAt(far.last.value, value)
    else { return nil }
    return breach(
      afterSettling: far.opening + tap,
      "a tap at the other end of the track leaves the value at \(value)")
  }

  /// The control at an end of its range, and a place for a tap near the other end of the track.
  private var farPage: FarPage? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.pagesLeadOn else { return nil }
    let (bound, part) = dragsUpward ? (range.lowerBound, 0.98) : (range.upperBound, 0.02)
    let opening = [GestureEvent.set(bound), .wait(1000)]
    let (set, stage) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable, traits.isAt(bound, last.value),
      last.track.length > 20 + 20 * traits.resolution,
      case let place = last.point(at: last.track.position(of: part), along: traits.direction),
      place.isUsable, set.isOnThumb(place, before: set.steps.count) == false,
      !mayHold(last, at: place)
    else { return nil }
    return FarPage(opening: opening, last: last, stage: stage, place: place)
  }

  /// Returns the page of a tap in the middle of the thumb, after the script.
  func pageOnTheThumb(_ last: ControlSnapshot) -> Breach? {
    guard trace.traits.doubleTapTime == 0, let place = last.thumb?.center, place.isUsable,
      settled.trace.isOnThumb(place, before: settled.trace.steps.count) == true
    else { return nil }
    let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
    let answers = settled.end.answers(to: tap)
    guard answers[0].response.editing == .began, let value = answers.last?.value,
      !trace.traits.isClose(value, last.value)
    else { return nil }
    return breach(
      afterSettling: tap, "a tap on the thumb pages from \(last.value) to \(value)",
      contrast: trace.contrast(value, expected: last.value))
  }

  /// Returns whether a touch may hold the thumb by the margin of an area of the control's own, of at most 100 points.
  private func mayHold(_ last: ControlSnapshot, at place: GesturePoint) -> Bool {
    guard trace.traits.grabArea == .custom, let thumb = last.thumb else { return false }
    let length = trace.traits.direction.length(of: thumb.size)
    return place.distance(from: thumb.center) < length + 100
  }

  /// The end of the track that repeated taps there do not reach, because the last of them changes nothing.
  ///
  ///     |==========[ ]--x|    less than a page is left
  var endThatPagesMiss: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.pagesLeadOn, traits.stops == nil, traits.stopsOnRelease == nil else { return nil }
    let bound = dragsUpward ? range.upperBound : range.lowerBound
    guard let scale = try? Scale(range) else { return nil }
    // Every script leaves another part of a page.
    let part = Double(script.events.count % 7) / 100
    let opening = [
      GestureEvent.set(scale.value(at: dragsUpward ? 0.5 + part : 0.5 - part)), .wait(1000),
    ]
    let (set, opened) = settled.end.play(opening)
    guard let last = set.steps.last?.after, last.track.isUsable,
      last.track.length > 20 + 20 * traits.resolution,
      case let place = last.point(
        at: last.track.position(of: dragsUpward ? 1 : 0), along: traits.direction),
      place.isUsable
    else { return nil }
    let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
    var (events, stage, old) = (opening, opened, last)
    for _ in 1...60 {
      let (played, next) = stage.play(tap)
      guard played.steps[0].response.editing == .began,
        played.isOnThumb(place, before: 0) == false, !mayHold(old, at: place),
        let new = played.steps.last?.after
      else { return nil }
      events += tap
      guard new.value == old.value else {
        (stage, old) = (next, new)
        continue
      }
      return traits.isAt(bound, new.value) || new.value == last.value
        ? nil
        : breach(
          afterSettling: events,
          "taps at the end of the track lead to \(new.value), and then change nothing",
          contrast: trace.contrast(new.value, expected: bound))
    }
    return nil
  }

  /// Returns the first page of a touch that stays beyond the thumb, after the script, that goes back.
  func firstPageBack(_ last: ControlSnapshot) -> Breach? {
    for part in [0.05, 0.35, 0.65, 0.95] {
      let place = last.point(
        at: last.track.position(of: part), along: trace.traits.direction)
      guard place.isUsable else { continue }
      let hold = [GestureEvent.down(place)] + Array(repeating: .wait(0.1), count: 40)
      let answers = settled.end.answers(to: hold)
      guard answers[0].response.editing == .began else { continue }
      let values = [last.value] + answers.map { $0.value }
      guard let first = values.first(where: { $0 != last.value }) else { continue }
      let isUp = first > last.value
      guard
        let index = values.indices.dropFirst().first(where: {
          isUp ? values[$0] < values[$0 - 1] : values[$0] > values[$0 - 1]
        })
      else { continue }
      return breach(
        afterSettling: Array(hold[..<index]),
        "a touch that stays pages from \(last.value) to \(values[index - 1]), and "
          + "then back to \(values[index])")
    }
    return nil
  }

  /// Returns the page of a quick tap on the longer side of the thumb, after the script, if the value goes on after the touch
  /// has lifted off.
  ///
  /// A control may move smoothly to its page, but not from it.
  func pageAfterTheTap(_ last: ControlSnapshot) -> Breach? {
    let part = last.fraction < 0.5 ? 0.95 : 0.05
    let place = last.point(at: last.track.position(of: part), along: trace.traits.direction)
    guard place.isUsable else { return nil }
    let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
    let values = settled.end.answers(to: tap).map { $0.value }
    guard values[0] != last.value, values[1] == values[0],
      !trace.traits.isClose(values[2], values[1])
    else { return nil }
    return breach(
      afterSettling: tap,
      "a tap pages from \(last.value) to \(values[1]), and then goes on to \(values[2])",
      contrast: trace.contrast(values[2], expected: values[1]))
  }

  /// The value, after the script, that a touch which stays in the first third of the track leads past its place by more
  /// than the page of a tap.
  ///
  ///     |[ ]--x------|    a touch stays
  ///     |-----x---[ ]|    the pages do not stop there
  var pagesPastTheTouch: Breach? {
    let traits = trace.traits
    guard traits.tap == .pages, traits.changesOverTime, traits.rest == nil, let far = farPage,
      case let part = dragsUpward ? 0.3 : 0.7,
      case let place = far.last.point(
        at: far.last.track.position(of: part), along: traits.direction),
      place.isUsable, !mayHold(far.last, at: place)
    else { return nil }
    let tap = far.stage.play([.down(place), .up(nil), .wait(1000)]).trace
    let hold = [GestureEvent.down(place)] + Array(repeating: .wait(0.1), count: 100)
    let held = far.stage.play(hold).trace
    guard tap.steps[0].response.editing == .began,
      tap.isOnThumb(place, before: 0) == false,
      let page = tap.steps.last?.after.fraction, let end = held.steps.last?.after,
      case let way = (page - far.last.fraction).magnitude, way > 0.01,
      case let beyond = dragsUpward ? end.fraction - part : part - end.fraction,
      beyond > 0.05 + 1.2 * way + traits.partOfAStep
    else { return nil }
    return breach(
      afterSettling: far.opening + hold,
      "a touch that stays at fraction \(part) of the track pages past its place, to \(end.value)")
  }

  /// The value, after the script, that goes on by a page although a touch holds the thumb.
  var pageUnderAHeldThumb: Breach? {
    let traits = trace.traits
    guard traits.tap == .pages, traits.changesOverTime, traits.rest == nil, let far = farPage
    else { return nil }
    let tap = [GestureEvent.down(far.place), .up(nil), .wait(0.05)]
    let (paged, flying) = far.stage.play(tap)
    // The page is still on its way.
    guard let moving = paged.steps.last?.after, let thumb = moving.thumb, thumb.center.isUsable,
      paged.isOnThumb(thumb.center, before: paged.steps.count) == true,
      !traits.isClose(flying.answers(to: [.wait(1000)])[0].value, moving.value)
    else { return nil }
    let hold = [GestureEvent.down(thumb.center), .wait(0.1), .wait(1)]
    let answers = flying.answers(to: hold)
    guard answers[0].response.editing == .began, !traits.isClose(answers[2].value, answers[0].value)
    else { return nil }
    return breach(
      afterSettling: far.opening + tap + hold,
      "a touch that holds the thumb lets a page go on from \(answers[0].value) to \(answers[2].value)",
      contrast: trace.contrast(answers[2].value, expected: answers[0].value))
  }
}

/// A control at an end of its range, before a tap near the other end of the track.
private struct FarPage {
  let opening: [GestureEvent]
  let last: ControlSnapshot
  let stage: Stage
  let place: GesturePoint
}

extension ControlTraits {
  /// Whether each tap at the end of the track leads on, if less than the way to the next stop is not a page.
  fileprivate var pagesLeadOn: Bool {
    // A page may be shorter than half the way to the next stop, so that the value goes back.
    let areStopsNear =
      (stopsOnRelease.map { $0.lastIndex >= 10 } ?? true)
      && (stops == nil && stopsOnRelease == nil || scale == .linear && !hasOwnScale)
    return thumbs == nil && range.lowerBound < range.upperBound && areStopsNear
  }
}
