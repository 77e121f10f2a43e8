import GestureEngine

extension Trace.Step {
  /// Whether the event belongs to a touch or a gesture that the control does not track, so that it must
  /// change nothing.
  var isForeign: Bool {
    switch event {
    case .down(_, let id):
      // A second touch may take the second of two thumbs.
      tracked != nil && !tracks(id) && (after.upper == nil || response.editing == nil)
    case .move(_, let id), .up(_, let id): !tracks(id)
    case .cancel(let id?): !tracks(id)
    case .cancel(nil), .revert: tracked == nil
    case .resize, .set, .wait, .adjust, .thumbs: false
    }
  }

  /// Whether the event is a good `down` of the tracked touch, which means that its end was lost.
  var isLostEnd: Bool {
    guard case .down(let point, let id) = event else { return false }
    return tracks(id) && point.isUsable
  }

  /// Whether the event cancels the gesture of the tracked touch: a cancel, a revert, or a lost end.
  var cancelsGesture: Bool {
    switch event {
    case .cancel, .revert: !isForeign
    case .down: isLostEnd
    case .move, .up, .resize, .set, .wait, .adjust, .thumbs: false
    }
  }

  /// Whether the event is an adjustment while no touch is tracked.
  var isAdjustment: Bool {
    switch event {
    case .adjust, .thumbs(.adjust): tracked == nil
    case .down, .move, .up, .cancel, .revert, .resize, .set, .wait, .thumbs(.set): false
    }
  }
}

extension Trace {
  /// Returns the thumb that the responses to a touch have named last in its gesture; `nil` if they have named no thumb.
  func thumbNamedLast(by touch: Int, before index: Int) -> Thumb? {
    for step in steps[..<index].reversed() where step.event.touch?.id == touch {
      if let thumb = step.response.thumb { return thumb }
      if step.response.editing == .began { return nil }
    }
    return nil
  }

  /// Whether a step changes the place of a drag other than by motion: a `set` of another value, or a
  /// resize to another size.
  func rebases(_ index: Int) -> Bool {
    let (before, after) = (before(index), steps[index].after)
    switch steps[index].event {
    case .set, .thumbs(.set): return !after.value.isSame(as: before.value)
    case .resize: return after.size != before.size
    case .down, .move, .up, .cancel, .revert, .wait, .adjust, .thumbs(.adjust): return false
    }
  }

  /// A tracked touch between its `down` and a cancel.
  struct CancelledTouch {
    /// The index of the step that cancels it.
    let step: Int
    /// The value before its `down`, or that after the last `set` since that changed the value.
    let value: Double
    /// The greatest distance of a good sample from its `down`, in points.
    let reach: Double
  }

  /// The touches that were cancelled, in order.
  var cancelledTouches: [CancelledTouch] {
    let second = traits.thumbs == nil ? [] : cancelledSecondTouches
    return second.isEmpty
      ? cancelledFirstTouches
      : (cancelledFirstTouches + second).sorted { $0.step < $1.step }
  }

  /// The touches that were cancelled while no other touch was down, in order.
  private var cancelledFirstTouches: [CancelledTouch] {
    var touches: [CancelledTouch] = []
    var origin: GesturePoint?
    var (value, reach) = (initial.value, 0.0)
    for index in steps.indices {
      let step = steps[index]
      // Of two values, a second touch may keep one from going back, or a `set` of the other one.
      if step.alsoTracked != nil { origin = nil }
      if case .thumbs(.set(let low, let high)) = step.event {
        let (old, new) = (before(index), step.after)
        let isMoved = !new.value.isSame(as: old.value)
        if isMoved { value = new.value }
        if isMoved != (new.otherValue != old.otherValue) { origin = nil }
        // Rounding hides whether a value next to the present one is set.
        let values = [old.value, old.otherValue ?? old.value]
        if traits.precision.part > 0,
          [low, high].contains(where: { wanted in
            values.contains { traits.isSame(wanted, $0) }
          })
        {
          origin = nil
        }
      }
      if step.cancelsGesture, origin != nil {
        touches.append(CancelledTouch(step: index, value: value, reach: reach))
      }
      switch step.response.editing {
      case .began:
        // The value between the cancel and the `down` of a lost end is not visible.
        origin = step.isLostEnd || step.tracked != nil ? nil : step.event.touch?.point
        (value, reach) = (before(index).value, 0)
      case .committed, .cancelled: origin = nil
      case nil:
        guard let start = origin else { continue }
        if case .set = step.event, rebases(index) { value = step.after.value }
        // Rounding hides whether a value next to the present one is set.
        if case .set(let wanted) = step.event, traits.precision.part > 0,
          traits.isSame(wanted, before(index).value)
        {
          origin = nil
        }
        if case .move(let point, let id) = step.event, id == step.tracked, point.isUsable {
          reach = Swift.max(reach, point.distance(from: start))
        }
      }
    }
    return touches
  }
}

extension ControlSnapshot {
  /// The other one of two values.
  fileprivate var otherValue: Double? { lower ?? upper?.value }
}

extension GesturePoint {
  /// Returns the distance from another point.
  func distance(from other: GesturePoint) -> Double {
    let (x, y) = (self.x - other.x, self.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
