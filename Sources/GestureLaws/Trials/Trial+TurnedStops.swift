import GestureEngine

// Turns of a dial over its stops.
extension Trial {
  /// The first stop that a slow whole turn leaps past or never leaves, after the script, on a dial whose value wraps.
  var firstSkippedStop: Breach? {
    let traits = trace.traits
    guard traits.wraps, traits.samplingInterval == 0,
      let stops = traits.stops, (4...60).contains(stops.lastIndex), let hand = turningHands.first,
      hand.isRecognisedAtOnce(traits)
    else { return nil }
    let angle = 90 * stops.partOfAStep
    guard hand.radius * angle * (.pi / 180) > 2 * traits.resolution,
      let turn = hand.turn(by: [10] + Array(repeating: angle, count: 4 * stops.count))
    else { return nil }
    let places = hand.places(turn)
    let moves = turn.indices.filter { turn[$0].isMove }
    // The motions since the last change: four of them are a step.
    var motions = 0
    for (count, (old, new)) in zip(places, places.dropFirst()).enumerated() {
      func breach(_ message: String) -> Breach? {
        self.breach(ofFollowing: hand, Array(turn[...moves[count + 1]]), message)
      }
      motions = new.value == old.value ? motions + 1 : 0
      if difference(new.fraction, from: old.fraction).magnitude > 1.5 * stops.partOfAStep {
        return breach(
          "a slow turn leads from \(old.value) to \(new.value), past the stop between them")
      }
      if motions > 6, traits.stepRounding == .nearest, !traits.hasOwnScale {
        return breach(
          "a slow turn by \(Double(motions) / 4) steps leaves the value at \(new.value)")
      }
    }
    guard traits.stepRounding == .nearest, !traits.hasOwnScale else { return nil }
    if let bound = boundLeftOut(by: places.prefix(4 * stops.lastIndex), of: stops) {
      return breach(ofFollowing: hand, turn, "a slow turn leaves out \(bound)")
    }
    return unevenStops(of: places).flatMap { breach(ofFollowing: hand, turn, $0) }
  }

  /// Returns a message about two stops of a slow turn of which one has the place of more than a stop and the other that of
  /// less.
  ///
  /// All stops of a value that wraps have places of one width: at least three and at most four motions, or one more
  /// or less where a motion ends between two places.
  private func unevenStops(of places: [ControlSnapshot]) -> String? {
    guard trace.traits.resolution == 0 else { return nil }
    var stays: [(value: Double, count: Int)] = []
    for place in places {
      if stays.last?.value == place.value {
        stays[stays.count - 1].count += 1
      } else {
        stays.append((place.value, 1))
      }
    }
    // The turn begins and ends somewhere within a place.
    let whole = stays.dropFirst().dropLast()
    guard let widest = whole.max(by: { $0.count < $1.count }),
      let narrowest = whole.min(by: { $0.count < $1.count }),
      widest.count >= 5 && narrowest.count <= 2 || widest.count >= 7 && narrowest.count <= 4
    else { return nil }
    return
      "of a slow turn, \(widest.count) motions give \(widest.value), and only \(narrowest.count) "
      + "\(narrowest.value)"
  }

  /// Returns a bound that a slow whole turn leaves out, of stops of which the first is a step after the last.
  ///
  /// The places between the bounds then take less of the turn than if both bounds were one place.
  private func boundLeftOut(by places: ArraySlice<ControlSnapshot>, of stops: Snapping) -> Double? {
    let (range, last) = (trace.traits.range, Double(stops.lastIndex))
    let inner = places.count { trace.isBetweenBounds($0.value) }
    let (apart, together) = (4 * last * (last - 1) / (last + 1), 4 * (last - 1))
    guard Double(inner) < (apart + together) / 2 else { return nil }
    return [range.lowerBound, range.upperBound].first { bound in
      !places.contains { trace.traits.isAt(bound, $0.value) }
    }
  }

  /// A turn of a dial, after the script, by a fifth of the angle between two stops, which leads from one stop to another.
  ///
  ///     stops      7        8        9
  ///     values     7 7 7 7 78 8 8 8 89       a stop begins at its place, and not halfway
  ///
  /// Only a dial that adds up motions is judged: a touch itself must not change the value, wherever it goes down.
  var turnWithinAStopThatLeadsOn: Breach? {
    let traits = trace.traits
    guard traits.hasEvenTurns, traits.stepRounding == .nearest, traits.samplingInterval == 0,
      !traits.recognisesDrags, traits.tap == nil, traits.doubleTapTime == 0, traits.rest == nil,
      traits.grabArea == .bounds || traits.grabArea == .anywhere,
      let stops = traits.stops, (3...60).contains(stops.lastIndex)
    else { return nil }
    for hand in turningHandsOfTheScript where !hand.opening.isEmpty {
      let start = hand.stage.answers(to: [.wait(0)])[0].value
      // The value is a stop between the ends, and no touch changes it without a motion.
      guard traits.isClose(stops.snap(start), start), start != traits.range.lowerBound,
        start != traits.range.upperBound,
        turningHands.filter({ $0.opening == hand.opening }).allSatisfy({ other in
          other.turn(by: [0.001]).map { other.places($0).last?.value == start } ?? false
        }),
        let turn = hand.turn(by: Array(repeating: turnsClockwise ? 5 : -5, count: 60))
      else { continue }
      let places = hand.places(turn)
      let changes = places.indices.dropFirst().filter { places[$0].value != places[$0 - 1].value }
      guard changes.count > 2,
        changes.allSatisfy({ index in
          let way = difference(places[index].fraction, from: places[index - 1].fraction)
          return (way.magnitude - stops.partOfAStep).magnitude < 0.1 * stops.partOfAStep
        })
      else { continue }
      // The angle between two changes, in degrees, is that between two stops, up to a motion.
      let angle = 5 * Double(changes[2] - changes[0]) / 2
      guard angle > 15 else { continue }
      for part in [0.2, -0.2] {
        guard let turn = hand.turn(by: [part * angle]), let new = hand.places(turn).last?.value,
          !traits.isSame(new, start)
        else { continue }
        return breach(
          ofFollowing: hand, turn,
          "a turn by \(part.magnitude * angle) degrees, a fifth of the angle between two stops, leads from "
            + "\(start) to \(new)")
      }
    }
    return nil
  }

  /// A touch of a dial, after the script, that gives a stop although it is three times as near to the mark of the next one.
  ///
  ///     marks        7           8
  ///     values     7 7 7 7 7 7 7 8 8        each stop begins at its mark, and not halfway
  ///
  /// The thumb shows the marks. Every script touches beside other stops.
  var stopFarFromItsMark: Breach? {
    let traits = trace.traits
    guard traits.hasEvenTurns, traits.stepRounding == .nearest, let stops = traits.stops,
      (3...60).contains(stops.lastIndex), traits.stopsOnRelease == nil, traits.tap == nil,
      traits.doubleTapTime == 0, !traits.recognisesDrags, traits.samplingInterval == 0,
      traits.rest == nil, traits.grabArea == .bounds || traits.grabArea == .anywhere,
      let last = atRest, last.track.isUsable, hasThumb
    else { return nil }
    let index = script.events.count % stops.lastIndex
    let middle = traits.pivot(in: last.size)
    let origin = GesturePoint(x: 0, y: 0)
    let values = [stops.stop(index), stops.stop(index + 1)]
    let marks = values.compactMap { value -> GesturePoint? in
      let events: [GestureEvent] = [.set(value), .wait(1000)]
      guard let center = settled.end.play(events).trace.steps.last?.after.thumb?.center,
        center.isUsable
      else { return nil }
      return GesturePoint(x: center.x - middle.x, y: center.y - middle.y)
    }
    guard marks.count == 2, case let radius = marks[0].distance(from: origin), radius > 20,
      (marks[1].distance(from: origin) - radius).magnitude < 0.1 * radius,
      (0.02...0.9).contains(marks[0].distance(from: marks[1]) / radius)
    else { return nil }
    for (from, to) in [(0, 1), (1, 0)] {
      let opening: [GestureEvent] = [.set(values[from]), .wait(1000)]
      let (set, stage) = settled.end.play(opening)
      /// Returns the place of a part of the way from one mark to the other.
      func place(_ part: Double) -> GesturePoint {
        GesturePoint(
          x: middle.x + (1 - part) * marks[from].x + part * marks[to].x,
          y: middle.y + (1 - part) * marks[from].y + part * marks[to].y)
      }
      func value(at part: Double) -> Double? {
        let step = stage.play([.down(place(part))]).trace.steps[0]
        return step.response.editing == .began ? step.after.value : nil
      }
      // The value is that of the angle of the touch.
      guard let near = value(at: 0.1), traits.isSame(near, values[from]),
        let beyond = value(at: 1.25), traits.isSame(beyond, values[to]),
        let wrong = value(at: 0.75), traits.isSame(wrong, values[from]),
        // A touch on the thumb may hold it where it is.
        set.steps.last?.after.thumb?.contains(place(0.75)) == false
      else { continue }
      return breach(
        afterSettling: opening + [.down(place(0.75))],
        "a touch at three quarters of the way from the mark of \(values[from]) to that of \(values[to]) gives \(wrong)",
        contrast: trace.contrast(wrong, expected: values[to]))
    }
    return nil
  }
}

extension Trace {
  /// Returns whether a value is neither of both bounds.
  fileprivate func isBetweenBounds(_ value: Double) -> Bool {
    !traits.isAt(traits.range.lowerBound, value) && !traits.isAt(traits.range.upperBound, value)
  }
}
