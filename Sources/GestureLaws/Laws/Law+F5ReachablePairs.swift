import GestureEngine

extension Law where Subject == Trial {
  /// Thumbs that stick together, or that block each other, make a filter that cannot be opened again.
  public static var reachablePairs: Law {
    Law(
      "F5", "reachable pairs",
      "drags lead from every pair of values to every other admissible pair",
      unless: { $0.exemptionOfOneValue ?? $0.trace.traits.exemptionFromReachablePairs }
    ) { trial in
      let traits = trial.trace.traits
      guard let thumbs = traits.thumbs else { return nil }
      if Trial.judgesEveryDesign, traits.isDial { return trial.thumbThatNoTurnMoves }
      let isRounded = Trial.judgesEveryDesign && traits.roundsItsPlaces
      guard traits.exemptionFromPlacesOfThumbs != nil || isRounded else {
        let pushed = Trial.judgesEveryDesign ? trial.dragThatMovesNeither(aside: 0.01) : nil
        return pushed ?? trial.pairThatDragsMiss(thumbs.distances)
      }
      guard Trial.judgesEveryDesign else { return nil }
      if isRounded { return trial.dragThatMovesNeither() }
      return trial.dragThatMovesNeither() ?? trial.thumbThatDoesNotPass(thumbs.whenMeeting)
        ?? trial.thumbThatCannotBeHeld ?? trial.dragWithoutEffect
        ?? trial.secondTouchWithoutEffect
    }
  }
}

extension ControlTraits {
  /// Whether drags need not lead to every pair of values, because places are rounded.
  fileprivate var roundsItsPlaces: Bool { resolution > 0 || precision.part > 1e-8 }

  /// The reason why drags need not lead from every pair of values to every other; `nil` if they must.
  fileprivate var exemptionFromReachablePairs: String? {
    if Trial.judgesEveryDesign, turnsTwoThumbs { return nil }
    if !mayBeDraggedSlowly, let reason = exemptionFromPlacesOfThumbs { return reason }
    if roundsItsPlaces, !Trial.judgesEveryDesign { return "its places are rounded" }
    guard let thumbs else { return nil }
    guard range.isLonger(than: 1e-6) else { return "its range has too few numbers" }
    let step = stops.map { $0.stop(1) - $0.stop(0) } ?? 0
    guard step == 0 || step > 1e-4 * range.span else { return "its stops are closer than points" }
    let (least, greatest) = (thumbs.distances.least, thumbs.distances.greatest ?? .infinity)
    if thumbs.whenMeeting == .pushes { return nil }
    // Thumbs that stand on stops have a distance of whole steps: of at least 1 and at most 4 points, steps of 3
    // leave a distance of 3 alone.
    let isFree =
      step == 0
      ? greatest - least > 1e-3 * range.span
      : (greatest / step + 1e-9).rounded(.down) > (least / step - 1e-9).rounded(.up)
    return isFree ? nil : "its thumbs cannot move on their own"
  }
}

extension Trial {
  /// Returns how drags after the script, on a large track, do not lead to another pair of values.
  fileprivate func pairThatDragsMiss(_ distances: ThumbDistances) -> Breach? {
    guard let target = pairToReach(distances), let size = atRest?.thumb?.size else { return nil }
    // A track that is longer than a finger is thick, whatever the size that the script ends with.
    let side = 300 + 4 * (size.width + size.height)
    // Touches beyond 2³⁰ points are ignored.
    guard side < 0x1p29 else { return nil }
    func wanted(_ thumb: Thumb) -> Double { thumb == .lower ? target.lower : target.upper }
    var events = [GestureEvent.resize(GestureSize(width: side, height: side))]
    var (played, stage) = settled.end.play(events)
    guard let start = played.steps.last?.after, start.track.length > 200 else { return nil }
    var now = start
    for _ in 0..<16 {
      let before = now
      for thumb in Thumb.allCases {
        // A rounding error must not put a touch on the wrong side of two thumbs at the same place.
        let isTie = now.fraction(of: .upper) - now.fraction(of: .lower) < 1e-6
        // A thumb may lie on top of the other one, which is then held where it shows.
        let shows = trace.traits.drag == .grabbed ? now.partThatShows(of: thumb, trace.traits) : 0
        let drag = trace.drag(
          of: thumb, to: wanted(thumb), from: now, aside: isTie ? 1e-7 * side : shows)
        guard let drag else { continue }
        (played, stage) = stage.play(drag)
        // A hit area of the control's own may refuse the touch.
        guard played.steps[0].response.editing == .began else { return nil }
        events += drag
        now = played.steps.last?.after ?? now
      }
      let missed = Thumb.allCases.first {
        (now.value(of: $0) - wanted($0)).magnitude > 1e-6 * trace.traits.range.span
      }
      guard let missed else { return nil }
      guard before.isIdentical(to: now) else { continue }
      return breach(
        afterSettling: events,
        "drags from \(start.value(of: .lower)) and \(start.value(of: .upper)) lead to "
          + "\(now.value(of: .lower)) and \(now.value(of: .upper)), not to \(target.lower) and "
          + "\(target.upper)",
        contrast: trace.contrast(now.value(of: missed), expected: wanted(missed)),
        of: missed)
    }
    return nil
  }

  /// Returns the pair to which drags must lead; `nil` if there is no such pair.
  ///
  /// Pairs differ from script to script, so that many scripts reach many pairs.
  private func pairToReach(_ distances: ThumbDistances) -> (lower: Double, upper: Double)? {
    let range = trace.traits.range
    let number =
      script.events.count
      + trace.steps.reduce(0) { ($0 + Int($1.response.detents.magnitude % 35)) % 35 }
    func reachable(_ value: Double) -> Double {
      Trial.judgesEveryDesign ? trace.traits.stopsOnRelease?.snap(value) ?? value : value
    }
    let pair = distances.pair(
      reachable(range.lowerBound + Double(number % 5) / 4 * range.span),
      reachable(range.lowerBound + Double(number % 7) / 6 * range.span))
    guard let pair, reachable(pair.lower) == pair.lower, reachable(pair.upper) == pair.upper else {
      return nil
    }
    return pair
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
