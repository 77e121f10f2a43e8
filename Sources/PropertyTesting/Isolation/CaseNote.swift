import Synchronization

/// A case as a ``CaseNote`` names it.
enum NotedCase {
  /// Random case number `index` of the run with this seed.
  case generated(seed: UInt64, index: UInt64)
  /// The case of these words.
  case words(ChoiceSequence)
}

/// A note of the current case that survives a crash of this process.
///
/// The note is a small file mapped into memory, so that noting a case costs a few stores. A run removes
/// its note when it ends. If a run finds a note of a case, an earlier run crashed or was killed while
/// it judged that case. Only one process at a time has the note of a property.
final class CaseNote: @unchecked Sendable {
  /// The places of the words in the file: the process, the kind of case, then the case itself.
  private enum Field { static let process = 0, kind = 1, content = 2 }
  private enum Kind { static let nothing: UInt64 = 0, generated: UInt64 = 1, words: UInt64 = 2 }
  private static let size = 8192

  private let path: String
  private let fields: Platform.MappedWords
  private let notes = Atomic<UInt64>(0)
  /// Whether a case becomes the current one only in ``begin()``, which another task calls.
  var awaitsBegin = false
  /// The kind of the case that awaits ``begin()``.
  private var pendingKind = Kind.nothing
  /// The case that the last run was judging when its process ended.
  let leftover: NotedCase?

  /// Opens the note of `property` in `folder`.
  ///
  /// Returns `nil` if another process has the note, or if the file cannot be created.
  init?(of property: String, in folder: String) {
    path = "\(folder)/\(Platform.fileName(for: property)).running"
    guard let fields = Platform.map(path, count: Self.size) else { return nil }
    self.fields = fields
    let process = Int32(truncatingIfNeeded: fields[Field.process])
    if Platform.isRunning(process) {
      Platform.unmap(fields)
      return nil
    }
    leftover = Self.notedCase(in: fields)
    fields[Field.process] = UInt64(UInt32(bitPattern: Platform.process))
    fields[Field.kind] = Kind.nothing
  }

  deinit { Platform.unmap(fields) }

  private static func notedCase(in fields: Platform.MappedWords) -> NotedCase? {
    let content = Field.content
    switch fields[Field.kind] {
    case Kind.generated:
      return .generated(seed: fields[content], index: fields[content + 1])
    case Kind.words where fields[content] < UInt64(size - content):
      let words = (1...Int(fields[content]) + 1).dropLast().map { fields[content + $0] }
      return .words(ChoiceSequence(words))
    default: return nil
    }
  }

  /// The number of changes so far; while it stays the same, so does the current case.
  var serial: UInt64 { notes.load(ordering: .acquiring) }

  /// The current case, if there is one; any thread may read it.
  var current: NotedCase? { Self.notedCase(in: fields) }
}

// MARK: - Writing

extension CaseNote {
  /// Notes that `noted` is the current case, or will be once it begins.
  ///
  /// A case of more than 8189 words is not noted.
  func note(_ noted: NotedCase) {
    fields[Field.kind] = Kind.nothing
    switch noted {
    case .generated(let seed, let index):
      fields[Field.content] = seed
      fields[Field.content + 1] = index
      note(Kind.generated)
    case .words(let choices):
      guard choices.count < Self.size - Field.content else { return noteNothing() }
      fields[Field.content] = UInt64(choices.count)
      for (index, word) in choices.words.enumerated() { fields[Field.content + 1 + index] = word }
      note(Kind.words)
    }
  }

  private func note(_ kind: UInt64) {
    pendingKind = awaitsBegin ? kind : Kind.nothing
    fields[Field.kind] = awaitsBegin ? Kind.nothing : kind
    notes.add(1, ordering: .releasing)
  }

  /// Notes that there is no current case.
  func noteNothing() {
    pendingKind = Kind.nothing
    fields[Field.kind] = Kind.nothing
    notes.add(1, ordering: .releasing)
  }

  /// Makes the noted case the current one, where ``awaitsBegin`` is set.
  ///
  /// The time that a task waits for a thread before it begins is not part of the case.
  func begin() {
    // A thread that sees the case must also see that the serial has changed, so this comes first.
    notes.add(1, ordering: .acquiringAndReleasing)
    fields[Field.kind] = pendingKind
  }

  /// Leaves `noted` for the next run, as if this run had crashed while judging it.
  func leave(_ noted: NotedCase) {
    awaitsBegin = false
    note(noted)
    fields[Field.process] = 0
  }

  /// Removes the note at the end of a run.
  func remove() {
    fields[Field.process] = 0
    Platform.remove(path)
  }
}
