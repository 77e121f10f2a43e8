import GestureEngine

extension Trace {
  /// The second touches that were cancelled, and during which nothing but their own motion has occurred, in order.
  ///
  /// The other touch may otherwise keep a value from going back.
  var cancelledSecondTouches: [CancelledTouch] {
    steps.indices.compactMap { cancelledSecondTouch(beginningIn: $0) }
  }

  /// Returns the cancelled touch that goes down in a step while another touch is down.
  private func cancelledSecondTouch(beginningIn down: Int) -> CancelledTouch? {
    let step = steps[down]
    guard case .down(let origin, let touch) = step.event, step.response.editing == .began,
      step.tracked != nil, step.alsoTracked == nil, !step.tracks(touch),
      let thumb = step.response.thumb
    else { return nil }
    let start = before(down)
    var reach = 0.0
    for index in (down + 1)..<steps.count {
      switch steps[index].event {
      case .move(let point, touch) where point.isUsable:
        reach = Swift.max(reach, point.distance(from: origin))
      case .cancel(touch?):
        // A motion of the other touch may have been put off until now.
        let isOther = before(index).own(thumb.other).isSame(as: start.own(thumb.other))
        return isOther && steps[index].response.editing == .cancelled
          ? CancelledTouch(step: index, value: start.value, reach: reach) : nil
      case .down, .move, .up, .cancel, .revert, .resize, .set, .wait, .adjust, .thumbs: return nil
      }
    }
    return nil
  }
}

extension ControlSnapshot {
  /// Returns the value of a thumb, also in a view of the upper one.
  fileprivate func own(_ thumb: Thumb) -> Double {
    thumb == .lower ? lower ?? value : upper?.value ?? value
  }
}
