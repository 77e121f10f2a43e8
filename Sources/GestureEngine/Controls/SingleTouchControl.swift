/// A control that tracks one touch, and handles all events in the same order.
protocol SingleTouchControl: Control {
  /// The machine that decides which touch is tracked.
  var tracker: TouchTracker { get }
  /// The index of the bar, the stop or the step at the value; 0 without any.
  var index: Int { get }

  /// Handles a touch event and returns the begin or the end of a gesture.
  mutating func gesture(_ event: GestureEvent) -> Response.Editing?
  /// Goes to the value of an adjustment and returns the end of a gesture, if the adjustment is one.
  mutating func adjust(_ adjustment: GestureEvent.Adjustment) -> Response.Editing?
  /// Lays the control out in a usable size.
  mutating func resize(to new: GestureSize)
  /// Changes to the legal value nearest to a number that the program sets, which is not NaN.
  mutating func set(_ new: Double)
  /// Advances the drawing.
  mutating func advance(by seconds: Double)
}

extension SingleTouchControl {
  /// Handles any event and returns the user's part in it.
  ///
  /// This is a function of its own so that the code for the `move` of every frame is short.
  @inline(never) mutating func take(_ event: GestureEvent) -> PriorState {
    var prior = PriorState(value: value, index: index)
    switch event {
    case .down, .move, .up, .cancel, .revert:
      let lost = tracker.hasLostEnd(before: event) ? gesture(.cancel()) : nil
      let start = value
      let editing = gesture(event) ?? lost
      // A cancel never reaches an end.
      prior.note(editing, reaching: value == start ? prior.value : value)
      return prior
    case .adjust(let adjustment):
      if !tracker.isTracking { prior.note(adjust(adjustment), reaching: value) }
      return prior
    case .resize(let size):
      resize(to: size.usable)
    case .set(let new):
      if !new.isNaN { set(new) }
    case .wait(let seconds):
      advance(by: seconds)
    case .thumbs:
      break
    }
    // The program's own change is not reported as the user's.
    return PriorState(value: value, index: index)
  }
}
