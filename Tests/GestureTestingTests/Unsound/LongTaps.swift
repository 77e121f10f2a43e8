import GestureTesting

/// A progress bar that takes a touch for a tap, however long it stays.
enum LongTaps: LongestTapDesign {
  static let longestTap = Double.infinity
}
