import Foundation
import GestureTesting

/// A dial that ignores a touch at the exact height of its middle.
enum DeafAxis: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    y == 0 ? old : AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A dial that ignores the place where a touch goes down, until a motion comes.
enum DeafPress: AngleDesign {
  static let ignoresPresses = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A dial that falls back beside its end when a touch goes on into the gap.
enum FallingDial: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    return place > 1 ? 0.98 : place
  }
}

/// A dial that goes to the other end at the first degree beyond its end.
enum SlippingDial: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    return place > 1 ? 0 : place
  }
}

/// A dial of 300 degrees whose gap lies at the left instead of the bottom, so that its lowest values cannot
/// be reached.
enum GappedDial: AngleDesign {
  static let range = 0.0...99
  static let step: Double? = 1
  static func place(x: Double, y: Double, from old: Double) -> Double {
    // The angle from the right, counterclockwise; the bug is that it is negative below.
    (4 / 3 * .pi - atan2(-y, x)) / (5 / 3 * .pi)
  }
}

/// A dial whose value jumps to the other end when a touch leaves the gap between the ends.
enum LappingDial: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    return (0...1).contains(place) ? place : old > 0.5 ? 1 : 0
  }
}

/// A dial that leaps over the middle of its range, because its turns are too long.
enum LeapingDial: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let turn = atan2(-x, y) / (3 * .pi)
    return ((turn < 0 ? turn + 1 : turn) * 12 - 1) / 10
  }
}

/// A knob by angle that takes the angle from the top to either side.
enum MirroredKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    abs(atan2(x, -y)) / (0.75 * .pi)
  }
}

/// A knob that computes `atan(y / x)`, so that a touch right above the middle gives the value right below it.
enum QuotientKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let degrees = atan(y / x) * 180 / .pi + (x > 0 ? 270 : 90)
    return (degrees / 360 - 0.125) / 0.75
  }
}

/// A knob that should stay at its ends, and goes on at the other one.
enum UnlockedKnob: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob that goes to one end or the other, because it adds a turn on the wrong side.
enum TwoEndedKnob: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let turn = atan2(-x, y) / (2 * .pi)
    return ((turn < 0 ? turn : turn + 1) - 0.125) / 0.75
  }
}

/// A knob that begins too far on, so that no touch leads to its first values.
enum ShortKnob: AngleDesign {
  static let range = -10.0...50
  static let step: Double? = 2.5
  static let ignoresGap = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let turn = atan2(-x, y) / (2 * .pi)
    return ((turn < 0 ? turn + 1 : turn) * 12 + 1) / 10
  }
}

/// A knob whose gap leads a touch to the farther end, if it goes down there.
enum CrossedGap: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = AngleKnob.place(x: x, y: y, from: old)
    if (0...1).contains(place) { return place }
    return place > 1 ? 0 : 1
  }
}

/// A knob that gives each stop in the upper half of its range too late, so that none leads to the last one.
enum LateStops: AngleDesign {
  static let range = 0.0...60
  static let step: Double? = 1
  static let ignoresGap = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = GapKnob.place(x: x, y: y, from: old)
    return place > 0.508 && place <= 1 ? place - 1.0 / 60 : place
  }
}

/// A dial that leaves its end as a touch lifts off there.
enum ReleasedEnd: AngleDesign {
  static let range = 0.0...99
  static let step: Double? = 1
  static func place(x: Double, y: Double, from old: Double) -> Double {
    GapKnob.place(x: x, y: y, from: old)
  }
  static func value(releasedAt value: Double) -> Double { min(value, 98) }
}

/// A knob that stays at an end for the rest of the touch.
enum SealedKnob: AngleDesign {
  static let staysAtEnds = true
  static let sealsEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob that should stay at an end until the touch comes back there, and turns back at once.
enum ClampedKnob: AngleDesign {
  static let staysAtEnds = true
  static let clampsTurns = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    AngleKnob.place(x: x, y: y, from: old)
  }
}

/// A knob that gives its ends alone, and stays at each of them.
enum EndsOnly: AngleDesign {
  static let staysAtEnds = true
  static let step: Double? = 0.05
  static func place(x: Double, y: Double, from old: Double) -> Double {
    LockedKnob.place(x: x, y: y, from: old) < 0.5 ? 0 : 1
  }
}

/// A knob that stays at its ends, and gives the upper one instead of the stop before it.
enum LastButOne: AngleDesign {
  static let staysAtEnds = true
  static let range = 0.0...20
  static let step: Double? = 1
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = LockedKnob.place(x: x, y: y, from: old)
    return place > 0.925 ? 1 : place
  }
}

/// A knob that stays at its ends, and ignores a motion by more than three tenths of its range.
enum SlowKnob: AngleDesign {
  static let staysAtEnds = true
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let place = WaitingKnob.place(x: x, y: y, from: old)
    return abs(place - old) > 0.3 && place > 0 && place < 1 ? old : place
  }
}

/// A knob that is mirrored within 20 points of its middle.
enum MirroredMiddle: AngleDesign {
  static func place(x: Double, y: Double, from old: Double) -> Double {
    let isNear = x * x + y * y < 400
    return AngleKnob.place(x: isNear ? -x : x, y: y, from: old)
  }
}
