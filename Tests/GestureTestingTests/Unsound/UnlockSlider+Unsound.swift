import GestureTesting

/// A slide to unlock whose knob leaps back after a `set` under the finger.
enum UnsetUnlock: UnlockDesign {
  static let undoesSets = true
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock that counts motion on its old track after a resize.
enum OldTrackUnlock: UnlockDesign {
  static let latch = 0.8
  static let keepsItsTrack = true
  static func value(releasedAt value: Double) -> Double { value < 0.8 ? 0 : 1 }
}

/// A knob that a slide away from its end unlocks.
enum BackwardUnlock: UnlockDesign {
  static let unlocksBackward = true
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock that unlocks when its knob is released past the middle.
enum HalfwayUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value.rounded() }
}

/// A slide to unlock that must go farther than it says.
enum LateUnlock: UnlockDesign {
  static let latch = 0.8
  static func value(releasedAt value: Double) -> Double { value < 0.9 ? 0 : 1 }
}

/// A knob that is unlocked a little before its end.
enum NearUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value > 0.985 ? 1 : 0 }
}

/// A slide to unlock that unlocks a little before its end.
enum NearlyUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value < 0.97 ? 0 : 1 }
}

/// A panned knob that opens if it was at the end at any time of the gesture.
enum OnceOpen: UnlockDesign {
  static let minimumDistance = 10.0
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
  static func value(releasedAt value: Double, after greatest: Double) -> Double {
    Self.value(releasedAt: greatest)
  }
}

/// A knob that is unlocked near the middle if one motion leads there.
enum QuickUnlock: UnlockDesign {
  static let unlocksQuickly = true
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A knob that stays where it is released about halfway.
enum StickingUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double {
    value > 0.3 && value < 0.7 ? value : value < 1 ? 0 : 1
  }
}

/// A knob that is unlocked by a touch in its place.
enum TouchedUnlock: UnlockDesign {
  static let unlocksAtTouches = true
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock that ignores a touch of more than five seconds.
enum HurriedUnlock: UnlockDesign {
  static let longest = 5.0
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}

/// A slide to unlock that opens, but commits that it is locked.
enum SilentUnlock: UnlockDesign {
  static let commitsThatItIsLocked = true
  static func value(releasedAt value: Double) -> Double { value < 1 ? 0 : 1 }
}
