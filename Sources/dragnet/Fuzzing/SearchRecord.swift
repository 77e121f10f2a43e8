import Foundation

/// The effort and the result of the last search of a target, from which more searching can be planned.
///
/// The chance that one more execution shows something new is about the share of executions that did: the
/// estimate of Good and Turing. The chance falls while a search goes on, so this is at most the chance at its
/// end.
struct SearchRecord: Codable, Sendable {
  /// The number of executions.
  var executions: Int
  /// The number of inputs that showed something new.
  var newInputs: Int

  /// The executions for each new input; `nil` if none was new.
  var executionsForNewInput: Int? { newInputs > 0 ? executions / newInputs : nil }

  /// Creates the record of a search.
  init(executions: Int, newInputs: Int) {
    self.executions = executions
    self.newInputs = newInputs
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
