import GestureEngine

/// A control as a tutorial published it, with the bugs that its configuration lists.
protocol PublishedControl: Control where Configuration: PublishedConfiguration {
  /// The configuration, which lists the bugs.
  var configuration: Configuration { get }
  /// The size that the control is laid out in.
  var size: GestureSize { get }
  /// The touch that the control follows, and the value to which a revert goes back.
  var gesture: PublishedGesture { get set }

  /// Handles an event as published. ``respond(to:)`` adds the rules that no bug is about.
  mutating func receive(_ event: GestureEvent) -> Response
}

/// A configuration of a published control.
protocol PublishedConfiguration: ControlConfiguration {
  /// The bugs that the control can have.
  associatedtype Bug: SpecimenBug
  /// The bugs that the control has.
  var bugs: BugSet<Bug> { get set }
}

extension PublishedControl {
  /// Whether the control has a bug; if it does not, the corrected branch of the code runs.
  func has(_ bug: Configuration.Bug) -> Bool { configuration.bugs.contains(bug) }

  /// Handles an event by the published code and by the rules of gestures that the published controls did
  /// not know: lost ends, reverts, and events that change nothing.
  mutating func respond(to event: GestureEvent) -> Response {
    let before = self
    switch event {
    case .down(let point, let id) where gesture.touch == id && point.isUsable:
      var response = respond(to: .cancel(id: id)).followed(by: respond(to: event))
      response.detents = traits.detents?.distance(from: before.value, to: value) ?? 0
      return response
    case .cancel, .revert:
      let isTracked = gesture.touch != nil
      var response = receive(event)
      let reverts = event == .revert || !gesture.hasLeftSlop
      if isTracked, gesture.touch == nil, reverts, traits.rest == nil {
        _ = receive(.set(gesture.valueBefore))
        response = self.response(from: before.value, editing: .cancelled)
      }
      return response
    case .set, .resize:
      let response = receive(event)
      let isSame = value.isIdentical(to: before.value) && size == before.size
      if isSame { self = before }
      if gesture.touch != nil, case .set = event, !isSame { gesture.valueBefore = value }
      return response
    case .down, .move, .up, .wait, .adjust, .thumbs:
      let response = receive(event)
      guard let (id, point) = event.touch, let point, point.isUsable, id == gesture.touch else {
        return response
      }
      if response.editing == .began {
        (gesture.valueBefore, gesture.origin) = (before.value, point)
        gesture.hasLeftSlop = false
      } else if point.isAtLeast(traits.slop, from: gesture.origin) {
        gesture.hasLeftSlop = true
      }
      return response
    }
  }

  /// Returns the correct response to an event of the user.
  ///
  /// - Parameters:
  ///   - old: The value before the event.
  ///   - editing: The begin or the end of a gesture, if the event was one.
  /// - Returns: The change to the present value, the reached end and the crossed detents.
  func response(from old: Double, editing: Response.Editing? = nil) -> Response {
    let traits = traits
    var response = Response(from: old, to: value, in: traits.range, editing: editing)
    response.detents = traits.detents?.distance(from: old, to: value) ?? 0
    return response
  }
}
