import FuzzDriver
import PropertyTesting
import Synchronization
import Testing

/// The case that checks replay, and whether a check has replayed it.
final class Replay: Sendable {
  /// The replay in the current task; `nil` where checks search for failures.
  @TaskLocal static var current: Replay?

  private let words: ChoiceSequence?
  /// Only the task of the test reads it.
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

  /// Returns the words, if the replay has words.
  func takeWords() -> ChoiceSequence? {
    if words != nil { isTaken.store(true, ordering: .relaxed) }
    return words
  }

  /// Returns the value, if the replay has a value of this type.
  func takeValue<Value>(_: Value.Type) -> Value? {
    let value = value as? Value
    if value != nil { isTaken.store(true, ordering: .relaxed) }
    return value
  }

  /// Runs `test`, and records an issue at `sourceLocation` if no check replays the case.
  ///
  /// A process that answers a request replays nothing.
  func run(_ test: () throws -> Void, at sourceLocation: SourceLocation) rethrows {
    guard CheckRequest.current == nil else { return }
    try Self.$current.withValue(self, operation: test)
    end(at: sourceLocation)
  }

  /// Runs an asynchronous test, and records an issue at `sourceLocation` if no check replays the case.
  func run(
    _ test: nonisolated(nonsending) () async throws -> Void, at sourceLocation: SourceLocation,
    isolation: isolated (any Actor)?
  ) async rethrows {
    guard CheckRequest.current == nil else { return }
    try await Self.$current.withValue(self) {
      _ = isolation
      try await test()
    }
    end(at: sourceLocation)
  }

  private func end(at sourceLocation: SourceLocation) {
    guard !isTaken.load(ordering: .relaxed) else { return }
    recordIssue("no check replayed the given case", at: sourceLocation)
  }
}
