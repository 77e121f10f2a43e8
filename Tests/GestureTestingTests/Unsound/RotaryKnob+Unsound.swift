import GestureTesting

/// A kitchen timer that begins again with its second turn.
enum ForgetfulTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { 60 * turn }
  static func value(at place: Double) -> Double { place < 60 ? place : place - 60 }
}

/// A knob that turns half as far counterclockwise.
enum HalfTurnBack: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    let turn = ShortestTurn.turn(from: old, to: new)
    return turn < 0 ? turn / 2 : turn
  }
}

/// A kitchen timer that rounds each motion to whole minutes, so that a slow hand cannot set it.
enum HastyTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { (60 * turn).rounded() }
}

/// A knob that loses the part of a turn in which the touch passes the seam of its angle.
enum LostSeam: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    abs(new - old) > .pi ? 0 : new - old
  }
}

/// A knob that turns all the way back where the angle of the touch begins again.
enum SeamKnob: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double { new - old }
}

/// A knob that no turn moves.
enum StuckKnob: RotaryDesign {
  static func motion(of turn: Double) -> Double { 0 }
}

/// A knob that stops a little before its end.
enum CappedKnob: RotaryDesign {
  static func value(at place: Double) -> Double { min(place, 5) }
}

/// A knob that takes a quick turn counterclockwise for a longer one clockwise.
enum OneWayKnob: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    let turn = ShortestTurn.turn(from: old, to: new)
    return turn < -.pi / 2 ? turn + 2 * .pi : turn
  }
}

/// A knob that leaves out a number.
enum SkippingKnob: RotaryDesign {
  static let range = 0.0...25
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { 30 * turn }
  static func value(at place: Double) -> Double { place.rounded() == 13 ? 14 : place }
}

/// A knob that turns on from its old place after a `set`.
enum UnsetKnob: RotaryDesign {
  static let undoesSets = true
}

/// A kitchen timer that any turn winds up all the way.
enum WoundTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { turn == 0 ? 0 : 180 }
}

/// A knob that a resize takes back to where its turn began.
enum UnturnedKnob: RotaryDesign {
  static let undoesTurns = true
}

/// A knob of ten positions that gives a position only from its place on, and so leaves it at the first motion back.
enum FlooredKnob: RotaryDesign {
  static let range = 0.0...10
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { 12 * turn }
  static func value(at place: Double) -> Double { place.rounded(.down) }
}

/// A knob that measures a turn from the last angle around the middle that it had before a resize.
enum OldMiddleKnob: RotaryDesign {
  static let keepsAngles = true
}

/// A knob that turns less under a touch near its middle, as by the length of the way.
enum RimKnob: RotaryDesign {
  static func speed(at radius: Double) -> Double { radius }
}
