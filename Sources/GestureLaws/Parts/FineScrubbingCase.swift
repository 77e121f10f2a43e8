import GestureEngine

/// Fine scrubbing and a straight line that is split: what its laws judge.
public struct FineScrubbingCase: Sendable, Hashable {
  /// The fine scrubbing.
  public let fine: FineScrubbing
  /// The motion along the track, in points, finite.
  public let length: Double
  /// The offset across where the line begins, in points, finite.
  public let start: Double
  /// The offset across where it ends, in points, finite.
  public let end: Double
  /// Where the line is split, 0...1.
  public let part: Double

  /// A case.
  public init(_ fine: FineScrubbing, length: Double, start: Double, end: Double, part: Double) {
    self.fine = fine
    self.length = length
    self.start = start
    self.end = end
    self.part = part
  }
}

extension Law where Subject == FineScrubbingCase {
  /// The laws of fine scrubbing.
  public static var fineScrubbing: [Law] { [.splitting, .noFaster, .finerFurtherAway, .plain] }

  /// A slow device samples less often, and must not give another value for it.
  public static var splitting: Law {
    Law("D4", "splitting", "splitting a straight line changes nothing but rounding") { test in
      let middle = test.start * (1 - test.part) + test.end * test.part
      let first = test.length * test.part
      let whole = test.fine.motion(test.length, from: test.start, to: test.end)
      let before = test.fine.motion(first, from: test.start, to: middle)
      let after = test.fine.motion(test.length - first, from: middle, to: test.end)
      let slack = 1e-9 * test.length.magnitude + .leastNormalMagnitude
      return (whole - (before + after)).magnitude <= slack
        ? nil : Breach("\(whole) in one, \(before) and \(after) in two")
    }
  }

  /// A value that outruns the finger is not finer.
  public static var noFaster: Law {
    Law("D4", "never faster", "a motion counts at most what it is, in its direction") { test in
      let motion = test.fine.motion(test.length, from: test.start, to: test.end)
      let isBetween =
        test.length >= 0
        ? motion >= 0 && motion <= test.length : motion <= 0 && motion >= test.length
      return isBetween ? nil : Breach("\(test.length) counts \(motion)")
    }
  }

  /// Who moves away wants to be more exact.
  public static var finerFurtherAway: Law {
    Law(
      "D4", "finer further away", "further away is never faster, and never below the floor"
    ) { test in
      let (near, far) =
        test.start.magnitude < test.end.magnitude ? (test.start, test.end) : (test.end, test.start)
      let (fast, slow) = (test.fine.speed(at: near), test.fine.speed(at: far))
      return slow <= fast && slow >= test.fine.floor && fast <= 1
        ? nil : Breach("at \(near) the speed is \(fast), at \(far) it is \(slow)")
    }
  }

  /// A speed of 1 everywhere is no fine scrubbing at all.
  public static var plain: Law {
    Law(
      "D4", "plain", "at speed 1 a motion counts exactly what it is",
      unless: { $0.fine.floor == 1 ? nil : "it is finer somewhere" }
    ) { test in
      let motion = test.fine.motion(test.length, from: test.start, to: test.end)
      return motion == test.length ? nil : Breach("\(test.length) counts \(motion)")
    }
  }
}
