import GestureEngine

/// A record of a control's response to every event of a script, which the laws judge.
///
/// A trace is immutable and passed by reference.
public final class Trace: Sendable {
  /// An event, the control's response, and its visible state after the event.
  public struct Step: Sendable {
    /// The event.
    public var event: GestureEvent
    /// The control's response.
    public var response: Response
    /// The visible state after the event.
    public var after: ControlSnapshot
    /// The touch that the control tracked when the event arrived, derived from its own responses.
    public var tracked: Int?
    /// The second touch that a control with two values tracked when the event arrived.
    public var alsoTracked: Int?

    /// Creates a step.
    package init(
      event: GestureEvent, response: Response, after: ControlSnapshot, tracked: Int?,
      alsoTracked: Int? = nil
    ) {
      self.event = event
      self.response = response
      self.after = after
      self.tracked = tracked
      self.alsoTracked = alsoTracked
    }

    /// Returns whether the control tracked a touch when the event arrived.
    func tracks(_ touch: Int?) -> Bool {
      touch != nil && (touch == tracked || touch == alsoTracked)
    }

    /// The touches that the control tracks after the event.
    var trackedAfter: (first: Int?, second: Int?) {
      switch response.editing {
      case nil: return (tracked, alsoTracked)
      case .began:
        guard let touch = event.touch?.id else { return (tracked, alsoTracked) }
        return tracked == nil || tracked == touch ? (touch, alsoTracked) : (tracked, touch)
      case .committed, .cancelled:
        switch event.ended {
        case nil: return (nil, nil)
        case tracked: return (alsoTracked, nil)
        case alsoTracked: return (tracked, nil)
        case _?: return (tracked, alsoTracked)
        }
      }
    }
  }

  /// The traits that the control declares.
  public let traits: ControlTraits
  /// The visible state before the first event.
  public let initial: ControlSnapshot
  /// The steps in the order of the events.
  public let steps: [Step]
  /// The scene before the first event and the scene after each event; empty if the script was played
  /// without drawing.
  public let scenes: [ControlScene]
  /// The steps whose gesture has not changed the value yet; empty for a control without a drag of its own.
  private let unchanged: Set<Int>

  init(traits: ControlTraits, initial: ControlSnapshot, steps: [Step], scenes: [ControlScene]) {
    self.traits = traits
    self.initial = initial
    self.steps = steps
    self.scenes = scenes
    var unchanged: Set<Int> = []
    if traits.drag == .custom {
      var hasChanged = false
      for index in steps.indices {
        let response = steps[index].response
        if response.editing == .began { hasChanged = false }
        hasChanged = hasChanged || response.change != nil && !steps[index].isLostEnd
        if !hasChanged { unchanged.insert(index) }
      }
    }
    self.unchanged = unchanged
  }

  /// Returns the visible state before step `index`.
  @inline(__always) public func before(_ index: Int) -> ControlSnapshot {
    index == 0 ? initial : steps[index - 1].after
  }

  /// Whether an animation was running before step `index`.
  public func wasAnimating(before index: Int) -> Bool {
    index > 0 && steps[index - 1].response.isAnimating
  }

  /// The touch that the control tracks after the last event.
  var trackedAtLast: Int? { steps.last?.trackedAfter.first }

  /// Whether the drawing may show a held touch instead of the value after step `index`.
  ///
  /// The thumb of a switch may be anywhere between its two values, and that of a control with stops between
  /// the stops beside its value. A control with a drag of its own may show where the value would go, as long
  /// as the touch has not changed the value. The change at a lost end is that of the gesture before.
  func mayShowTouch(after index: Int) -> Bool {
    guard (index + 1 < steps.count ? steps[index + 1].tracked : trackedAtLast) != nil else {
      return false
    }
    if isBetweenStops(after: index) { return true }
    switch traits.drag {
    case .tappedOrDragged: return true
    case .custom: return unchanged.contains(index)
    case .absolute, .grabbed, .grabbedOrTapped, .relative, .tapped: return false
    }
  }

  /// Whether the drawing is not at the value after step `index`, but less than a stop away.
  private func isBetweenStops(after index: Int) -> Bool {
    guard let stops = traits.stops, index >= 0 else { return false }
    let after = steps[index].after
    let stop = stops.index(nearestTo: after.value)
    let (below, above) = (stops.stop(stop - 1), stops.stop(stop + 1))
    // Whole steps may lead to the last stop at the end of the track alone, where rounding decides.
    let isAtEnd =
      traits.stepRounding == .wholeSteps && after.presentedValue == traits.range.upperBound
      && above == traits.range.upperBound
    // A rounding of the control's own may draw the stop beside the value, under the touch.
    let isBesideIt =
      traits.stepRounding == .custom
      && (after.presentedValue == below || after.presentedValue == above)
    return after.presentedValue != after.value
      && (after.presentedValue > below && after.presentedValue < above || isAtEnd || isBesideIt)
  }

  /// The value after the last event.
  public var value: Double { steps.last?.after.value ?? initial.value }

  /// Returns the first step at which this trace and `other` differ, among the steps that both have.
  func firstDifference(from other: Trace) -> Int? {
    for (index, (a, b)) in zip(steps, other.steps).enumerated() {
      guard a.after.isIdentical(to: b.after), a.response.isSame(as: b.response) else {
        return index
      }
    }
    return nil
  }
}

extension Response {
  /// The committed value; `nil` if the response commits nothing.
  var committed: Double? { if case .committed(let value)? = editing { value } else { nil } }

  /// Whether a gesture has ended.
  var endsGesture: Bool {
    switch editing {
    case .committed, .cancelled: true
    case .began, nil: false
    }
  }

  /// Whether both responses are equal; -0 equals 0, and NaN equals NaN.
  func isSame(as other: Response) -> Bool {
    switch (change, other.change) {
    case (.none, .none): break
    case (.some(let a), .some(let b)):
      guard a.old.isSame(as: b.old), a.new.isSame(as: b.new) else { return false }
    case (.none, .some), (.some, .none): return false
    }
    switch (editing, other.editing) {
    case (.none, .none), (.began, .began), (.cancelled, .cancelled): break
    case (.committed(let a), .committed(let b)):
      guard a.isSame(as: b) else { return false }
    case (.none, _), (.began, _), (.committed, _), (.cancelled, _): return false
    }
    return detents == other.detents && reachedEnd == other.reachedEnd
      && thumb == other.thumb && upper.isSame(as: other.upper)
      && isAnimating == other.isAnimating
  }
}
