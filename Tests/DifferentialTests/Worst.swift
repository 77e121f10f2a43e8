import Synchronization

/// The largest of some errors, whoever finds them.
final class Worst: Sendable {
  private let largest = Mutex(0.0)

  var error: Double { largest.withLock { $0 } }

  /// Notes an error, in units of `unit`, and says whether it is at most `limit` of them.
  func note(_ error: Rational, unit: Rational, limit: Int) -> Bool {
    let units = error.magnitude / unit
    let rough = units.roughly
    largest.withLock { $0 = Swift.max($0, rough) }
    return units <= Rational(.init(limit))
  }
}
