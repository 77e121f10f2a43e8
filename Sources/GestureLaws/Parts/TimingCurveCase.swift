import GestureEngine

/// A timing curve and two times: what its laws judge.
public struct TimingCurveCase: Sendable, Hashable {
  /// The curve.
  public let curve: TimingCurve
  /// A time; any number.
  public let time: Double
  /// Another one.
  public let other: Double

  /// A case.
  public init(_ curve: TimingCurve, time: Double, other: Double) {
    self.curve = curve
    self.time = time
    self.other = other
  }
}

extension Law where Subject == TimingCurveCase {
  /// The laws of timing curves.
  public static var timingCurve: [Law] { [.exactEnds, .neverBack, .symmetric] }

  /// An animation that does not end where it belongs jumps when it is over.
  public static var exactEnds: Law {
    Law("H3", "ends", "at time 0 the progress is 0, at time 1 it is 1, exactly") { test in
      let (start, end) = (test.curve.progress(at: 0), test.curve.progress(at: 1))
      return start == 0 && end == 1 ? nil : Breach("it goes from \(start) to \(end)")
    }
  }

  /// A thumb that jerks back on its way looks broken.
  public static var neverBack: Law {
    Law(
      "H3", "monotone", "the progress never falls, up to rounding",
      unless: { $0.curve.isMonotone ? nil : "its control points lead back" }
    ) { test in
      guard test.time <= test.other else { return nil }
      let (first, second) = (
        test.curve.progress(at: test.time), test.curve.progress(at: test.other)
      )
      if second >= first - 1e-12 { return nil }
      // Where the curve is vertical, the rounding of the time is a way of its own.
      let next = test.curve.progress(at: test.other + 8e-15)
      return next >= first - 1e-12 ? nil : Breach("\(first) is followed by \(second)")
    }
  }

  /// There and back has to look the same.
  public static var symmetric: Law {
    Law(
      "H3", "symmetry", "backwards the curve is the same",
      unless: { $0.curve == .easeInEaseOut ? nil : "it is another way back" }
    ) { test in
      guard (0...1).contains(test.time) else { return nil }
      let there = test.curve.progress(at: test.time)
      let back = test.curve.progress(at: 1 - test.time)
      return (there + back - 1).magnitude <= 1e-9 ? nil : Breach("\(there) there, \(back) back")
    }
  }
}
