import GestureEngine

extension Trace {
  /// Calls `body` with a number for each state that the control reaches, and for each pair of
  /// consecutive states.
  ///
  /// A state combines the kind of the event, its touch, its effect on the gesture and the value, the
  /// position of the touch along the track and that of the value in its range. A search that keeps
  /// the scripts that reach a new state also explores the middle of a gesture, where no new branch
  /// of code is reached.
  ///
  /// - Parameter body: A closure that is called twice for each step, in order. Equal states have
  ///   equal numbers in every process. The numbers are below 2¹⁷.
  package func forEachState(_ body: (UInt32) -> Void) {
    var last: UInt32 = 0
    for index in steps.indices {
      let step = steps[index]
      let action = step.action
      body(action << 9 | place(at: index))
      // Bit 16 distinguishes pairs from states.
      body(1 << 16 | last << 7 | action)
      last = action
    }
  }

  /// Returns the positions of the touch and the value, in nine bits.
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
  /// The event and its effect, in seven bits.
  fileprivate var action: UInt32 {
    let kind: UInt32 =
      switch event {
      case .down: 0
      case .move: 1
      case .up: 2
      case .cancel, .revert: 3
      case .resize: 4
      case .set, .thumbs(.set): 5
      case .wait: 6
      case .adjust, .thumbs(.adjust): 7
      }
    // 0: no touch is tracked; 1: another touch than the event's; 2: the event's touch.
    let finger: UInt32 = tracked == nil ? 0 : event.touch?.id == tracked ? 2 : 1
    // The kind of the event tells a commit from a cancel.
    let editing: UInt32 = response.editing == nil ? 0 : 1
    return kind << 4 | finger << 2 | editing << 1 | (response.change == nil ? 0 : 1)
  }
}
