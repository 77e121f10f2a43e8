import GestureEngine

/// A test case of fine scrubbing: its settings and a straight line that is split.
package struct FineScrubbingCase: Sendable, Hashable {
  /// The settings of fine scrubbing.
  package let fine: FineScrubbing
  /// The motion along the track, in points, finite.
  package let length: Double
  /// The offset across the track at which the line begins, in points, finite.
  package let start: Double
  /// The offset across the track at which the line ends, in points, finite.
  package let end: Double
  /// The part of the line at which it is split, 0...1.
  package let part: Double

  /// Creates a test case.
  package init(_ fine: FineScrubbing, length: Double, start: Double, end: Double, part: Double) {
    self.fine = fine
    self.length = length
    self.start = start
    self.end = end
    self.part = part
  }
}

extension Law where Subject == FineScrubbingCase {
  /// The laws of fine scrubbing.
  package static var fineScrubbing: [Law] { [.splitting, .noFaster, .finerFurtherAway, .plain] }

  /// A slow device samples less often, which must not change the value.
  package static var splitting: Law {
    Law("D4", "splitting", "splitting a straight line does not change its motion") { test in
      let middle = test.start * (1 - test.part) + test.end * test.part
      let first = test.length * test.part
      let whole = test.fine.motion(test.length, from: test.start, to: test.end)
      let before = test.fine.motion(first, from: test.start, to: middle)
      let after = test.fine.motion(test.length - first, from: middle, to: test.end)
      let slack = 1e-9 * test.length.magnitude + .leastNormalMagnitude
      return (whole - (before + after)).magnitude <= slack
        ? nil : Breach("the line counts \(whole), its parts \(before) and \(after)")
    }
  }

  /// A value that outruns the finger cannot be set exactly.
  package static var noFaster: Law {
    Law("D4", "never faster", "the value never outruns or opposes the finger") { test in
      let motion = test.fine.motion(test.length, from: test.start, to: test.end)
      let isBetween =
        test.length >= 0
        ? motion >= 0 && motion <= test.length : motion <= 0 && motion >= test.length
      return isBetween ? nil : Breach("a motion of \(test.length) counts \(motion)")
    }
  }

  /// A user moves away from the track to set the value more exactly.
  package static var finerFurtherAway: Law {
    Law(
      "D4", "finer further away", "the speed never grows with the distance or falls below the floor"
    ) { test in
      let (near, far) =
        test.start.magnitude < test.end.magnitude ? (test.start, test.end) : (test.end, test.start)
      let (fast, slow) = (test.fine.speed(at: near), test.fine.speed(at: far))
      return slow <= fast && slow >= test.fine.floor && fast <= 1
        ? nil
        : Breach(
          "the speed is \(fast) at \(near) and \(slow) at \(far), the floor \(test.fine.floor)")
    }
  }

  /// A speed of 1 everywhere is the same as no fine scrubbing.
  package static var plain: Law {
    Law(
      "D4", "plain", "a motion at speed 1 counts exactly its length",
      unless: { $0.fine.floor == 1 ? nil : "its speed can fall below 1" }
    ) { test in
      let motion = test.fine.motion(test.length, from: test.start, to: test.end)
      return motion == test.length ? nil : Breach("a motion of \(test.length) counts \(motion)")
    }
  }
}
