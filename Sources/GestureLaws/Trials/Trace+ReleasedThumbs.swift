import GestureEngine

// The stops to which one of two values snaps as its touch ends.
extension Trace {
  /// The first touch that has moved one of two thumbs, lifts off where it is, and leaves the thumb beside the stops that it
  /// may go to.
  var thumbLeftBesideItsStops: Breach? {
    guard traits.stepRounding != .custom, traits.samplingInterval == 0, traits.doubleTapTime == 0,
      !traits.changesOverTime, !traits.hasOwnTaps
    else { return nil }
    let thumb: Thumb = initial.lower == nil ? .lower : .upper
    // The only touch since its `down`, which nothing has disturbed, and whether it has moved the thumb.
    var touch: (id: Int, origin: GesturePoint, hasDragged: Bool)?
    for (index, step) in steps.enumerated() {
      let (old, new) = (before(index).value, step.after.value)
      switch step.event {
      case .wait: break
      case .down(let point, let id):
        let isOnly = step.response.editing == .began && step.tracked == nil
        touch = isOnly ? (id: id, origin: point, hasDragged: false) : nil
      case .move(let point, let id):
        guard let held = touch, held.id == id else { continue }
        guard step.response.thumb == thumb || !held.hasDragged else {
          touch = nil
          continue
        }
        // A touch in its place has not moved, even if the thumb comes back to it.
        let isChange = step.response.thumb == thumb && !new.isSame(as: old)
        if isChange, point != held.origin { touch?.hasDragged = true }
      case .up(nil, let id) where touch?.id == id && touch?.hasDragged == true:
        touch = nil
        guard step.response.committed != nil, step.response.thumb == thumb,
          before(index).track.isUsable, leavesItsStops(index)
        else { continue }
        return Breach(
          step: index, "a touch lifts off at \(old) and leaves \(new), beside the nearest stop",
          contrast: traits.stopsOnRelease.flatMap { contrast(new, expected: $0.snap(old)) },
          of: thumb)
      case .up, .cancel, .revert, .resize, .set, .adjust, .thumbs: touch = nil
      }
    }
    return nil
  }

  /// Returns whether a step leaves a thumb beside its nearest stop, and beside any other that the distances admit.
  private func leavesItsStops(_ index: Int) -> Bool {
    let (old, after) = (before(index).value, steps[index].after)
    return !traits.releases(at: old, to: after.value) && !releasesBesideTheOther(index)
      && !stopsBesideTheOther(near: old, after).clear.isEmpty
  }

  /// Returns the stops around a value that the distances admit beside the other value, and those that they admit whatever
  /// is rounded.
  private func stopsBesideTheOther(
    near old: Double, _ after: ControlSnapshot
  ) -> (admitted: [Double], clear: [Double]) {
    guard let thumbs = traits.thumbs, let stops = traits.stopsOnRelease else { return ([], []) }
    let (bounds, nearest) = (DistanceBounds(traits, thumbs), stops.index(nearestTo: old))
    let thumb: Thumb = after.lower == nil ? .lower : .upper
    let other = after.lower ?? after.value(of: .upper)
    let admitted = (nearest - 1...nearest + 1).map { stops.stop($0) }.filter {
      thumb == .lower ? bounds.admit($0, other) : bounds.admit(other, $0)
    }
    return (admitted, admitted.filter { bounds.clearlyAdmit($0, of: thumb, beside: other) })
  }

  /// Returns whether a touch that ends may leave one of two values where it is after a step.
  ///
  /// It may be the nearest stop that the other value admits, or lie as far toward the nearest stop as the other thumb lets
  /// it go.
  ///
  ///     20 apart    ----70----79*----80- - - - -99    the nearest stop to 79 is 70
  ///
  /// The other thumb may also be pushed, or swap with the one that was held.
  func releasesBesideTheOther(_ index: Int) -> Bool {
    guard let thumbs = traits.thumbs, let stops = traits.stopsOnRelease else { return false }
    func other(_ snapshot: ControlSnapshot) -> Double {
      snapshot.lower ?? snapshot.value(of: .upper)
    }
    let (before, after) = (before(index), steps[index].after)
    let (old, new) = (before.value, after.value)
    let (bounds, nearest) = (DistanceBounds(traits, thumbs), stops.index(nearestTo: old))
    let slack = bounds.tolerance + traits.rounding(near: old)
    // Rounding may decide whether a distance at its bound is admissible.
    let (admitted, clear) = stopsBesideTheOther(near: old, after)
    let way = clear.map { ($0 - old).magnitude }.min() ?? .infinity
    func isNearest(_ stop: Double) -> Bool {
      traits.isClose(stop, new) && (stop - old).magnitude <= way + slack
    }
    if admitted.contains(where: isNearest) { return true }
    let distance = (other(after) - new).magnitude
    let isAtALimit = [bounds.least, bounds.greatest].contains {
      (distance - $0).magnitude <= slack
    }
    let (low, high) = (Swift.min(old, stops.stop(nearest)), Swift.max(old, stops.stop(nearest)))
    if isAtALimit, new >= low - slack, new <= high + slack { return true }
    switch thumbs.whenMeeting {
    case .stops: return false
    case .pushes: return isAtALimit && traits.releases(at: other(before), to: other(after))
    case .swaps:
      return traits.isClose(new, other(before)) && traits.releases(at: old, to: other(after))
        || traits.releases(at: other(before), to: new) && traits.isClose(other(after), old)
    }
  }
}
