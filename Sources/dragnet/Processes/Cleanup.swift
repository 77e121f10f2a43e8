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

  /// Registers an action that runs if a signal ends the command.
  ///
  /// - Parameter action: An action that does not wait for other threads.
  /// - Returns: The registration, which must be kept as long as the action is needed.
  static func atEnd(_ action: @escaping @Sendable () -> Void) -> Registration {
    let number = numbers.add(1, ordering: .relaxed).newValue
    actions.withLock { $0[number] = action }
    return Registration(number)
  }

  /// Runs all actions.
  static func run() {
    for action in actions.withLock({ Array($0.values) }) { action() }
  }
}
