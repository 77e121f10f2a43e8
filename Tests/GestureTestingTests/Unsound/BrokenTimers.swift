/// A kitchen timer that begins again with its second turn.
enum ForgetfulTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { 60 * turn }
  static func value(at place: Double) -> Double { place < 60 ? place : place - 60 }
}

/// A kitchen timer that rounds each motion to whole minutes, so that a slow hand cannot set it.
enum HastyTimer: RotaryDesign {
  static let range = 0.0...180
  static let step: Double? = 1
  static func motion(of turn: Double) -> Double { (60 * turn).rounded() }
}
