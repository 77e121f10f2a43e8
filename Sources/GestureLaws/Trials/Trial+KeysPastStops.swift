import GestureEngine

// Keys, after the script, that lead from between two stops past the next one.
extension Trial {
  /// A key that leads, after the script, from between two stops past the next one, farther than a step.
  var keyPastTheNextStop: Breach? {
    let traits = trace.traits
    guard !traits.roundsSets, traits.hasCommonKeys, let stops = traits.stops,
      stops.areDistinct, traits.isEnabled, traits.thumbs == nil, traits.rest == nil,
      !traits.hasOwnScale, stops.lastIndex > 2, let old = atRest?.value
    else { return nil }
    let key: GestureEvent.Adjustment = dragsUpward ? .increment : .decrement
    let nearest = stops.index(nearestTo: old)
    let stop = stops.stop(nearest)
    let next = (stop > old) == key.isUpward ? nearest : nearest + (key.isUpward ? 1 : -1)
    let step = (stops.stop(next) - stops.stop(key.isUpward ? next - 1 : next + 1)).magnitude
    let values = settled.end.answers(to: spaced([.adjust(key)])).map { $0.value }
    // Beside a stop, the key may count from the stop.
    guard (old - stop).magnitude > 0.1 * step else { return nil }
    guard let new = values.last, (new - old).magnitude > 1.01 * step + traits.valueSlack else {
      return nil
    }
    return breach(
      afterSettling: spaced([.adjust(key)]),
      "`\(GestureEvent.adjust(key).text)` leads from \(old) to \(new), past the stop \(stops.stop(next))",
      contrast: trace.contrast(new, expected: stops.stop(next)))
  }

  /// A key of the control's own that leads, from the value or from a bound, past a value to which the opposite key leads
  /// back: by more than a step and a half, or although the opposite key leads from that value to the first one.
  ///
  ///     |---o=|===>O---|    up leads on, past a place
  ///     |-----O<===o---|    down leads back to it
  ///
  /// A key that adds a step and rounds the sum leads on by up to a step and a half.
  var keyPastItsOwnStop: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.hasOwnAdjustments, !traits.remembersGestures, traits.isEnabled,
      traits.thumbs == nil, traits.rest == nil, traits.latch == nil, !traits.wraps,
      let value = atRest?.value
    else { return nil }
    let (up, down) = oppositeKeys
    let (key, back) = dragsUpward ? (up, down) : (down, up)
    for start in [value, dragsUpward ? range.lowerBound : range.upperBound] {
      let opening: [GestureEvent] = [
        .resize(trace.before(trace.steps.count).size), .set(start), .adjust(key), .adjust(back),
      ]
      let values = settledValues(opening + [.adjust(key)])
      let (old, new, between) = (values[1], values[2], values[3])
      let step = new - between
      guard step != 0, (step > 0) == key.isUpward, (between - old) / step > 0.1,
        (between - old).magnitude > 4 * traits.valueSlack, !traits.isClose(old, between),
        (between - old) / step > 0.51 && traits.isSame(values[4], new)
          || traits.isSame(settledValues(opening + [.adjust(back)])[4], old)
      else { continue }
      return breach(
        ofNewControlAfter: spaced(Array(opening.dropLast())),
        "`\(GestureEvent.adjust(key).text)` leads from \(old) to \(new), past \(between), to which "
          + "`\(GestureEvent.adjust(back).text)` leads back",
        contrast: trace.contrast(new, expected: between))
    }
    return nil
  }

  /// The key to an end, of a control's own, that leads to the same value from two others, if the next key leads on from
  /// there.
  var endThatAKeyPasses: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.hasOwnAdjustments, !traits.remembersGestures, traits.isEnabled,
      traits.thumbs == nil, traits.rest == nil, traits.latch == nil,
      let scale = try? Scale(range, traits.scale)
    else { return nil }
    let (end, key): (GestureEvent.Adjustment, GestureEvent.Adjustment) =
      dragsUpward ? (.maximum, .increment) : (.minimum, .decrement)
    let size = trace.before(trace.steps.count).size
    let ways = [0.3, 0.6].map { part in
      let events: [GestureEvent] = [
        .resize(size), .set(scale.value(at: part)), .adjust(end), .adjust(key), .adjust(key),
      ]
      return (events: events, values: settledValues(events))
    }
    let (first, second) = (ways[0].values, ways[1].values)
    let (last, next) = (first[2], first[3])
    guard first[1] != second[1], last == second[2], last != first[1], last != second[1],
      dragsUpward ? next > last : next < last, !traits.isClose(next, last, after: 4),
      // Both bounds may be one place, from which the next key leads on to another one.
      !traits.wraps
        || !traits.isSamePlace(last, range.lowerBound)
          && (!traits.isSamePlace(next, range.lowerBound)
            || first[4] == (dragsUpward ? range.lowerBound : range.upperBound))
    else { return nil }
    return breach(
      ofNewControlAfter: spaced(Array(ways[0].events.dropLast())),
      "`\(GestureEvent.adjust(end).text)` leads to \(last), and `\(GestureEvent.adjust(key).text)` on to \(next)",
      contrast: trace.contrast(last, expected: next))
  }
}
