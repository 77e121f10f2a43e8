import GestureEngine

/// The contents of a `.drag` text: a script, or the choice words of another target, and expectations.
public struct DragFile: Sendable {
  /// The test case of a `.drag` text.
  public enum Subject: Sendable {
    /// A configured control and its events.
    case gestures(GestureScript)
    /// A hosted control, its owner and its inputs.
    case inputs(HostScript)
    /// The choice words of a target that is not a control.
    case words(target: String, [UInt64])
  }

  /// An expectation and its place in the text.
  public struct Line: Sendable, Hashable {
    /// The expectation.
    public var expectation: DragExpectation
    /// The number of events before it.
    public var events: Int
    /// Its line in the text, counted from 1.
    public var line: Int

    /// Returns how the trace of the script differs from this expectation, or `nil` if it meets it.
    public func mismatch(in trace: Trace) -> String? {
      expectation.mismatch(in: trace, after: events)
    }

    /// Returns how the trace of a host's script differs from this expectation, or `nil` if it meets it.
    public func mismatch(in trace: HostTrace) -> String? {
      expectation.mismatch(in: trace, after: events)
    }
  }

  /// The test case.
  public var subject: Subject
  /// The expectations in the order of the text.
  public var expectations: [Line] = []
  /// The line of each event, counted from 1.
  public var eventLines: [Int] = []

  /// The short names of the laws that the script is expected to break.
  public var brokenLaws: [String] {
    expectations.compactMap { if case .broken(let law) = $0.expectation { law } else { nil } }
  }

  /// The field for which the control is expected to refuse the configuration, or `nil`.
  public var refusedField: String? {
    for line in expectations {
      if case .refused(let field) = line.expectation { return field }
    }
    return nil
  }
}
