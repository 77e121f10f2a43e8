import PropertyTesting
import SceneRendering

/// The searches of `dragnet fuzz`, and their results so far.
struct FuzzSearches {
  private var schedule: FuzzSchedule
  private let checkout: Checkout
  private let format: OutputFormat
  private let page: PageOption
  private let progress: ProgressLine
  private let interruption: Interruption
  private var summary = FuzzSummary()
  /// The sections of the report.
  private var sections: [FuzzReport.Run] = []
  /// The first problem of a search, which does not end the others.
  private var trouble: CommandFailure?

  /// Prepares searches.
  ///
  /// - Parameters:
  ///   - schedule: The searches and their order.
  ///   - checkout: The checkout in which failures are found.
  ///   - format: The format of the results.
  ///   - page: The option that asks for a report.
  ///   - progress: The place where the progress is shown.
  ///   - interruption: A request that stops all searches.
  init(
    _ schedule: FuzzSchedule, _ checkout: Checkout, _ format: OutputFormat, _ page: PageOption,
    _ progress: ProgressLine, _ interruption: Interruption
  ) {
    self.schedule = schedule
    self.checkout = checkout
    self.format = format
    self.page = page
    self.progress = progress
    self.interruption = interruption
  }

  /// Searches until the time is up or the user interrupts, and shows the result of each search.
  mutating func run() async throws {
    while !interruption.isRequested, let turn = schedule.next {
      let run = await search(turn)
      if !schedule.sharesTime { try await finish(run) }
    }
    if schedule.sharesTime {
      // An interrupted search has not come to all targets.
      for run in schedule.runs where run.hasResult { try await finish(run) }
    }
  }

  /// Searches a target for a slice of time.
  ///
  /// - Returns: The search at the end of the slice.
  private mutating func search(_ turn: FuzzSchedule.Turn) async -> FuzzRun {
    var run = schedule.begin(turn)
    var isOver = false
    do throws(CommandFailure) {
      try await run.run(seconds: turn.seconds, interruption: interruption)
    } catch {
      // The other targets are searched in spite of it.
      note(error)
      isOver = true
    }
    for complaint in run.complaints { progress.say("warning: \(complaint)") }
    run.complaints = []
    progress.clear()
    schedule.end(turn, run, isOver: isOver || !run.limits.keepsGoing && !run.failures.isEmpty)
    return run
  }

  /// Shows the result of a search, and adds it to the summary and the report.
  private mutating func finish(_ run: FuzzRun) async throws {
    let isNeeded = format == .text || page.isWanted
    let causes =
      isNeeded
      ? await FuzzCause.causes(of: run.failures, in: run.target, drawing: page.isWanted) : []
    try report(run, causes)
    if run.isUntested {
      note(
        CommandFailure(
          .internalError,
          "\(run.target.name) was not tested: it discarded all of \(run.statistics.executions) inputs"
        ))
    }
    // A reader of a pipe gets the result of each target at once.
    if !StandardOutput.flush() { interruption.request() }
    summary.add(run)
    if page.isWanted { sections.append(FuzzReport.Run(run, causes)) }
    do throws(CommandFailure) {
      try SearchRecord(run)?.store(for: run.target.name, checkout)
    } catch {
      // A full disk must not hide what the search found.
      progress.say("warning: \(error.message)")
    }
  }

  private mutating func note(_ failure: CommandFailure) {
    progress.say("error: \(failure.message)")
    trouble = trouble ?? failure
  }

  /// Writes the report and the summary.
  ///
  /// - Throws: An error with the exit status of the command, unless that is 0.
  func end() throws {
    try page.write { FuzzReport(sections, command: Invocation.own(in: checkout)).html }
    if format == .text { print("\n\(summary.text(in: checkout, page: page.html))") }
    if let reason = interruption.reason {
      throw CommandFailure(
        .inputOutput,
        "the search stopped early, because nothing more could be saved: \(reason)")
    }
    if let trouble { throw trouble.status.exitCode }
    if summary.failures > 0 { throw ExitStatus.lawBroken.exitCode }
  }

  private func report(_ run: FuzzRun, _ causes: [FuzzCause]) throws {
    if format == .json {
      try printJSON(Row(run))
      return
    }
    print("\(run.status), \(run.executionsPerSecond) a second")
    if !causes.isEmpty { print("\n\(causes.text(in: run.checkout, on: .current))") }
    for slow in run.slowInputs { print("\n\(slow.text(in: run.checkout))") }
  }

  private struct Row: Encodable {
    var target: String
    var executions: Int
    var executionsPerSecond: Int
    var features: Int
    var corpus: Int
    var seconds: Double
    var newInputs: Int
    var failures: [FuzzFailure]
    var slowInputs: [SlowInput]

    init(_ run: FuzzRun) {
      target = run.target.name
      executions = run.statistics.executions
      executionsPerSecond = run.executionsPerSecond
      features = run.statistics.features
      corpus = run.statistics.corpus
      seconds = (run.elapsed.seconds * 10).rounded() / 10
      newInputs = run.newInputs
      failures = run.failures
      slowInputs = run.slowInputs
    }
  }
}
