import GestureEngine

/// A control as a tutorial published it, with the bugs that its configuration lists.
protocol PublishedControl: Control where Configuration: PublishedConfiguration {
  /// The configuration, which lists the bugs.
  var configuration: Configuration { get }
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
