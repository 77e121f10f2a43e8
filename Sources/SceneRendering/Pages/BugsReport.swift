/// A page about the effort to find known bugs, by strategy and over several seeds.
///
/// It is a pure function of the rows that `dragnet bugs --format json` prints.
public struct BugsReport: Sendable {
  /// The result of a search for one bug with one seed.
  public struct Row: Sendable, Hashable, Codable {
    /// The name of the bug.
    public var bug: String
    /// The short name of the law that it breaks.
    public var law: String
    /// The strategy of the search.
    public var strategy: String
    /// The seed of all random choices.
    public var seed: UInt64
    /// Whether the bug was found.
    public var found: Bool
    /// The number of cases that were run until the bug was found or the search gave up.
    public var executions: Int
    /// The CPU time of the search, in seconds.
    public var seconds: Double

    /// Creates the result of a search.
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

  /// The searches for one bug with one strategy.
  struct Cell: Sendable {
    /// The results of the searches, one for each seed.
    let runs: [Row]

    /// The number of searches that found the bug: `3 of 5`.
    var found: String { "\(runs.count { $0.found }) of \(runs.count)" }

    /// The median search; a search that did not find the bug counts as slower than any that did.
    ///
    /// For an even number of searches it is the faster one of the two in the middle. It is `nil` if
    /// the median search did not find the bug.
    var median: Row? {
      let sorted = runs.sorted { a, b in
        a.found == b.found ? a.executions < b.executions : a.found
      }
      guard !sorted.isEmpty else { return nil }
      let middle = sorted[(sorted.count - 1) / 2]
      return middle.found ? middle : nil
    }
  }

  /// The bugs, in order of their first rows.
  let bugs: [(bug: String, law: String)]
  /// The strategies, in order of their first rows.
  let strategies: [String]
  private let rows: [Row]

  /// Creates a report about searches.
  public init(_ rows: [Row]) {
    self.rows = rows
    var names: Set<String> = []
    bugs = rows.filter { names.insert($0.bug).inserted }.map { ($0.bug, $0.law) }
    names = []
    strategies = rows.map(\.strategy).filter { names.insert($0).inserted }
  }

  /// Returns the searches for a bug with a strategy.
  func cell(_ bug: String, _ strategy: String) -> Cell {
    Cell(runs: rows.filter { $0.bug == bug && $0.strategy == strategy })
  }

  /// The report as an HTML document that refers to no other file.
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

  /// The content of the template.
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
