/// A page about a fuzz run: targets, features over time, failures.
public struct FuzzReport: Sendable {
  /// The state of a search at one time.
  public struct Moment: Sendable, Hashable {
    /// The time since the search of this target began, in seconds.
    public var seconds: Double
    /// The number of features seen so far: edges of the code, counts of edges, and labels of the
    /// property.
    public var features: Int

    /// Creates a moment.
    public init(seconds: Double, features: Int) {
      self.seconds = seconds
      self.features = features
    }
  }

  /// A failure that the search found.
  public struct Failure: Sendable {
    /// The name of the broken law.
    public var law: String
    /// The behaviour beside the expected one, or the observation.
    public var summary: String
    /// The place and the observation.
    public var message: String
    /// The short names of the other laws that break for the same reason.
    public var others: [String]
    /// Whether only the rounding of numbers is wrong.
    public var isRounding: Bool
    /// The name of the input, for `dragnet keep`; `nil` if the input could not be saved.
    public var artifact: String?
    /// The smallest case.
    public var exhibit: Exhibit

    /// Creates a failure.
    public init(
      law: String, summary: String, message: String, others: [String] = [],
      isRounding: Bool = false, artifact: String?, exhibit: Exhibit
    ) {
      self.law = law
      self.summary = summary
      self.message = message
      self.others = others
      self.isRounding = isRounding
      self.artifact = artifact
      self.exhibit = exhibit
    }
  }

  /// The search for failures of one target.
  public struct Run: Sendable {
    /// The name of the target.
    public var target: String
    /// The number of inputs that were run.
    public var executions: Int
    /// The number of inputs that were run per second.
    public var executionsPerSecond: Int
    /// The number of inputs that were kept.
    public var corpus: Int
    /// The state of the search over time, in order of time.
    public var history: [Moment]
    /// The failures by cause, the most serious first.
    public var failures: [Failure]

    /// Creates a run.
    public init(
      target: String, executions: Int, executionsPerSecond: Int, corpus: Int,
      history: [Moment], failures: [Failure]
    ) {
      self.target = target
      self.executions = executions
      self.executionsPerSecond = executionsPerSecond
      self.corpus = corpus
      self.history = history
      self.failures = failures
    }
  }

  private let runs: [Run]
  private let command: String

  /// Creates a report about runs.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - command: The words before `keep` in a command line that keeps a failure, such as
  ///     `swift package dragnet`.
  public init(_ runs: [Run], command: String) {
    self.runs = runs
    self.command = command
  }

  /// The report as an HTML document that refers to no other file.
  public var html: String {
    let broken = runs.reduce(0) { $0 + $1.brokenLaws }
    let executions = runs.reduce(0) { $0 + $1.executions }
    let searched =
      "\(executions) executions of \(runs.count) \(runs.count == 1 ? "target" : "targets")"
    var room = Room(amongst: runs.reduce(0) { $0 + $1.failures.count })
    return Templates.page(
      "fuzz",
      Page(
        verdict: "\(searched), \(Words.laws(broken))", tone: broken == 0 ? "good" : "wrong",
        command: command,
        runs: runs.enumerated().map { Page.Run($1, id: "run-\($0 + 1)", in: &room) }))
  }
}

/// The content of the template.
private struct Page: Sendable {
  struct Run: Sendable {
    let id: String
    let target: String
    let executions: Int
    let executionsPerSecond: Int
    let features: Int
    let corpus: Int
    let laws: String
    let tone: String
    let chart: String
    let failures: [Failure]

    init(_ run: FuzzReport.Run, id: String, in room: inout Room) {
      self.id = id
      target = run.target
      executions = run.executions
      executionsPerSecond = run.executionsPerSecond
      features = run.history.last?.features ?? 0
      corpus = run.corpus
      laws = Words.laws(run.brokenLaws)
      tone = run.failures.isEmpty ? "good" : "wrong"
      chart =
        Chart(
          title: "\(run.target): features over time",
          points: run.history.map { ($0.seconds, $0.features) }
        ).part
      failures = run.failures.enumerated().map { index, failure in
        Failure(failure, id: "\(id)-failure-\(index + 1)", in: &room)
      }
    }
  }

  struct Failure: Sendable {
    let id: String
    let kind: String
    let law: String
    let summary: String
    let message: String
    let others: String?
    let artifact: String?
    let exhibit: Exhibit.Content

    init(_ failure: FuzzReport.Failure, id: String, in room: inout Room) {
      self.id = id
      kind = failure.isRounding ? "rounding" : "failure"
      law = failure.law
      summary = failure.summary.brief
      message = failure.message.brief
      others = failure.others.isEmpty ? nil : failure.others.joined(separator: ", ")
      artifact = failure.artifact
      exhibit = Exhibit.Content(failure.exhibit, id: "\(id)-strip", in: &room)
    }
  }

  let verdict: String
  let tone: String
  let command: String
  let runs: [Run]
}

extension FuzzReport.Run {
  /// The number of broken laws.
  fileprivate var brokenLaws: Int { failures.reduce(0) { $0 + 1 + $1.others.count } }
}
