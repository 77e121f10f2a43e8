import GestureEngine

// Taps after the script that a control must not lose.
extension Trial {
  /// A tap that moves by a little, after the script, and gives another value than without motion.
  ///
  ///     stars   |    1    |    2    |    3    |
  ///     tap                   o>                 both places give two stars
  ///
  /// Of a row of buttons or stars, a touch that comes back to one may count or not, but a touch that stays on it taps. Every
  /// script taps another place.
  var tapThatTremblingLoses: Breach? {
    let traits = trace.traits
    guard traits.drag == .grabbedOrTapped, traits.tap != .ignored, traits.tapTolerance > 0,
      traits.isEnabled, traits.thumbs == nil, traits.doubleTapTime == 0, !traits.changesOverTime
    else { return nil }
    let start = [GestureEvent.set(traits.range.lowerBound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let last = set.steps.last?.after, last.track.isUsable, last.thumb == nil else {
      return nil
    }
    let part = (Double(script.events.count % 12) + 0.5) / 12
    let place = last.point(at: last.track.position(of: part), along: traits.direction)
    let other = place.moved(
      by: Swift.min(0.4, traits.tapTolerance / 4), along: traits.direction)
    guard place.isUsable, other.isUsable, other != place else { return nil }
    func tap(_ down: GesturePoint, _ motion: [GestureEvent] = []) -> Double? {
      let answers = stage.answers(to: [.down(down)] + motion + [.up(nil)])
      return answers[0].response.editing == .began ? answers.last?.committed : nil
    }
    guard let still = tap(place), traits.isSame(tap(other) ?? .nan, still),
      !traits.isSame(still, last.value), let value = tap(place, [.move(other)]),
      !traits.isSame(value, still)
    else { return nil }
    return breach(
      afterSettling: start + [.down(place), .move(other), .up(nil)],
      "a tap that moves by \(place.distance(from: other)) points gives \(value), without motion \(still)",
      contrast: trace.contrast(value, expected: still))
  }

  /// A tap at the one end of the track that does not page there from the other end.
  var pageThatLeadsNowhere: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    // A page may be shorter than half the way to the next stop, so that the value goes back.
    let areStopsNear =
      (traits.stopsOnRelease.map { $0.lastIndex >= 10 } ?? true)
      && (traits.stops == nil && traits.stopsOnRelease == nil
        || traits.scale == .linear && !traits.hasOwnScale)
    guard traits.thumbs == nil, traits.doubleTapTime == 0, range.lowerBound < range.upperBound,
      areStopsNear
    else { return nil }
    let (bound, part) = dragsUpward ? (range.lowerBound, 0.98) : (range.upperBound, 0.02)
    let start = [GestureEvent.set(bound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let last = set.steps.last?.after, last.track.isUsable, traits.isAt(bound, last.value),
      last.track.length > 20 + 20 * traits.resolution,
      case let place = last.point(at: last.track.position(of: part), along: traits.direction),
      place.isUsable, set.isOnThumb(place, before: set.steps.count) == false,
      !mayHold(last, at: place)
    else { return nil }
    let tap = [GestureEvent.down(place), .up(nil), .wait(1000)]
    let answers = stage.answers(to: tap)
    guard answers[0].response.editing == .began, let value = answers.last?.value,
      traits.isAt(bound, value)
    else { return nil }
    return breach(
      afterSettling: start + tap,
      "a tap at fraction \(part) of the track leaves the value at \(value)")
  }

  /// Returns whether a touch may hold the thumb by the margin of an area of the control's own, of at most 100 points.
  private func mayHold(_ last: ControlSnapshot, at place: GesturePoint) -> Bool {
    guard trace.traits.grabArea == .custom, let thumb = last.thumb else { return false }
    let length = trace.traits.direction.length(of: thumb.size)
    return place.distance(from: thumb.center) < length + 100
  }
}
