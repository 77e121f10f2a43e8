public import PropertyTesting
public import Testing

/// Runs a test whose checks judge one value instead of searching for failures.
///
/// A report prints such a call as a regression test, to paste beside the test that failed:
///
///     @Test func `a list is its own reverse for [0, 1]`() {
///       replaying(value: [0, 1] as Array<Int>) { `a list is its own reverse`() }
///     }
///
/// Checks of other types do not run. If no check takes the value, that is an issue. The environment is
/// not read.
///
/// - Parameters:
///   - value: The value; its type must be that of the domain.
///   - sourceLocation: The place of the issue if no check takes the value.
///   - test: Calls the test.
/// - Throws: The error of the test.
public func replaying<Value>(
  value: Value, sourceLocation: SourceLocation = #_sourceLocation, _ test: () throws -> Void
) rethrows {
  try Replay(value: value).run(test, at: sourceLocation)
}

/// Runs a test whose checks judge the case of some words instead of searching for failures.
///
///     @Test func `numbers are small for 1, [900]`() {
///       replaying(words: [0, 900]) { `numbers are small`() }
///     }
///
/// Use it for values that have no literal. After a change of the domain, the words may mean another
/// value. The environment is not read.
///
/// - Parameters:
///   - words: The words to draw from.
///   - sourceLocation: The place of the issue if no check takes the words.
///   - test: Calls the test.
/// - Throws: The error of the test.
public func replaying(
  words: ChoiceSequence, sourceLocation: SourceLocation = #_sourceLocation,
  _ test: () throws -> Void
) rethrows {
  try Replay(words: words).run(test, at: sourceLocation)
}

/// Runs an asynchronous test whose checks judge one value instead of searching for failures.
///
/// - Parameters:
///   - value: The value; its type must be that of the domain.
///   - isolation: The actor on which the test runs.
///   - sourceLocation: The place of the issue if no check takes the value.
///   - test: Calls the test.
/// - Throws: The error of the test.
public func replaying<Value>(
  value: Value, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ test: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  try await Replay(value: value).run(test, at: sourceLocation, isolation: isolation)
}

/// Runs an asynchronous test whose checks judge the case of some words.
///
/// - Parameters:
///   - words: The words to draw from.
///   - isolation: The actor on which the test runs.
///   - sourceLocation: The place of the issue if no check takes the words.
///   - test: Calls the test.
/// - Throws: The error of the test.
public func replaying(
  words: ChoiceSequence, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ test: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  try await Replay(words: words).run(test, at: sourceLocation, isolation: isolation)
}
