import PropertyTesting
import Synchronization
import Testing

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
