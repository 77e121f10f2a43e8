import GestureEngine

extension Law where Subject == Trial {
  /// Two thumbs at the end of a track must come apart in the only direction that is left.
  public static var nearerThumb: Law {
    Law(
      "F6", "nearer thumb",
      "a touch takes the nearer thumb; a tie goes to its side, or the way of its first motion",
      unless: {
        let traits = $0.trace.traits
        if traits.grabArea == .custom, !Trial.judgesEveryDesign { return "its hit area is its own" }
        if let reason = $0.exemptionOfOneValue { return reason }
        return traits.mayBeDraggedSlowly && traits.drag != .relative
          ? nil : traits.exemptionFromExactThumbs
      }
    ) { trial in
      guard let thumbs = trial.trace.traits.thumbs else { return nil }
      if trial.trace.traits.grabArea == .custom {
        return Trial.judgesEveryDesign ? trial.otherThumbThatMoves : nil
      }
      if trial.trace.traits.exemptionFromExactThumbs != nil {
        return Trial.judgesEveryDesign ? trial.fartherThumbThatMoves : nil
      }
      return trial.wrongThumb(thumbs)
        ?? (Trial.judgesEveryDesign ? trial.wrongThumbOfTwoInOnePlace : nil)
    }
  }
}

extension Trial {
  /// Returns the first touch that takes another thumb than the nearer one or, at a tie, than the one on the side of its
  /// first motion.
  fileprivate func wrongThumb(_ thumbs: ThumbTraits) -> Breach? {
    // The touches whose first motion decides.
    var ties: Set<Int> = []
    for sample in thumbSamples {
      let (before, step) = (trace.before(sample.step), trace.steps[sample.step])
      let changes = Thumb.allCases.contains { before.value(of: $0) != step.after.value(of: $0) }
      let areApart = before.value(of: .lower) != before.value(of: .upper)
      if sample.isDown {
        ties.remove(sample.id)
        guard sample.isAlone, before.track.isUsable, !mayMoveBoth(sample, thumbs) else { continue }
        switch trace.nearest(to: sample.point, before) {
        case .thumb(let nearest):
          if Trial.judgesEveryDesign, sample.thumb == nil,
            trace.isAtTheStopOfBoth(sample.point, before)
          {
            break
          }
          if sample.thumb != nearest { return trace.wrongThumb(of: sample, expected: nearest) }
        // Nobody minds which thumb takes a touch in the middle between them.
        case .tie where sample.thumb != nil && areApart: break
        case .tie:
          guard !changes else {
            return Breach(
              step: sample.step, "a touch as far from both thumbs changes a value",
              contrast: .response("a change", expected: "no change"))
          }
          ties.insert(sample.id)
        case nil: break
        }
        continue
      }
      guard ties.contains(sample.id) else { continue }
      guard let way = sample.way, sample.isAlone else {
        ties.remove(sample.id)
        continue
      }
      if way == 0 { continue }
      let ahead: Thumb = way > 0 ? .upper : .lower
      // Between two thumbs, a first motion may decide that moves neither.
      if areApart { ties.remove(sample.id) }
      // A value that snaps as the touch lifts off may go back.
      let mayGoBack = step.event.isLift && trace.traits.stopsOnRelease != nil
      if canMove(ahead, sample, thumbs) == true, sample.thumb != ahead || !changes, !mayGoBack {
        return Breach(
          step: sample.step,
          "the first motion of a touch as far from both thumbs leads to the \(ahead.name) one, "
            + (sample.thumb == ahead ? "which stays" : "but does not move it"))
      }
      if changes { ties.remove(sample.id) }
    }
    return nil
  }
}

extension Trial {
  /// Returns whether a touch that goes down beside both thumbs may move both.
  fileprivate func mayMoveBoth(_ sample: ThumbSample, _ thumbs: ThumbTraits) -> Bool {
    let before = trace.before(sample.step)
    return Trial.judgesEveryDesign && thumbs.movesBothBetween && sample.thumb == nil
      && Thumb.allCases.allSatisfy { !(before.frame(of: $0)?.contains(sample.point) ?? true) }
  }
}

extension Trace {
  /// Returns the breach of a touch that takes the farther thumb, or neither.
  fileprivate func wrongThumb(of sample: ThumbSample, expected nearest: Thumb) -> Breach {
    Breach(
      step: sample.step,
      "the touch takes \(sample.thumb?.name ?? "neither") thumb, the \(nearest.name) one is nearer",
      contrast: .response(
        sample.thumb.map { "the \($0.name) thumb" } ?? "no thumb",
        expected: "the \(nearest.name) thumb"))
  }
}

/// The thumb that a touch takes.
private enum Nearest {
  /// This thumb.
  case thumb(Thumb)
  /// The thumb that the first motion decides.
  case tie
}

extension Trace {
  /// Returns the thumb that a touch takes; `nil` if rounding decides it.
  fileprivate func nearest(to point: GesturePoint, _ before: ControlSnapshot) -> Nearest? {
    let along = traits.direction.onTrack(point, in: before.size).x
    let low = before.track.position(of: before.fraction(of: .lower))
    let high = before.track.position(of: before.fraction(of: .upper))
    let (below, above) = ((along - low).magnitude, (high - along).magnitude)
    if traits.thumbs?.movesBothBetween ?? false, along > low, along < high { return nil }
    // The thumb that lies on top may take a touch on both.
    let isOnBoth = Thumb.allCases.allSatisfy { before.frame(of: $0)?.contains(point) ?? false }
    if traits.drag == .grabbed, isOnBoth, low != high || along != low { return nil }
    let slack = Double.slack(1e-9, of: before.track.end + along.magnitude)
    if Trial.judgesEveryDesign, mayTakeEither(at: along, (low, high), on: before.track, slack) {
      return nil
    }
    if (below - above).magnitude > slack { return .thumb(below < above ? .lower : .upper) }
    // Sums and differences of few binary digits are exact.
    func isShort(_ number: Double) -> Bool {
      let scaled = number * 1024
      return scaled == scaled.rounded() && scaled.magnitude < 0x1p40
    }
    guard isShort(along), isShort(low), isShort(high), below == above else { return nil }
    if along > high { return .thumb(.upper) }
    return along < low ? .thumb(.lower) : .tie
  }
}

extension Trace {
  /// Returns whether a control may take either thumb for a touch, because it compares the values with that of the touch:
  /// a bound beyond an end, or the nearest stop.
  ///
  /// Where both thumbs are in one place, one of them may be stuck, unless they swap.
  private func mayTakeEither(
    at along: Double, _ places: (low: Double, high: Double), on track: Track, _ slack: Double
  ) -> Bool {
    let step = traits.partOfAStep * track.length
    let (below, above) = ((along - places.low).magnitude, (places.high - along).magnitude)
    if (places.low - places.high).magnitude <= slack {
      let isBeyond =
        along < track.start && places.low <= track.start + slack
        || along > track.end && places.high >= track.end - slack
      let isAtTheStop =
        traits.thumbs?.whenMeeting == .swaps && along != places.low && below <= 0.51 * step
      return isBeyond || isAtTheStop
    }
    return along > places.low && along < places.high && step > 0
      && (below - above).magnitude <= 1.01 * step + slack
  }
}

extension Trace {
  /// Returns whether both thumbs are at the stop of a touch, so that the touch may wait for its first motion.
  fileprivate func isAtTheStopOfBoth(_ point: GesturePoint, _ before: ControlSnapshot) -> Bool {
    let along = traits.direction.onTrack(point, in: before.size).x
    let place = before.track.position(of: before.fraction(of: .lower))
    let step = traits.partOfAStep * before.track.length
    return before.value(of: .lower) == before.value(of: .upper)
      && (along - place).magnitude <= 0.51 * step
  }
}

extension Trial {
  /// Returns whether a motion moves a thumb that a touch takes; `nil` if rounding decides it.
  fileprivate func canMove(_ thumb: Thumb, _ sample: ThumbSample, _ thumbs: ThumbTraits) -> Bool? {
    let (before, range) = (trace.before(sample.step), trace.traits.range)
    guard let way = sample.way, before.track.isUsable, let scale = try? Scale(range),
      let point = trace.steps[sample.step].event.touch?.point,
      // The distances do not tell the pairs of other stops than their own.
      trace.traits.stops == nil || thumbs.distances.stops != nil
    else { return nil }
    let (own, other) = (before.value(of: thumb), before.value(of: thumb.other))
    let along = trace.traits.direction.onTrack(point, in: before.size).x
    // The touch went down on both thumbs or on neither.
    let places = [
      before.track.fraction(from: before.fraction(of: thumb), movedBy: way),
      before.track.fraction(at: along) ?? 0,
    ]
    let values = places.map { scale.value(at: $0) }
    // Halfway between two stops, either is nearest.
    if let stops = trace.traits.stops,
      values.contains(where: {
        stops.nearest(to: $0, within: trace.traits.rounding(near: $0)).count == 2
      })
    {
      return nil
    }
    let moves = values.map { wanted in
      let new =
        thumbs.value(
          of: thumb, nearestTo: wanted, beside: other,
          pushing: thumbs.whenMeeting == .pushes) ?? own
      return (new - own).magnitude > 1e-9 * range.span
    }
    return moves[0] == moves[1] ? moves[0] : nil
  }
}
