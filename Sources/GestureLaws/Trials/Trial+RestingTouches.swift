import GestureEngine

extension Trial {
  /// A touch on a thumb that stays at the `down`, after the script, that changes the value although it lifts off in its place.
  ///
  ///     thumb  [   ·o  ]    down and up: the middle of the thumb must not go to the touch
  var restThatMovesTheThumb: Breach? {
    let traits = trace.traits
    guard traits.thumbStaysAtDown, traits.drag == .absolute || traits.drag == .grabbedOrTapped,
      traits.thumbs == nil, traits.isEnabled, !traits.hasOwnTaps, !traits.seeksAtTaps,
      traits.doubleTapTime == 0, traits.stopsOnRelease == nil, !traits.changesOverTime,
      let last = atRest, last.track.isUsable, let thumb = last.thumb,
      case let half = traits.direction.length(of: thumb.size) / 2,
      half > 2 * traits.resolution + 1
    else { return nil }
    let way = dragsUpward ? 0.8 * half : -0.8 * half
    let place = thumb.center.moved(by: way, along: traits.direction)
    let touch: [GestureEvent] = [.down(place), .up(nil)]
    let trace = settled.end.play(touch).trace
    guard trace.steps[0].response.editing == .began, trace.isOnThumb(place, before: 0) == true,
      let committed = trace.steps[1].response.committed,
      !traits.isClose(committed, last.value), !traits.rounds(last.value, to: committed)
    else { return nil }
    return breach(
      afterSettling: touch,
      "a touch that lifts off where it went down on the thumb changes the value from \(last.value) to \(committed)",
      contrast: self.trace.contrast(committed, expected: last.value))
  }
}
