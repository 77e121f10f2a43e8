/// The state of a control with a single value before an event, from which its response follows.
///
/// A control handles most events in a function that is not inlined and returns this state, so that the
/// code for the `move` of every frame is short. Such a function would return a ``Response`` in memory.
struct PriorState {
  /// The value before the user changed it.
  var value: Double
  /// The index of the bar, the stop or the step at that value.
  var index: Int
  /// The value at which the event itself began: ``value``, or the value after the cancel of a gesture whose
  /// end was lost.
  var start: Double
  /// The begin or the end of a gesture, if the event was one.
  var editing: Response.Editing?

  /// The state of a control with a value and its index.
  @inline(__always) init(value: Double, index: Int = 0) {
    self.value = value
    self.index = index
    start = value
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
    var response = Response(from: value, to: new, in: range, editing: editing)
    response.detents = abs(newIndex &- index)
    // A cancel never reaches an end.
    if start != value, new == start { response.reachedEnd = false }
    return response
  }
}
