public import ControlHost
import GestureEngine

/// An expectation of a `.drag` text, written after `expect`.
public enum DragExpectation: Sendable, Hashable {
  /// The value after the last event, within a tolerance.
  case value(Double, tolerance: Double)
  /// Both values of a control with two values after the last event, within a tolerance.
  case values(lower: Double, upper: Double, tolerance: Double)
  /// The thumb that the last event moved; `nil` for neither.
  case thumb(Thumb?)
  /// Whether the last event reported a change.
  case change(Bool)
  /// How many detents the last event crossed.
  case detents(Int)
  /// The effect of the last event on the gesture.
  case editing(Editing)
  /// The whole script breaks the law with this short name.
  case broken(law: String)
  /// The control refuses the configuration for this field.
  case refused(field: String)
  /// The effects of the last input on a host, in their order.
  case effects([HostEffect])

  /// An effect of an event on a gesture, by name.
  public enum Editing: String, Sendable, Hashable, CaseIterable {
    /// The event began a gesture.
    case began
    /// The event committed the gesture.
    case committed
    /// The event cancelled the gesture.
    case cancelled
    /// The event neither began nor ended a gesture.
    case none

    /// Creates the name of the effect that a response reports.
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
  /// Returns how the control differs from this expectation, or `nil` if it meets it.
  ///
  /// - Parameters:
  ///   - trace: The trace of the whole script.
  ///   - events: The number of events before this expectation, at least 0.
  /// - Returns: A message with the actual and the expected value.
  func mismatch(in trace: Trace, after events: Int) -> String? {
    let response = events == 0 ? Response() : trace.steps[events - 1].response
    let (value, upper) = (trace.before(events).value, trace.before(events).upper?.value)
    switch self {
    case .value(let expected, let tolerance):
      return DragExpectation.mismatch(of: value, expected, tolerance)
    case .values(let expected, let expectedUpper, let tolerance):
      guard let upper else { return "the control has a single value, \(value)" }
      return DragExpectation.mismatch(
        of: (value, upper), (expected, expectedUpper), tolerance)
    case .thumb(let expected):
      return response.thumb == expected
        ? nil
        : "the thumb is \(response.thumb?.name ?? "none"), expected \(expected?.name ?? "none")"
    case .change(let expected):
      if (response.change != nil || response.upper != nil) == expected { return nil }
      return expected
        ? "no change was reported, expected a change" : "a change was reported, expected no change"
    case .detents(let expected):
      let detents = response.detents + (response.upper?.detents ?? 0)
      return detents == expected
        ? nil : "\(detents) detents were crossed, expected \(expected)"
    case .editing(let expected):
      let editing = Editing(response.editing)
      return editing == expected
        ? nil : "editing is \(editing.rawValue), expected \(expected.rawValue)"
    case .effects: return "effects are those of a host, but the script is one of a control"
    case .broken, .refused: return nil
    }
  }

  /// Returns how a value differs from the expected one, or `nil` if it is within the tolerance.
  static func mismatch(of value: Double, _ expected: Double, _ tolerance: Double) -> String? {
    isMet(value, expected, tolerance) ? nil : "the value is \(value), expected \(expected)"
  }

  /// Returns how two values differ from the expected ones, or `nil` if they are within the tolerance.
  static func mismatch(
    of values: (lower: Double, upper: Double), _ expected: (lower: Double, upper: Double),
    _ tolerance: Double
  ) -> String? {
    isMet(values.lower, expected.lower, tolerance) && isMet(values.upper, expected.upper, tolerance)
      ? nil
      : "the values are \(values.lower) and \(values.upper), expected \(expected.lower) and \(expected.upper)"
  }

  private static func isMet(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    value == expected || value.isIdentical(to: expected)
      || (value - expected).magnitude <= tolerance
  }
}
