import GestureTesting

/// A progress bar that takes a touch for a tap, however long it stays.
enum LongTaps: LongestTapDesign {
  static let longestTap = Double.infinity
}

/// A progress bar that ignores taps of more than an eighth of a second.
enum HurriedTaps: LongestTapDesign {
  static let longestTap = 0.125
}

/// A progress bar that drags before its distance.
enum EarlyScrub: LongestTapDesign {
  static let slop = 1.0
}
