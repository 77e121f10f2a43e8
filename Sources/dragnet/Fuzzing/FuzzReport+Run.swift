import SceneRendering

extension FuzzReport.Run {
  /// Creates the section of the report about `run`, with its failures grouped by cause.
  init(_ run: FuzzRun, _ causes: [FuzzCause]) {
    let names = run.checkout.artifactNames
    self.init(
      target: run.target.name, executions: run.statistics.executions,
      executionsPerSecond: run.executionsPerSecond, corpus: run.statistics.corpus,
      history: run.history.moments.map {
        FuzzReport.Moment(seconds: $0.time.seconds, features: $0.features)
      },
      failures: causes.map { cause in
        FuzzReport.Failure(
          law: cause.title, summary: cause.contrast ?? cause.observation,
          message: cause.lead.message,
          others: cause.others.map(\.law), isRounding: cause.rank == .rounding,
          artifact: cause.lead.artifact.map { names.shortName(of: $0) },
          exhibit: cause.exhibit)
      })
  }
}
