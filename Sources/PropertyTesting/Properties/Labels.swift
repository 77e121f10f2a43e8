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

/// Labels the current test case with a whole number, such as the size of a value.
///
///     check(.array(of: .integers(in: 0...9))) { xs in
///       label("length", value: xs.count)
///       return xs.sorted().count == xs.count
///     }
///
/// The statistics of a check show the range and the mean of the numbers, and `dragnet tested` shows how
/// they are distributed. If a case has several numbers for a label, the last one counts.
///
/// - Parameters:
///   - label: The label; like `value`, not evaluated unless statistics or a record of cases are wanted.
///   - value: The number.
@inlinable public func label<Number: BinaryInteger>(
  _ label: @autoclosure () -> String, value: @autoclosure () -> Number
) {
  guard let sink = Features.sink, sink.wantsValues else { return }
  sink.label(label(), value: Double(value()))
}

/// Labels the current test case with a number, such as an amount; NaN is ignored.
///
/// - Parameters:
///   - label: The label; like `value`, not evaluated unless statistics or a record of cases are wanted.
///   - value: The number.
@inlinable public func label<Number: BinaryFloatingPoint>(
  _ label: @autoclosure () -> String, value: @autoclosure () -> Number
) {
  guard let sink = Features.sink, sink.wantsValues else { return }
  sink.label(label(), value: Double(value()))
}

/// Gives the current test case a score; the search looks for cases with higher scores.
///
///     let settings = RunSettings(cases: 10_000)
///     check(.array(of: .integers(in: 0...1_000_000), count: 2), settings: settings) { point in
///       let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
///       maximize(-Double(distance))
///       return distance > 10
///     }
///
/// Scores with different names are goals of their own, and the search takes turns with them:
///
///     check(trees) { tree in
///       maximize(Double(tree.depth), "depth")
///       maximize(Double(tree.count), "size")
///       return tree.isBalanced
///     }
///
/// If a case has several scores with the same name, the highest counts. NaN is ignored.
///
/// - Parameters:
///   - score: The closer the case is to a failure, the higher; not evaluated outside a run.
///   - name: The name of the score.
@inlinable public func maximize(
  _ score: @autoclosure () -> Double, _ name: @autoclosure () -> String = ""
) {
  guard let sink = Features.sink else { return }
  sink.maximize(score(), name())
}
