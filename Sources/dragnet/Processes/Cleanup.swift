import Foundation
import Synchronization

/// The work that remains when a signal ends the command: the removal of temporary folders.
enum Cleanup {
  /// The registration of an action, which ends with this object.
  final class Registration: Sendable {
    private let number: Int

    fileprivate init(_ number: Int) { self.number = number }

    deinit { _ = actions.withLock { $0.removeValue(forKey: number) } }
  }

  private static let actions = Mutex<[Int: @Sendable () -> Void]>([:])
  private static let numbers = Atomic(0)
  /// Held while a folder is created and its removal is registered, and from ``run()`` on for ever.
  private static let gate = NSLock()

  /// Registers an action that runs if a signal ends the command.
  ///
  /// - Parameter action: An action that does not wait for other threads.
  /// - Returns: The registration, which must be kept as long as the action is needed.
  static func atEnd(_ action: @escaping @Sendable () -> Void) -> Registration {
    let number = numbers.add(1, ordering: .relaxed).newValue
    actions.withLock { $0[number] = action }
    return Registration(number)
  }

  /// Runs `body`, which creates a folder and registers its removal, wholly before ``run()``.
  ///
  /// It does not return once the command ends, so that nothing is created after the removal.
  static func beforeEnd<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    gate.lock()
    defer { gate.unlock() }
    return try body()
  }

  /// Runs all actions; the process must end after this.
  static func run() {
    gate.lock()
    for action in actions.withLock({ Array($0.values) }) { action() }
  }
}
