/// Names something that the case at hand has shown.
///
///     check(.array(of: .integers(in: 0...9))) { xs in
///       label("empty", if: xs.isEmpty)
///       return xs.sorted().count == xs.count
///     }
///
/// Under a runner these become statistics (in how many cases was it seen), under libFuzzer coverage
/// counters that steer the search. It costs next to nothing where no one listens.
///
/// - Parameters:
///   - feature: A name; not evaluated if no one listens.
///   - condition: Whether it was seen.
@inlinable public func label(_ feature: @autoclosure () -> String, if condition: Bool = true) {
  guard condition, let sink = Features.sink else { return }
  sink.label(feature())
}

/// Numbers something that the case at hand has shown, where there is too much of it to name.
///
/// Under libFuzzer it is a counter like any other; statistics for people leave it out.
///
/// - Parameter code: A number that is the same for the same thing in every process.
@inlinable public func label(_ code: UInt32) { Features.sink?.label(code) }

/// Says how close the case at hand comes to what is looked for, so that the search goes there.
///
///     check(.array(of: .integers(in: 0...1_000_000), count: 2)) { point in
///       let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
///       maximize(-Double(distance))
///       return distance > 10
///     }
///
/// - Parameter score: The higher the closer; not evaluated if no one listens. NaN counts for nothing.
@inlinable public func maximize(_ score: @autoclosure () -> Double) {
  guard let sink = Features.sink else { return }
  sink.maximize(score())
}

/// Who listens to ``label(_:if:)``.
///
///     Features.$sink.withValue(counters) { _ = property.judge(bytes) }
public enum Features {
  /// Where features go; `nil` where no one listens.
  @TaskLocal public static var sink: (any FeatureSink)?
}

/// Something that listens to ``label(_:if:)`` and ``maximize(_:)``.
public protocol FeatureSink: AnyObject, Sendable {
  /// The case at hand has shown `feature`; may come many times in one case.
  func label(_ feature: String)
  /// The case at hand has shown what this number stands for; may come many times in one case.
  func label(_ code: UInt32)
  /// The case at hand has this score.
  func maximize(_ score: Double)
}

extension FeatureSink {
  /// Numbers are of no interest, unless a sink says otherwise.
  public func label(_ code: UInt32) {}

  /// Scores are of no interest, unless a sink says otherwise.
  public func maximize(_ score: Double) {}
}
