/// An error that discards the current test case, which then counts as neither a pass nor a failure.
public struct Discard: Error, Sendable, Hashable {
  /// Creates a discard.
  @inlinable public init() {}
}

/// Discards the current test case unless `condition` is true.
///
///     check(.tuple(.integers(in: -99...99), .integers(in: -99...99))) { a, b in
///       try assume(b != 0)
///       return a / b * b + a % b == a
///     }
///
/// A domain that draws only suitable values tests more cases in the same time than an assumption
/// that discards the unsuitable ones.
///
/// - Parameter condition: The condition under which the test case counts.
/// - Throws: ``Discard`` if `condition` is false.
@inlinable public func assume(_ condition: Bool) throws(Discard) {
  if !condition { throw Discard() }
}
