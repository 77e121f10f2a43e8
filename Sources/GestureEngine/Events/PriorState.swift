/// The state of a control with a single value before an event, and the user's part in the event: all that
/// its response needs besides the state after the event.
///
/// A control handles most events in a function that is not inlined and returns this state, so that the
/// code for the `move` of every frame is short. It has four numbers, which fit into registers; such a
/// function would return a ``Response`` in memory.
struct PriorState {
  /// The begin or the end of a gesture, without its value.
  enum Step: UInt8 {
    case none, began, committed, cancelled
  }

  /// The value before the user changed it.
  var value: Double
  /// The index of the bar, the stop or the step at that value.
  var index: Int
  /// The value to which the user brought the control, before any return or revert.
  var reached: Double
  /// The begin or the end of a gesture.
  var step = Step.none

  /// The state of a control with a value and its index, before an event in which the user does nothing.
  @inline(__always) init(value: Double, index: Int = 0) {
    self.value = value
    self.index = index
    reached = value
  }

  /// Notes the user's part in an event.
  ///
  /// - Parameters:
  ///   - editing: The begin or the end of a gesture, if the event was one.
  ///   - new: The value to which the user brought the control, unless it committed another value or was
  ///     cancelled.
  @inline(__always) mutating func note(_ editing: Response.Editing?, reaching new: Double) {
    switch editing {
    case nil: (step, reached) = (.none, new)
    case .began: (step, reached) = (.began, new)
    case .committed(let value): (step, reached) = (.committed, value)
    case .cancelled: (step, reached) = (.cancelled, value)
    }
  }

  /// Returns the response to an event that has been handled.
  ///
  /// - Parameters:
  ///   - new: The value after the event.
  ///   - newIndex: The index of that value.
  ///   - range: The bounds of the value.
  /// - Returns: The response, which does not say whether an animation runs.
  @inline(__always) func response(
    to new: Double, index newIndex: Int = 0, in range: ClosedRange<Double>
  ) -> Response {
    var response = Response()
    if new != value { response.change = Response.Change(old: value, new: new) }
    response.editing =
      switch step {
      case .none: nil
      case .began: .began
      case .committed: .committed(value: reached)
      case .cancelled: .cancelled
      }
    response.detents = abs(newIndex &- index)
    response.reachedEnd =
      reached != value && (reached <= range.lowerBound || reached >= range.upperBound)
    return response
  }
}
