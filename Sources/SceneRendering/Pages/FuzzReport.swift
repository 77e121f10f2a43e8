/// What a search for failures came to, as a page: targets, features over time, failures.
public struct FuzzReport: Sendable {
  /// How far a search had come.
  public struct Moment: Sendable, Hashable {
    /// Seconds since the search for this target began.
    public var seconds: Double
    /// What was seen by then: edges of the code, counts of them, and what the property observed.
    public var features: Int

    /// How far a search had come.
    public init(seconds: Double, features: Int) {
      self.seconds = seconds
      self.features = features
    }
  }

  /// A law that was broken.
  public struct Failure: Sendable {
    /// The short name of the law.
    public var law: String
    /// Where and what.
    public var message: String
    /// The path of what `dragnet keep` takes; `nil` where the input could not be saved.
    public var artifact: String?
    /// What else there is to say of it, in a line.
    public var note: String?
    /// The smallest case.
    public var exhibit: Exhibit

    /// A law that was broken.
    public init(
      law: String, message: String, artifact: String?, note: String? = nil, exhibit: Exhibit
    ) {
      self.law = law
      self.message = message
      self.artifact = artifact
      self.note = note
      self.exhibit = exhibit
    }
  }

  /// The search for failures of one target.
  public struct Campaign: Sendable {
    /// The name of the target.
    public var target: String
    /// Inputs that were run.
    public var executions: Int
    /// The same per second.
    public var executionsPerSecond: Int
    /// Inputs that were kept.
    public var corpus: Int
    /// How the search got on, in the order of time.
    public var history: [Moment]
    /// What was found.
    public var failures: [Failure]

    /// The search for failures of one target.
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

  private let campaigns: [Campaign]

  /// A report of these searches.
  public init(_ campaigns: [Campaign]) { self.campaigns = campaigns }

  /// The report as an HTML document that refers to no other.
  public var html: String {
    let broken = campaigns.reduce(0) { $0 + $1.failures.count }
    let executions = campaigns.reduce(0) { $0 + $1.executions }
    let searched =
      "\(executions) executions of \(campaigns.count) \(campaigns.count == 1 ? "target" : "targets")"
    return Templates.page(
      "fuzz",
      Page(
        verdict: "\(searched), \(Page.laws(broken))", tone: broken == 0 ? "good" : "wrong",
        campaigns: campaigns.map(Page.Campaign.init)))
  }
}

/// What the template shows of a report.
private struct Page: Sendable {
  struct Campaign: Sendable {
    let target: String
    let executions: Int
    let executionsPerSecond: Int
    let features: Int
    let corpus: Int
    let laws: String
    let tone: String
    let chart: String
    let failures: [Failure]

    init(_ campaign: FuzzReport.Campaign) {
      target = campaign.target
      executions = campaign.executions
      executionsPerSecond = campaign.executionsPerSecond
      features = campaign.history.last?.features ?? 0
      corpus = campaign.corpus
      laws = Page.laws(campaign.failures.count)
      tone = campaign.failures.isEmpty ? "good" : "wrong"
      chart =
        Chart(
          title: "\(campaign.target): features over time",
          points: campaign.history.map { ($0.seconds, $0.features) }
        ).part
      failures = campaign.failures.enumerated().map { index, failure in
        Failure(failure, id: "\(campaign.target)-\(index + 1)")
      }
    }
  }

  struct Failure: Sendable {
    let law: String
    let message: String
    let artifact: String?
    let note: String?
    let exhibit: Exhibit.Content

    init(_ failure: FuzzReport.Failure, id: String) {
      law = failure.law
      message = failure.message
      artifact = failure.artifact
      note = failure.note
      exhibit = Exhibit.Content(failure.exhibit, id: id)
    }
  }

  let verdict: String
  let tone: String
  let campaigns: [Campaign]

  static func laws(_ count: Int) -> String {
    switch count {
    case 0: "no law broken"
    case 1: "1 law broken"
    default: "\(count) laws broken"
    }
  }
}
