import GestureEngine

extension Trial {
  /// A stop that no place of a slow sweep along the track gives, between two stops that it gives.
  ///
  ///     touch   o··>··>··>··>··>··>··>··>    four places between two stops
  ///     value   2  2  3  3  3  5  5  5  5    no touch gives 4
  ///
  /// Laws C3 and D13 know the stop of each place, unless a control rounds by a rule of its own.
  var stopThatASweepMisses: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, traits.drag == .absolute, traits.stepRounding == .custom,
      traits.isEnabled, traits.thumbs == nil, !traits.recognisesDrags, !traits.hasOwnScale,
      traits.samplingInterval == 0, !traits.changesOverTime,
      let stops = traits.stops, (2...50).contains(stops.lastIndex),
      let scale = try? Scale(traits.range, traits.scale),
      let last = atRest, last.track.isUsable
    else { return nil }
    let fractions = (0...stops.lastIndex).map { scale.fraction(of: stops.stop($0)) }
    let places = zip(fractions, fractions.dropFirst()).flatMap { low, high in
      [0.125, 0.375, 0.625, 0.875].map { low + $0 * (high - low) }
    }
    let gap = zip(fractions, fractions.dropFirst()).map { $1 - $0 }.min() ?? 0
    let largest = Swift.max(last.middle.x.magnitude, last.middle.y.magnitude, last.track.end)
    guard gap * last.track.length > Swift.max(8 * traits.resolution, 1e-9 * largest) else {
      return nil
    }
    let touches = places.map {
      last.point(at: last.track.start + $0 * last.track.length, along: traits.direction)
    }
    guard touches.allSatisfy({ $0.isUsable }) else { return nil }
    let sweep = [GestureEvent.down(touches[0])] + touches.dropFirst().map { .move($0) }
    let answers = settled.end.answers(to: sweep)
    guard answers[0].response.editing == .began else { return nil }
    let given = (0...stops.lastIndex).map { index in
      answers.contains { traits.isSame($0.value, stops.stop(index)) }
    }
    guard
      let missed = given.indices.dropFirst().dropLast().first(where: {
        !given[$0] && given[$0 - 1] && given[$0 + 1]
      })
    else { return nil }
    return breach(
      afterSettling: sweep,
      "a slow sweep along the track never gives the stop \(stops.stop(missed))")
  }
}
