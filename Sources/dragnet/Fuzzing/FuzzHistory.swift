/// The number of features that a search had seen over time, as the points of a chart.
struct FuzzHistory: Sendable {
  /// The points in order of time, at most ``most``.
  private(set) var moments: [(time: Duration, features: Int)] = []
  /// The shortest time between two points.
  private var pause = Duration.milliseconds(20)

  /// The greatest number of points: more cannot be distinguished in a chart.
  static let most = 400

  /// Adds the number of features that have been seen by `time`.
  mutating func note(_ features: Int, at time: Duration) {
    // A point that follows another too soon replaces it, so that the last point is always kept.
    if moments.count > 1, time - moments[moments.count - 2].time < pause { moments.removeLast() }
    moments.append((time, features))
    guard moments.count > FuzzHistory.most else { return }
    moments = moments.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    pause *= 2
  }
}
