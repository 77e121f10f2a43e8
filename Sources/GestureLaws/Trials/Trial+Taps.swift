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
      traits.isEnabled, traits.thumbs == nil, !traits.changesOverTime
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
}
