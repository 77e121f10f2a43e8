import Foundation

/// The effort and the result of the last search of a target, from which more searching can be planned.
struct SearchRecord: Codable, Sendable {
  /// The number of executions.
  var executions: Int
  /// The number of the last discoveries; see ``Discoveries``.
  var lateDiscoveries: Int
  /// The number of executions that these discoveries took.
  var lateExecutions: Int

  /// The executions for each new input at the end of the search; `nil` if no input was new.
  ///
  /// One more execution shows something new with a chance of about one in this number.
  var executionsForNewInput: Int? {
    lateDiscoveries > 0 ? lateExecutions / lateDiscoveries : nil
  }

  /// Creates the record of a search.
  init(executions: Int, _ discoveries: Discoveries) {
    self.executions = executions
    (lateDiscoveries, lateExecutions) = discoveries.late(of: executions)
  }

  /// Creates the record of a search; `nil` if it ended before an execution, as one does that only recovers
  /// the findings of killed runs.
  init?(_ run: FuzzRun) {
    guard run.statistics.executions > 0 else { return nil }
    self.init(executions: run.statistics.executions, run.statistics.discoveries)
  }

  /// Reads the record of the last search of a target; `nil` if there is none, or if another version wrote it.
  init?(of target: String, _ checkout: Checkout) {
    let place = SearchRecord.place(of: target, checkout)
    guard let data = try? Data(contentsOf: place),
      let record = try? JSONDecoder().decode(SearchRecord.self, from: data)
    else { return nil }
    self = record
  }

  /// Stores the record.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written.
  func store(for target: String, _ checkout: Checkout) throws(CommandFailure) {
    let place = SearchRecord.place(of: target, checkout)
    _ = try place.deletingLastPathComponent().made()
    guard let data = try? JSONEncoder().encode(self) else { return }
    try place.write(data)
  }

  private static func place(of target: String, _ checkout: Checkout) -> URL {
    checkout.work.appending(path: "searches")
      .appending(path: Checkout.folderName(of: target) + ".json")
  }
}
