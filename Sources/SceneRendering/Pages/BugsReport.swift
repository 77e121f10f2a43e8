/// How long it takes to find known bugs, as a page: by strategy, over several seeds.
///
/// It is a pure function of the rows that `dragnet bugs --format json` prints.
public struct BugsReport: Sendable {
  /// One run that looked for one bug.
  public struct Row: Sendable, Hashable, Codable {
    /// The name of the bug.
    public var bug: String
    /// The short name of the law that it breaks.
    public var law: String
    /// How it was looked for.
    public var strategy: String
    /// What all random choices came from.
    public var seed: UInt64
    /// Whether it was found.
    public var found: Bool
    /// How many cases were run until then, or until the run gave up.
    public var executions: Int
    /// How long that took.
    public var seconds: Double

    /// One run that looked for one bug.
    public init(
      bug: String, law: String, strategy: String, seed: UInt64, found: Bool, executions: Int,
      seconds: Double
    ) {
      self.bug = bug
      self.law = law
      self.strategy = strategy
      self.seed = seed
      self.found = found
      self.executions = executions
      self.seconds = seconds
    }
  }

  /// The runs of one strategy that looked for one bug.
  struct Cell: Sendable {
    let runs: [Row]

    /// How many of how many runs found it: `3 of 5`.
    var found: String { "\(runs.count { $0.found }) of \(runs.count)" }

    /// The run in the middle, a bug that was not found being the slowest of all; `nil` where that run
    /// did not find it, so that no number is known.
    ///
    /// Of an even number of runs it is the faster one of the two in the middle.
    var median: Row? {
      let sorted = runs.sorted { a, b in
        a.found == b.found ? a.executions < b.executions : a.found
      }
      guard !sorted.isEmpty else { return nil }
      let middle = sorted[(sorted.count - 1) / 2]
      return middle.found ? middle : nil
    }
  }

  /// The bugs, in the order in which they come.
  let bugs: [(bug: String, law: String)]
  /// The strategies, in the order in which they come.
  let strategies: [String]
  private let rows: [Row]

  /// A report of these runs.
  public init(_ rows: [Row]) {
    self.rows = rows
    var names: Set<String> = []
    bugs = rows.filter { names.insert($0.bug).inserted }.map { ($0.bug, $0.law) }
    names = []
    strategies = rows.map(\.strategy).filter { names.insert($0).inserted }
  }

  /// The runs of a strategy that looked for a bug.
  func cell(_ bug: String, _ strategy: String) -> Cell {
    Cell(runs: rows.filter { $0.bug == bug && $0.strategy == strategy })
  }

  /// The report as an HTML document that refers to no other.
  public var html: String {
    Templates.page(
      "bugs",
      Page(
        chart: chart, strategies: strategies,
        bugs: bugs.map { bug, law in
          Page.Bug(
            bug: bug, law: law,
            cells: strategies.map { strategy in
              let cell = cell(bug, strategy)
              let median = cell.median
              return Page.Cell(
                found: cell.runs.isEmpty ? "" : cell.found,
                executions: median.map { "\($0.executions)" } ?? "–",
                seconds: median.map { $0.seconds.svg } ?? "–")
            })
        }))
  }

  /// What the template shows.
  private struct Page: Sendable {
    struct Bug: Sendable {
      let bug: String
      let law: String
      let cells: [Cell]
    }

    struct Cell: Sendable {
      let found: String
      let executions: String
      let seconds: String
    }

    let chart: String
    let strategies: [String]
    let bugs: [Bug]
  }
}
