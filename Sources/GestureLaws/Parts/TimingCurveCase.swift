import GestureEngine

/// A test case of a timing curve: two times.
package struct TimingCurveCase: Sendable, Hashable {
  /// The curve.
  package let curve: TimingCurve
  /// A time; any number.
  package let time: Double
  /// Another time; any number.
  package let other: Double

  /// Creates a test case.
  package init(_ curve: TimingCurve, time: Double, other: Double) {
    self.curve = curve
    self.time = time
    self.other = other
  }
}

extension Law where Subject == TimingCurveCase {
  /// The laws of timing curves.
  package static var timingCurve: [Law] { [.exactEnds, .neverBack, .symmetric] }

  /// An animation that does not end on its target jumps after its end.
  package static var exactEnds: Law {
    Law("H3", "ends", "the progress is exactly 0 at time 0 and exactly 1 at time 1") { test in
      let (start, end) = (test.curve.progress(at: 0), test.curve.progress(at: 1))
      return start == 0 && end == 1 ? nil : Breach("the progress goes from \(start) to \(end)")
    }
  }

  /// A thumb that moves backwards during its animation looks broken.
  package static var neverBack: Law {
    Law(
      "H3", "monotone", "the progress never falls, up to rounding",
      unless: { $0.curve.isMonotone ? nil : "its control points make it fall" }
    ) { test in
      guard test.time <= test.other else { return nil }
      let (first, second) = (
        test.curve.progress(at: test.time), test.curve.progress(at: test.other)
      )
      if second >= first - 1e-12 { return nil }
      // A vertical curve turns the rounding of the time into a visible difference.
      let next = test.curve.progress(at: test.other + 8e-15)
      return next >= first - 1e-12
        ? nil : Breach("the progress falls from \(first) to \(second)")
    }
  }

  /// An animation back must look like the animation there.
  package static var symmetric: Law {
    Law(
      "H3", "symmetry", "the curve is symmetric in time",
      unless: { $0.curve == .easeInEaseOut ? nil : "it is not symmetric" }
    ) { test in
      guard (0...1).contains(test.time) else { return nil }
      let there = test.curve.progress(at: test.time)
      let back = test.curve.progress(at: 1 - test.time)
      return (there + back - 1).magnitude <= 1e-9
        ? nil
        : Breach("the progress is \(there) at \(test.time) and \(back) at \(1 - test.time)")
    }
  }
}
