import GestureTesting

/// A bar that forgets the last place of a quick drag.
enum LostSeek: SeekDesign { static let seeksAtTheEnd = false }

/// A seek bar that ignores a touch which has rested for a minute.
enum SleepingSeek: SeekDesign {
  static let seeksAtTheEnd = true
  static let sleepsAfter = 60.0
}

/// A bar that leaves the last place of a touch which rests until the touch lifts off, although it has a timer.
enum StoppedTimer: SeekDesign {
  static let (seeksAtTheEnd, hasTimer, usesTimer) = (true, true, false)
}

/// A bar whose timer forgets the last place of a touch that rests, until the touch lifts off.
enum ForgetfulTimerSeek: SeekDesign {
  static let (seeksAtTheEnd, hasTimer, losesTheLast) = (true, true, true)
}
