/// A case as a ``CaseNote`` names it.
enum NotedCase: Hashable {
  /// Random case number `index` of the run with this seed.
  case generated(seed: UInt64, index: UInt64)
  /// The case of these words.
  case words(ChoiceSequence)
}

/// A note of the current case that survives a crash of this process.
///
/// The note is a small file mapped into memory, so that noting a case costs a few stores. A run removes
/// its note when it ends. If a run finds a note of a case that no process has locked, an earlier run
/// crashed or was killed while it judged that case.
///
/// Each run of a property has a note of its own. A note with a case is never used for another one: it
/// stays until a run has examined the case.
final class CaseNote: @unchecked Sendable {
  /// The places of the words in the file, up to the case itself.
  private enum Field {
    static let mark = 0, serial = 1, kind = 2, pausedKind = 3, hasHung = 4
    static let hasSurvivor = 5, survivorSeed = 6, survivorIndex = 7, content = 8
  }
  private enum Kind {
    static let nothing: UInt64 = 0, generated: UInt64 = 1, words: UInt64 = 2
    static let unpackedWords: UInt64 = 3
  }
  /// The first word of every note: "dragnet2".
  private static let mark: UInt64 = 0x3274_656e_6761_7264

  private let fields: Platform.LockedWords
  /// The case that the last run was judging when its process ended.
  let leftover: ChildRunner.Suspect?

  private init(_ fields: Platform.LockedWords) {
    self.fields = fields
    let isNote = fields[Field.mark] == Self.mark
    leftover = isNote ? Self.suspect(in: fields) : nil
    if !isNote {
      for field in 0..<Field.content { fields[field] = 0 }
      fields[Field.mark] = Self.mark
    }
  }

  deinit {
    if current == nil { fields.remove() }
  }

  private static func suspect(in fields: Platform.LockedWords) -> ChildRunner.Suspect? {
    guard let noted = notedCase(in: fields) else { return nil }
    let survivor = NotedCase.generated(
      seed: fields[Field.survivorSeed], index: fields[Field.survivorIndex])
    return ChildRunner.Suspect(
      noted: noted, survivor: fields[Field.hasSurvivor] == 1 ? survivor : nil,
      hasHung: fields[Field.hasHung] == 1)
  }

  private static func notedCase(in fields: Platform.LockedWords) -> NotedCase? {
    let content = Field.content
    switch fields[Field.kind] {
    case Kind.generated:
      return .generated(seed: fields[content], index: fields[content + 1])
    case Kind.words where fields[content] < UInt64(fields.count - content),
      Kind.unpackedWords where fields[content] < UInt64(fields.count - content):
      let words = (1...Int(fields[content]) + 1).dropLast().map { fields[content + $0] }
      let isUnpacked = fields[Field.kind] == Kind.unpackedWords
      return .words(ChoiceSequence(words, isUnpacked: isUnpacked))
    default: return nil
    }
  }

  /// The number of changes so far; while it stays the same, so does the current case.
  ///
  /// Another thread may read it, and so may the parent of a child process that judges.
  var serial: UInt64 { fields[Field.serial] }

  /// The current case, if there is one; any thread may read it.
  var current: NotedCase? { Self.notedCase(in: fields) }

  /// The current case and what is known of it.
  var suspect: ChildRunner.Suspect? { Self.suspect(in: fields) }
}

// MARK: - Opening

extension CaseNote {
  /// The greatest number of notes of a property.
  private static let capacity = 8

  /// The notes of a property that this process has locked.
  struct Opened {
    /// A note without a case, for this run.
    var note: CaseNote
    /// The notes that earlier runs left.
    var leftovers: [CaseNote]
  }

  /// Opens the notes of `property` in `folder`.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - folder: The folder of the notes.
  /// - Returns: `nil` if all notes are in use.
  /// - Throws: ``Platform/SystemError`` if a note cannot be written or locked.
  static func open(
    of property: String, in folder: String
  ) throws(Platform.SystemError) -> Opened? {
    let name = "\(folder)/\(Platform.fileName(for: property))"
    let paths = (1...capacity).map { $0 == 1 ? "\(name).running" : "\(name).\($0).running" }
    var leftovers: [CaseNote] = []
    var note: CaseNote?
    for creates in [false, true] {
      for path in paths where note == nil || !creates {
        guard let fields = try Platform.LockedWords(path, creates: creates) else { continue }
        let opened = CaseNote(fields)
        if opened.leftover != nil { leftovers.append(opened) } else { note = note ?? opened }
      }
    }
    return note.map { Opened(note: $0, leftovers: leftovers) }
  }
}

// MARK: - Writing

extension CaseNote {
  /// Notes that `noted` is the current case.
  ///
  /// If the disk has no room for the case, this says so once on standard error.
  func note(_ noted: NotedCase) {
    noteSurvivor(before: noted)
    fields[Field.kind] = Kind.nothing
    switch noted {
    case .generated(let seed, let index):
      fields[Field.content] = seed
      fields[Field.content + 1] = index
      begin(Kind.generated)
    case .words(let choices):
      do throws(Platform.SystemError) {
        try fields.grow(to: Field.content + 1 + choices.count)
      } catch {
        let unsafe =
          "if a case of \(choices.count) words traps or hangs, the next run will not know it"
        Platform.sayOnce("\(unsafe): \(error)", about: fields.path)
        return noteNothing()
      }
      fields[Field.content] = UInt64(choices.count)
      for (index, word) in choices.words.enumerated() { fields[Field.content + 1 + index] = word }
      begin(choices.isUnpacked ? Kind.unpackedWords : Kind.words)
    }
  }

  /// Remembers the random case before `noted`, which has survived.
  ///
  /// A run may note a case that it only draws, and then note the same case to judge it.
  private func noteSurvivor(before noted: NotedCase) {
    guard fields[Field.kind] == Kind.generated else { return }
    let (seed, index) = (fields[Field.content], fields[Field.content + 1])
    if case .generated(seed, index) = noted { return }
    fields[Field.survivorSeed] = seed
    fields[Field.survivorIndex] = index
    fields[Field.hasSurvivor] = 1
  }

  private func begin(_ kind: UInt64) {
    fields[Field.pausedKind] = Kind.nothing
    // A thread that sees the case must also see that the serial has changed, so this comes first.
    fields[Field.serial] &+= 1
    fields[Field.kind] = kind
  }

  /// Notes that there is no current case.
  func noteNothing() { begin(Kind.nothing) }

  /// Suspends the current case, which waits for a thread; that time is not part of the case.
  func pause() {
    let kind = fields[Field.kind]
    begin(Kind.nothing)
    fields[Field.pausedKind] = kind
  }

  /// Resumes the case that ``pause()`` suspended.
  func resume() { begin(fields[Field.pausedKind]) }

  /// Notes that the current case takes longer than a case may take.
  func noteHang() { fields[Field.hasHung] = 1 }

  /// Leaves `noted` for the next run, as if this run had crashed while judging it.
  func leave(_ noted: NotedCase, hasHung: Bool) {
    // The case that is noted now did not survive.
    noteNothing()
    fields[Field.hasHung] = hasHung ? 1 : 0
    note(noted)
    fields.unlock()
  }

  /// Leaves the case of this note for the next run.
  func leave() { fields.unlock() }

  /// Removes the note.
  func remove() {
    fields[Field.kind] = Kind.nothing
    fields.remove()
  }
}
