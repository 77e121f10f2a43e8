/// How many features a search had seen when: the points of a chart, however long the search.
struct FuzzHistory: Sendable {
  /// The moments, in the order of time; no more than ``most``.
  private(set) var moments: [(time: Duration, features: Int)] = []
  /// The shortest time between two moments.
  private var pause = Duration.milliseconds(20)

  /// The most moments that are kept: more cannot be told apart in a chart.
  static let most = 400

  /// Notes how many features have been seen by now.
  mutating func note(_ features: Int, at time: Duration) {
    // What comes soon after a moment takes its place, so that the last one is always there.
    if moments.count > 1, time - moments[moments.count - 2].time < pause { moments.removeLast() }
    moments.append((time, features))
    guard moments.count > FuzzHistory.most else { return }
    moments = moments.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    pause *= 2
  }
}
