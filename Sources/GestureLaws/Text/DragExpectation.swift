import GestureEngine

/// What an `expect` line of a `.drag` text says.
public enum DragExpectation: Sendable, Hashable {
  /// The value after the last event, within a tolerance; 0 asks for the same bits.
  case value(Double, tolerance: Double)
  /// Whether the last event reported a change.
  case change(Bool)
  /// How many detents the last event crossed.
  case detents(Int)
  /// What the last event did to the gesture.
  case editing(Editing)
  /// The script as a whole breaks the law with this short name.
  case broken(law: String)
  /// The configuration is refused for this field.
  case refused(field: String)

  /// A step in the life of a gesture, by name.
  public enum Editing: String, Sendable, Hashable, CaseIterable {
    /// It began.
    case began
    /// It was committed.
    case committed
    /// It was cancelled.
    case cancelled
    /// Nothing of the kind.
    case none

    /// What a response says of the gesture.
    public init(_ editing: Response.Editing?) {
      switch editing {
      case .began: self = .began
      case .committed: self = .committed
      case .cancelled: self = .cancelled
      case nil: self = .none
      }
    }
  }
}

extension DragExpectation {
  /// How the control after the events so far differs from what is expected; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - trace: What was seen of the whole script.
  ///   - events: The number of events after which this is expected, at least 0.
  /// - Returns: What was seen instead.
  func mismatch(in trace: Trace, after events: Int) -> String? {
    let response = events == 0 ? Response() : trace.steps[events - 1].response
    let value = trace.before(events).value
    switch self {
    case .value(let expected, let tolerance):
      let isMet =
        value == expected || value.isIdentical(to: expected)
        || (value - expected).magnitude <= tolerance
      return isMet ? nil : "the value is \(value), expected was \(expected)"
    case .change(let expected):
      if (response.change != nil) == expected { return nil }
      return expected ? "no change was reported" : "a change was reported"
    case .detents(let expected):
      return response.detents == expected
        ? nil : "\(response.detents) detents were crossed, expected were \(expected)"
    case .editing(let expected):
      let editing = Editing(response.editing)
      return editing == expected
        ? nil : "editing is \(editing.rawValue), expected was \(expected.rawValue)"
    case .broken, .refused: return nil
    }
  }
}
