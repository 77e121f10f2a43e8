import GestureEngine

/// What a `.drag` text says: a script or the words of another target, and what is expected of it.
public struct DragFile: Sendable {
  /// What is to be run.
  public enum Subject: Sendable {
    /// A configured control and its events.
    case gestures(GestureScript)
    /// The choice words of a target that is no control.
    case words(target: String, [UInt64])
  }

  /// An expectation and where it stands.
  public struct Line: Sendable, Hashable {
    /// What is expected.
    public var expectation: DragExpectation
    /// After how many events.
    public var events: Int
    /// The line in the text, counted from 1.
    public var line: Int

    /// How what was seen differs from what is expected here; `nil` if it does not.
    public func mismatch(in trace: Trace) -> String? {
      expectation.mismatch(in: trace, after: events)
    }
  }

  /// What is to be run.
  public var subject: Subject
  /// What is expected of it, in the order of the text.
  public var expectations: [Line] = []
  /// The lines of the events, counted from 1.
  public var eventLines: [Int] = []

  /// The laws that the script is expected to break.
  public var brokenLaws: [String] {
    expectations.compactMap { if case .broken(let law) = $0.expectation { law } else { nil } }
  }

  /// The field for which the configuration is expected to be refused.
  public var refusedField: String? {
    for line in expectations {
      if case .refused(let field) = line.expectation { return field }
    }
    return nil
  }
}
