public import PropertyTesting
import Synchronization
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

/// The one case that checks judge, and whether one did.
final class Replay: Sendable {
  /// What the checks of this task judge; `nil` where they look for failures.
  @TaskLocal static var current: Replay?

  private let words: ChoiceSequence?
  /// Only read, and by the task that runs the test.
  nonisolated(unsafe) private let value: Any?
  private let isTaken = Atomic<Bool>(false)

  init(words: ChoiceSequence) {
    self.words = words
    value = nil
  }

  init(value: Any) {
    words = nil
    self.value = value
  }

  /// The words, if they are given.
  func takeWords() -> ChoiceSequence? {
    if words != nil { isTaken.store(true, ordering: .relaxed) }
    return words
  }

  /// The value, if one of this type is given.
  func takeValue<Value>(_: Value.Type) -> Value? {
    let value = value as? Value
    if value != nil { isTaken.store(true, ordering: .relaxed) }
    return value
  }

  func run(_ test: () throws -> Void, at sourceLocation: SourceLocation) rethrows {
    try Self.$current.withValue(self, operation: test)
    end(at: sourceLocation)
  }

  func run(
    _ test: nonisolated(nonsending) () async throws -> Void, at sourceLocation: SourceLocation,
    isolation: isolated (any Actor)?
  ) async rethrows {
    try await Self.$current.withValue(self) {
      _ = isolation
      try await test()
    }
    end(at: sourceLocation)
  }

  private func end(at sourceLocation: SourceLocation) {
    guard !isTaken.load(ordering: .relaxed) else { return }
    Issue.record("no check has judged what was to be replayed", sourceLocation: sourceLocation)
  }
}
