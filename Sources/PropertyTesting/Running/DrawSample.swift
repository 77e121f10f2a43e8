/// A sample of random cases of a property that are drawn only to measure their size and cost.
struct DrawSample {
  /// The CPU time in nanoseconds, and the number of words, of each case.
  private var cases: [(time: UInt64, words: Int)] = []

  /// The number of ticks of the deadline at the last measurement.
  var ticks = 0

  /// The number of cases in a full sample.
  private static let size = 10

  /// Whether the sample needs more cases.
  var isOpen: Bool { cases.count < Self.size }

  /// The number of the random case to draw next: the first cases of full size.
  var nextIndex: Int { Generator.fullSize + 1 + cases.count }

  /// Adds the CPU time in nanoseconds and the number of words of the next case.
  mutating func add(time: UInt64, words: Int) { cases.append((time, words)) }

  /// Returns why the cases are not fit for a run, if the sample is full and they are not.
  func shortfall(_ limits: RunSettings.HealthChecks) -> RunResult.Shortfall? {
    guard !isOpen else { return nil }
    let time = Duration.nanoseconds(cases.map(\.time).sorted()[Self.size / 2])
    if let longest = limits.longestDraw, time > longest { return .slowDraws(time) }
    let words = cases.map(\.words).sorted()[Self.size / 2]
    if let largest = limits.largestCase, words > largest { return .largeCases(words: words) }
    return nil
  }
}
