import GestureEngine

// Slow whole turns of a dial whose value wraps, over its stops.
extension Trial {
  /// The first stop of a value that wraps that a whole slow turn, after the script, leaps past or never leaves.
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
    guard let widest = whole.max(by: { $0.count < $1.count }), widest.count >= 5,
      let narrowest = whole.min(by: { $0.count < $1.count }), narrowest.count <= 2
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
}

extension Trace {
  /// Returns whether a value is neither of both bounds.
  fileprivate func isBetweenBounds(_ value: Double) -> Bool {
    !traits.isAt(traits.range.lowerBound, value) && !traits.isAt(traits.range.upperBound, value)
  }
}
