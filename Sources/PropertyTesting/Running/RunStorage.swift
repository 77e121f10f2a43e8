/// The files of a run in its failure folder: stored failures, and the note of the current case.
struct RunStorage {
  /// The failures that earlier runs stored.
  private(set) var failures: StoredFailures
  /// The note of the current case; `nil` while another process runs the same property.
  let note: CaseNote?
  /// The case that ended the process of the last run, until it is taken.
  private(set) var leftover: NotedCase?

  /// Opens the files of a property.
  ///
  /// - Parameters:
  ///   - identity: The name of the property; see ``AnyProperty/identity``.
  ///   - folder: The failure folder.
  init(of identity: String, in folder: String) {
    FailureFolder.clean(folder)
    failures = StoredFailures(of: identity, in: folder)
    note = CaseNote(of: identity, in: folder)
    leftover = note?.leftover
  }

  /// Returns the case that ended the process of the last run, if there is one and it was not taken.
  mutating func takeLeftover() -> NotedCase? {
    defer { leftover = nil }
    return leftover
  }

  /// Stores a failing case as the one to try first.
  mutating func store(_ choices: ChoiceSequence?) {
    if let choices { failures.store(choices) }
  }

  /// Forgets a case that does not fail any more, or is stored in a simpler form.
  mutating func forget(_ choices: ChoiceSequence) { failures.forget(choices) }

  /// Ends the run; a leftover that was not taken is left for the next run.
  func close() {
    if let leftover { note?.leave(leftover) } else { note?.remove() }
  }

  /// Ends the run, and leaves a case that traps or hangs for the next run.
  func close(leaving choices: ChoiceSequence) { note?.leave(.words(choices)) }
}
