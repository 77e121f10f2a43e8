/// The order in which targets are searched, and the time of each.
///
/// Without sharing, each target is searched once, for the same time. With sharing, each is searched for
/// a slice of that time first. After that, each further slice goes to the target that found the most new
/// features in its last slice; the sum of all slices is the same.
struct FuzzSchedule {
  /// The searches, which begin with no time spent.
  private(set) var runs: [FuzzRun]
  /// Whether targets share the time.
  let sharesTime: Bool
  private let slice: Int
  private let start = ContinuousClock.now
  /// The seconds that are not spent yet.
  private var left: Int
  /// The new features a second in the last slice of each search; `nil` before its first.
  private var gains: [Double?]
  /// The searches that take no further time.
  private var isOver: [Bool]

  /// A slice of time for a search.
  struct Turn: Equatable {
    /// The number of the search.
    var index: Int
    /// The time in seconds.
    var seconds: Int
  }

  /// The longest slice in seconds: what one target finds soon decides about the time of the others.
  private static let longestSlice = 30
  /// The shortest slice in seconds, far longer than a process takes to start.
  private static let shortestSlice = 2

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - runs: The searches.
  ///   - seconds: The time for each search on average.
  ///   - sharesTime: Whether they share the time.
  init(_ runs: [FuzzRun], seconds: Int, sharesTime: Bool) {
    self.runs = runs
    self.sharesTime = sharesTime && runs.count > 1
    let share = min(max(seconds / 3, FuzzSchedule.shortestSlice), FuzzSchedule.longestSlice)
    slice = self.sharesTime ? min(share, seconds) : seconds
    left = seconds * runs.count
    gains = Array(repeating: nil, count: runs.count)
    isOver = Array(repeating: false, count: runs.count)
  }

  /// The next slice; `nil` if the time is spent or no search goes on.
  var next: Turn? {
    guard left > 0 else { return nil }
    let open = runs.indices.filter { !isOver[$0] }
    let first = open.first { gains[$0] == nil }
    guard first != nil || sharesTime else { return nil }
    let best = open.max { lesser, greater in
      let (a, b) = (gains[lesser] ?? 0, gains[greater] ?? 0)
      // Where nothing is new any more, everyone is searched in turn.
      return a == b ? runs[lesser].elapsed > runs[greater].elapsed : a < b
    }
    return (first ?? best).map { Turn(index: $0, seconds: min(slice, left)) }
  }

  /// Begins a turn: returns the search with its place in the schedule.
  func begin(_ turn: Turn) -> FuzzRun {
    var run = runs[turn.index]
    let failures = runs.reduce(0) { $0 + $1.failures.count }
    run.outlook = FuzzRun.Outlook(
      number: turn.index + 1, count: runs.count, start: start, end: .now + .seconds(left),
      countsCPUTime: run.limits.countsCPUTime, failures: failures)
    return run
  }

  /// Takes a search back at the end of a turn.
  ///
  /// - Parameters:
  ///   - turn: The turn.
  ///   - run: The search.
  ///   - isOver: Whether the search takes no further time.
  mutating func end(_ turn: Turn, _ run: FuzzRun, isOver: Bool) {
    let gained = run.statistics.features - runs[turn.index].statistics.features
    gains[turn.index] = Double(gained) / Double(turn.seconds)
    left -= turn.seconds
    runs[turn.index] = run
    self.isOver[turn.index] = isOver
  }
}
