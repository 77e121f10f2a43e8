import GestureLaws
import SceneRendering

extension FuzzReport.Campaign {
  /// What the report shows of a search.
  init(_ campaign: FuzzCampaign) throws(CommandFailure) {
    var failures: [FuzzReport.Failure] = []
    for failure in campaign.failures {
      let file = try DragFile(at: failure.artifact ?? "not saved", Array(failure.script.utf8))
      failures.append(
        FuzzReport.Failure(
          law: failure.law, message: failure.message, artifact: failure.artifact,
          note: failure.note, exhibit: file.exhibit(text: failure.script)))
    }
    self.init(
      target: campaign.target.name, executions: campaign.statistics.executions,
      executionsPerSecond: campaign.executionsPerSecond, corpus: campaign.statistics.corpus,
      history: campaign.history.moments.map {
        FuzzReport.Moment(seconds: $0.time.seconds, features: $0.features)
      },
      failures: failures)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
