/// Labels the current test case.
///
///     check(.array(of: .integers(in: 0...9))) { xs in
///       label("empty", if: xs.isEmpty)
///       return xs.sorted().count == xs.count
///     }
///
/// A report shows the share of cases with each label. Under libFuzzer labels are coverage counters that
/// guide the search. Outside a run the call costs next to nothing.
///
/// - Parameters:
///   - label: The label; not evaluated outside a run.
///   - condition: Whether the case has the label.
@inlinable public func label(_ label: @autoclosure () -> String, if condition: Bool = true) {
  guard condition, let sink = Features.sink else { return }
  sink.label(label())
}

/// Labels the current test case with a number, where there are too many labels to name.
///
/// Under libFuzzer the number is a coverage counter like any other label; reports leave it out.
///
/// - Parameter code: A number that has the same meaning in every process.
@inlinable package func label(_ code: UInt32) { Features.sink?.label(code) }

/// Gives the current test case a score; the search looks for cases with higher scores.
///
///     let settings = RunSettings(cases: 10_000)
///     check(.array(of: .integers(in: 0...1_000_000), count: 2), settings: settings) { point in
///       let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
///       maximize(-Double(distance))
///       return distance > 10
///     }
///
/// If a case has several scores, the highest counts. NaN is ignored.
///
/// - Parameter score: The closer the case is to a failure, the higher; not evaluated outside a run.
@inlinable public func maximize(_ score: @autoclosure () -> Double) {
  guard let sink = Features.sink else { return }
  sink.maximize(score())
}
