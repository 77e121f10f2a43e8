/// The room that the cases of a page share, in bytes of its text.
///
/// Each case gets an equal part of what the cases before it have left. If that is too little for pictures of
/// all cases, the first ones have pictures, and each of the others has a few sentences.
struct Room: Sendable {
  /// The number of bytes that are left.
  var left: Int
  /// The number of cases that follow.
  private var count: Int

  /// The room of the case of a page about one case, which has at most 500 kB with its other parts.
  static let ofPage = 430_000
  /// The room of the cases of a report, which has at most 1 MB with its other parts.
  static let ofReport = 850_000
  /// The least room for a case with pictures.
  private static let least = 24_000

  /// Creates the room of a page.
  ///
  /// - Parameter count: The number of cases.
  init(amongst count: Int) {
    self.count = count
    left = count == 1 ? Room.ofPage : Room.ofReport
  }

  /// Returns the room of the next case, in bytes.
  mutating func next() -> Int {
    let share = Swift.max(Room.least, left / Swift.max(1, count))
    count -= 1
    return Swift.max(0, Swift.min(left, Room.ofPage, share))
  }
}
