/// Thrown to say that a case is no case: it neither holds nor fails, and is counted apart.
public struct Discard: Error, Sendable, Hashable {
  /// A discard.
  @inlinable public init() {}
}

/// Discards the case at hand unless `condition` holds.
///
///     check(.tuple(.integers(in: -99...99), .integers(in: -99...99))) { a, b in
///       try assume(b != 0)
///       return a / b * b + a % b == a
///     }
///
/// A domain that draws only what is wanted finds more than a condition that throws the rest away.
///
/// - Parameter condition: What has to hold for the case to count.
/// - Throws: ``Discard`` where it does not hold.
@inlinable public func assume(_ condition: Bool) throws(Discard) {
  if !condition { throw Discard() }
}
