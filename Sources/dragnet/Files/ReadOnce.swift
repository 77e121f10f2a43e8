import Synchronization

/// Values that take long to read, each of which is read once for all copies of their owner.
final class ReadOnce: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  /// Returns a value, which is read unless it is known.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - read: A function that reads it.
  /// - Returns: The value.
  /// - Throws: ``CommandFailure`` if it cannot be read; then the next call reads it again.
  func value<Value: Sendable>(
    _ name: String, read: () async throws(CommandFailure) -> Value
  ) async throws(CommandFailure) -> Value {
    if let known = values.withLock({ $0[name] }) as? Value { return known }
    let value = try await read()
    values.withLock { $0[name] = value }
    return value
  }
}
