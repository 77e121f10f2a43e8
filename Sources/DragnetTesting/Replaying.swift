public import PropertyTesting
public import Testing

/// Runs a test on one value: what its checks judge in place of looking for a failure.
///
/// This is what a report prints as a regression test, to be pasted beside the test that failed:
///
///     @Test func `a list is its own reverse for [0, 1]`() {
///       replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
///     }
///
/// Checks of values of other types judge nothing meanwhile; where no check takes the value, that is
/// an issue.
///
/// - Parameters:
///   - value: The value; its type has to be that of the domain.
///   - sourceLocation: Where it is marked that nothing took the value.
///   - test: Calls the test.
/// - Throws: What the test throws.
public func replaying<Value>(
  value: Value, sourceLocation: SourceLocation = #_sourceLocation, _ test: () throws -> Void
) rethrows {
  try Replay(value: value).run(test, at: sourceLocation)
}

/// Runs a test on the case of some words: what its checks judge in place of looking for a failure.
///
///     @Test func `numbers are small for 1, [900]`() {
///       replaying(words: [0, 900]) { `numbers are small`() }
///     }
///
/// For values that have no literal form. Words mean another value once the domain is another one.
///
/// - Parameters:
///   - words: The words to draw from.
///   - sourceLocation: Where it is marked that nothing took the words.
///   - test: Calls the test.
/// - Throws: What the test throws.
public func replaying(
  words: ChoiceSequence, sourceLocation: SourceLocation = #_sourceLocation,
  _ test: () throws -> Void
) rethrows {
  try Replay(words: words).run(test, at: sourceLocation)
}

/// Runs an asynchronous test on one value; otherwise as for one that is not.
///
/// - Parameters:
///   - value: The value; its type has to be that of the domain.
///   - isolation: The actor on which the test runs.
///   - sourceLocation: Where it is marked that nothing took the value.
///   - test: Calls the test.
/// - Throws: What the test throws.
public func replaying<Value>(
  value: Value, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ test: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  try await Replay(value: value).run(test, at: sourceLocation, isolation: isolation)
}

/// Runs an asynchronous test on the case of some words; otherwise as for one that is not.
///
/// - Parameters:
///   - words: The words to draw from.
///   - isolation: The actor on which the test runs.
///   - sourceLocation: Where it is marked that nothing took the words.
///   - test: Calls the test.
/// - Throws: What the test throws.
public func replaying(
  words: ChoiceSequence, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ test: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  try await Replay(words: words).run(test, at: sourceLocation, isolation: isolation)
}
