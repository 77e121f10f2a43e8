/// The part of a host that decides which bound values the control takes, and when.
///
///     began            ended   + 0.05 s
///     |── during ──────|── after ──|── free
///        bound values wait          every bound value is set at once
@usableFromInline struct OwnerView: Sendable, Hashable {
  @usableFromInline enum Phase: Sendable, Hashable {
    /// Bound values are set at once.
    case free
    /// A gesture goes on.
    case during
    /// A gesture ended; `until` is the time at which the owner is free, in seconds.
    case after(until: Double)
  }

  /// The seconds after a gesture during which ``OwnerPolicy/holds`` keeps a bound value.
  @inlinable static var holdingTime: Double { 0.05 }
  /// The seconds after a gesture during which ``OwnerPolicy/ignores`` drops bound values.
  @inlinable static var ignoringTime: Double { 0.5 }

  @usableFromInline var policy: OwnerPolicy
  @usableFromInline var phase = Phase.free
  /// The bound values that wait.
  @usableFromInline var kept: OwnedValues?
  /// The values at which the last gesture ended.
  @usableFromInline var ending = OwnedValues(0)

  @inlinable init(_ policy: OwnerPolicy) { self.policy = policy }

  /// Notes that a gesture began.
  @inlinable mutating func begin() { phase = .during }

  /// Notes that the user changed the value, so that every value bound before is out of date.
  @inlinable @inline(__always) mutating func noteChange() { kept = nil }

  /// Notes that a gesture ended at `values`.
  @inlinable mutating func end(at values: OwnedValues, time: Double) {
    switch policy {
    case .holds: phase = .after(until: time + OwnerView.holdingTime)
    case .ignores: phase = .after(until: time + OwnerView.ignoringTime)
    // If the policy has changed during the gesture, a value may wait, which is set at once.
    case .rebases: phase = kept == nil ? .free : .after(until: time)
    }
    ending = values
  }

  /// Decides whether the control takes bound values now, and keeps them if they shall wait.
  ///
  /// - Parameters:
  ///   - new: The bound values, not NaN.
  ///   - present: The present values.
  ///   - tolerance: The distance from the committed values at which the owner has reached them.
  /// - Returns: Whether to set the values now.
  @inlinable mutating func takes(
    _ new: OwnedValues, over present: OwnedValues, tolerance: Double
  ) -> Bool {
    switch (phase, policy) {
    case (.free, _): return true
    case (_, .rebases):
      kept = nil
      return true
    case (.during, .holds), (.after, .holds):
      kept = new == present ? nil : new
      return false
    case (.during, .ignores): return false
    case (.after, .ignores):
      guard new.isWithin(tolerance, of: ending) else { return false }
      phase = .free
      return true
    }
  }
}
