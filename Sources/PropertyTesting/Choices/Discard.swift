/// An error that discards the current test case, which then counts as neither a pass nor a failure.
public struct Discard: Error, Sendable, Hashable {
  /// Creates a discard.
  @inlinable public init() {}

  /// Creates a discard by a call of `function`, which the report of the run then names.
  @usableFromInline init(by function: StaticString, fileID: StaticString, line: UInt) {
    Features.sink?.discard(at: DiscardSite(function, fileID, line))
  }

  /// The beginning of the line in which a search by libFuzzer says that it discarded every input.
  package static let everyInput = "dragnet: every input was discarded"
}

/// Discards the current test case unless `condition` is true.
///
///     check(.tuple(.integers(in: -99...99), .integers(in: -99...99))) { a, b in
///       try assume(b != 0)
///       return a / b * b + a % b == a
///     }
///
/// A domain that draws only suitable values tests more cases in the same time than an assumption
/// that discards the unsuitable ones. A run fails if it discards too many cases; see
/// ``RunSettings/HealthChecks``.
///
/// - Parameters:
///   - condition: The condition under which the test case counts.
///   - fileID: The file of the call, for reports.
///   - line: The line of the call, for reports.
/// - Throws: ``Discard`` if `condition` is false.
@inlinable public func assume(
  _ condition: Bool, fileID: StaticString = #fileID, line: UInt = #line
) throws(Discard) {
  if !condition { throw Discard(by: "assume", fileID: fileID, line: line) }
}
