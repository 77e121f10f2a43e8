/// What became of a case.
///
/// It is never a trap: only a fuzz driver traps, so that libFuzzer saves the input.
public enum Verdict: Sendable, Hashable {
  /// The property holds.
  case holds
  /// The property does not hold.
  case fails(PropertyFailure)
  /// The case does not count, see ``Discard``.
  case discarded

  /// The failure, if there is one.
  @inlinable public var failure: PropertyFailure? {
    if case .fails(let failure) = self { return failure }
    return nil
  }
}
