import GestureEngine

extension Law where Subject == Trial {
  /// Thumbs that stick together, or that block each other, make a filter that cannot be opened again.
  public static var reachablePairs: Law {
    Law(
      "F5", "reachable pairs",
      "drags lead from every pair of values to every other admissible pair",
      unless: { trial in
        let traits = trial.trace.traits
        if let reason = trial.exemptionOfOneValue { return reason }
        if !traits.mayBeDraggedSlowly, let reason = traits.exemptionFromPlacesOfThumbs {
          return reason
        }
        if traits.resolution > 0 || traits.precision.part > 1e-8 { return "its places are rounded" }
        guard let thumbs = trial.trace.traits.thumbs else { return nil }
        let range = trial.trace.traits.range
        let span = range.span
        guard range.isLonger(than: 1e-6) else { return "its range has too few numbers" }
        let step = trial.trace.traits.stops.map { $0.stop(1) - $0.stop(0) } ?? 0
        guard step == 0 || step > 1e-4 * span else { return "its stops are closer than points" }
        let (least, greatest) = (thumbs.distances.least, thumbs.distances.greatest ?? .infinity)
        if thumbs.whenMeeting == .pushes { return nil }
        // Thumbs that stand on stops have a distance of whole steps: of at least 1 and at most 4 points,
        // steps of 3 leave a distance of 3 alone.
        let isFree =
          step == 0
          ? greatest - least > 1e-3 * span
          : (greatest / step + 1e-9).rounded(.down) > (least / step - 1e-9).rounded(.up)
        return isFree ? nil : "its thumbs cannot move on their own"
      }
    ) { trial in
      let (trace, range) = (trial.trace, trial.trace.traits.range)
      guard let thumbs = trace.traits.thumbs else { return nil }
      if trace.traits.exemptionFromPlacesOfThumbs != nil {
        guard Trial.judgesEveryDesign else { return nil }
        return trial.dragThatMovesNeither() ?? trial.thumbThatDoesNotPass(thumbs.whenMeeting)
          ?? trial.thumbThatCannotBeHeld
      }
      if Trial.judgesEveryDesign, let breach = trial.dragThatMovesNeither(aside: 0.01) {
        return breach
      }
      // Pairs differ from script to script, so that many scripts reach many pairs.
      let number =
        trial.script.events.count
        + trace.steps.reduce(0) { ($0 + Int($1.response.detents.magnitude % 35)) % 35 }
      let (low, high) = (Double(number % 5) / 4, Double(number % 7) / 6)
      let span = range.span
      func reachable(_ value: Double) -> Double {
        Trial.judgesEveryDesign ? trace.traits.stopsOnRelease?.snap(value) ?? value : value
      }
      guard
        let target = thumbs.distances.pair(
          reachable(range.lowerBound + low * span), reachable(range.lowerBound + high * span)),
        reachable(target.lower) == target.lower, reachable(target.upper) == target.upper
      else { return nil }
      let settled = trial.settled
      guard let size = settled.trace.steps.last?.after.thumb?.size else { return nil }
      // A track that is longer than a finger is thick, whatever the size that the script ends with.
      let side = 300 + 4 * (size.width + size.height)
      // Touches beyond 2³⁰ points are ignored.
      guard side < 0x1p29 else { return nil }
      var events = [GestureEvent.resize(GestureSize(width: side, height: side))]
      let (resized, roomy) = settled.end.play(events)
      var (last, stage) = (resized.steps.last?.after, roomy)
      guard let start = last, start.track.length > 200 else { return nil }
      for _ in 0..<16 {
        guard let before = last else { return nil }
        for thumb in Thumb.allCases {
          guard let now = last else { return nil }
          let wanted = thumb == .lower ? target.lower : target.upper
          // A rounding error must not put a touch on the wrong side of two thumbs at the same place.
          let isTie = now.fraction(of: .upper) - now.fraction(of: .lower) < 1e-6
          // A thumb may lie on top of the other one, which is then held where it shows.
          let shows = trace.traits.drag == .grabbed ? now.partThatShows(of: thumb, trace.traits) : 0
          let aside = isTie ? 1e-7 * side : shows
          guard let drag = trace.drag(of: thumb, to: wanted, from: now, aside: aside) else {
            continue
          }
          let (played, end) = stage.play(drag)
          // A hit area of the control's own may refuse the touch.
          guard played.steps[0].response.editing == .began else { return nil }
          events += drag
          (last, stage) = (played.steps.last?.after, end)
        }
        guard let now = last else { return nil }
        func isReached(_ thumb: Thumb, _ target: Double) -> Bool {
          (now.value(of: thumb) - target).magnitude <= 1e-6 * span
        }
        if isReached(.lower, target.lower), isReached(.upper, target.upper) { return nil }
        if before.isIdentical(to: now) {
          let thumb = isReached(.lower, target.lower) ? Thumb.upper : .lower
          return trial.breach(
            afterSettling: events,
            "drags from \(start.value(of: .lower)) and "
              + "\(start.value(of: .upper)) lead to \(now.value(of: .lower)) and "
              + "\(now.value(of: .upper)), not to \(target.lower) and \(target.upper)",
            contrast: trace.contrast(
              now.value(of: thumb), expected: thumb == .lower ? target.lower : target.upper),
            of: thumb)
        }
      }
      return nil
    }
  }
}

extension ControlSnapshot {
  /// Returns the distance from the middle of a thumb, away from the other one, at which it shows under the other
  /// one; 0 if the thumbs do not cover each other.
  fileprivate func partThatShows(of thumb: Thumb, _ traits: ControlTraits) -> Double {
    guard let own = frame(of: thumb), let other = frame(of: thumb.other) else { return 0 }
    let way = traits.direction.motion(from: own.center, to: other.center).x.magnitude
    let (half, reach) = (
      traits.direction.length(of: own.size) / 2, traits.direction.length(of: other.size) / 2
    )
    return way < reach ? half - Swift.min(half, way) / 2 : 0
  }
}

extension Trace {
  /// Returns a drag of a thumb to a value; `nil` if it is there.
  ///
  /// - Parameters:
  ///   - thumb: The thumb.
  ///   - value: Its new value.
  ///   - snapshot: The present state.
  ///   - aside: The distance of the touch from the thumb's centre, away from the other thumb.
  /// - Returns: The events.
  fileprivate func drag(
    of thumb: Thumb, to value: Double, from snapshot: ControlSnapshot, aside: Double
  ) -> [GestureEvent]? {
    let direction = traits.direction
    guard snapshot.value(of: thumb) != value, let scale = try? Scale(traits.range) else {
      return nil
    }
    let (from, to) = (snapshot.fraction(of: thumb), scale.fraction(of: value))
    func point(at fraction: Double) -> GesturePoint {
      let away = thumb == .lower ? -aside : aside
      let along = snapshot.track.position(of: fraction) + away
      let middle = direction.breadth(of: snapshot.size) / 2
      let rect = GestureRect(origin: GesturePoint(x: along, y: middle), size: .zero)
      return direction.onScreen(rect, in: snapshot.size).origin
    }
    return [.down(point(at: from)), .move(point(at: to)), .up(nil)]
  }
}
