import GestureEngine

extension Trace {
  /// Calls `observe` with a number for each state that the control is brought to, and for each pair
  /// of states that follow one another.
  ///
  /// There are too many to name: what happened, to which touch, what it did to the gesture and the
  /// value, where the touch is along the track, where the value in its range. A search that keeps
  /// what shows a new one goes on from everything that a control can be in the middle of, and not only
  /// from new branches of code.
  ///
  /// - Parameter observe: Called for each step in order, at most twice; equal states have equal
  ///   numbers, in every process. The numbers are below 2¹⁷.
  public func forEachState(_ observe: (UInt32) -> Void) {
    var last: UInt32 = 0
    for index in steps.indices {
      let step = steps[index]
      let deed = step.deed
      observe(deed << 9 | place(at: index))
      // Pairs are told from states by a bit of their own.
      observe(1 << 16 | last << 7 | deed)
      last = deed
    }
  }

  /// Where touch and value are: nine bits.
  private func place(at index: Int) -> UInt32 {
    let after = steps[index].after
    let (start, end) = (after.track.start, after.track.end)
    var place: UInt32 = 0
    if let point = steps[index].event.touch?.point {
      let along = traits.direction.onTrack(point, in: after.size).x
      place = along < start ? 1 : along == start ? 2 : along == end ? 3 : along > end ? 4 : 5
      if !point.isUsable { place = 6 }
    }
    let (lower, upper) = (traits.range.lowerBound, traits.range.upperBound)
    let value: UInt32 =
      lower == upper ? 0 : after.value == lower ? 1 : after.value == upper ? 2 : 3
    var bits = place << 2 | value
    bits = bits << 1 | (after.track.isUsable ? 1 : 0)
    bits = bits << 1 | (steps[index].response.isAnimating ? 1 : 0)
    bits = bits << 1 | (after.presentedValue == after.value ? 1 : 0)
    return bits << 1 | (steps[index].response.detents > 1 ? 1 : 0)
  }
}

extension Trace.Step {
  /// What happened and what it did: seven bits.
  fileprivate var deed: UInt32 {
    let kind: UInt32 =
      switch event {
      case .down: 0
      case .move: 1
      case .up: 2
      case .cancel: 3
      case .resize: 4
      case .set: 5
      case .wait: 6
      case .adjust: 7
      }
    // No touch is down, another one than that of the event, or the same.
    let finger: UInt32 = tracked == nil ? 0 : event.touch?.id == tracked ? 2 : 1
    // Where there is an end of a gesture it is clear which.
    let editing: UInt32 = response.editing == nil ? 0 : 1
    return kind << 4 | finger << 2 | editing << 1 | (response.change == nil ? 0 : 1)
  }
}
