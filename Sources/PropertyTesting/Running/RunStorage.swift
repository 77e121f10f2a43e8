/// The files of a run in its failure folder: stored failures, and notes of cases.
struct RunStorage {
  /// The failures that earlier runs stored; `nil` if the run stores none.
  private(set) var failures: StoredFailures?
  /// The note of the current case; `nil` if it cannot be written.
  let note: CaseNote?
  /// The notes of the cases that ended the process of an earlier run, until they are taken.
  private(set) var leftovers: [CaseNote] = []

  private let identity: String
  private let folder: String

  /// Opens the files of a property.
  ///
  /// If no note can be written, this says so on standard error.
  ///
  /// - Parameters:
  ///   - identity: The name of the property; see ``AnyProperty/identity``.
  ///   - folder: The failure folder.
  ///   - storesFailures: Whether the run stores failures there, and not only notes.
  init(of identity: String, in folder: String, storesFailures: Bool = true) {
    self.identity = identity
    self.folder = folder
    FailureFolder.clean(folder)
    failures = storesFailures ? StoredFailures(of: identity, in: folder) : nil
    do throws(Platform.SystemError) {
      let opened = try CaseNote.open(of: identity, in: folder)
      note = opened?.note
      leftovers = opened?.leftovers ?? []
      if note == nil { Self.sayUnsafe("other runs use all notes of \(identity)", about: identity) }
    } catch {
      note = nil
      Self.sayUnsafe("\(error)", about: folder)
    }
  }

  private static func sayUnsafe(_ reason: String, about subject: String) {
    Platform.sayOnce(
      "if a case traps or hangs, the next run will not know it: \(reason)", about: subject)
  }

  /// Returns the notes of the cases that ended the process of an earlier run, once.
  mutating func takeLeftovers() -> [CaseNote] {
    defer { leftovers = [] }
    return leftovers
  }

  /// Stores a failing case as the one to try first.
  mutating func store(_ choices: ChoiceSequence?) {
    if let choices { failures?.store(choices) }
  }

  /// Forgets a case that does not fail any more, or is stored in a simpler form.
  mutating func forget(_ choices: ChoiceSequence) { failures?.forget(choices) }

  /// Ends the run; leftovers that were not taken stay for the next run.
  func close() {
    for note in leftovers { note.leave() }
    note?.remove()
  }

  /// Ends the run, and leaves cases that trap or hang for the next run.
  ///
  /// - Parameters:
  ///   - cases: The cases, and whether each hangs.
  ///   - notes: The notes that named these cases or others before.
  func close(leaving cases: [(noted: NotedCase, hangs: Bool)], in notes: [CaseNote]) {
    var free = (notes + [note].compactMap(\.self))[...]
    for (noted, hangs) in cases {
      let note = free.popFirst() ?? (try? CaseNote.open(of: identity, in: folder))?.note
      note?.leave(noted, hasHung: hangs)
    }
    for note in free { note.remove() }
    for note in leftovers { note.leave() }
  }
}
