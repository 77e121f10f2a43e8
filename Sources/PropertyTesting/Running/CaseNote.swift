import Synchronization

/// The case at hand, noted where it outlives this process: after a trap the next run can name it.
///
/// It is a small file in memory, so to note a case costs a few stores. A run that ends removes it; one
/// that is found was left by a run that did not. Where another run of the same property is under way,
/// nothing is noted.
final class CaseNote: @unchecked Sendable {
  /// What a run that did not end was about to do.
  enum Leftover {
    /// Case `index` of the run that `seed` names.
    case generated(seed: UInt64, index: UInt64)
    /// The case of these words.
    case words(ChoiceSequence)
  }

  /// The words of the file: process, kind, then two or more of content.
  enum Field { static let process = 0, kind = 1, content = 2 }
  enum Kind { static let nothing: UInt64 = 0, generated: UInt64 = 1, words: UInt64 = 2 }
  static let size = 8192

  private let path: String
  let fields: Platform.MappedWords
  let notes = Atomic<UInt64>(0)
  /// Whether another task judges, and says when it begins: until then a case is not at hand.
  var awaitsBegin = false
  /// The kind of the case that is still to begin.
  var pendingKind = Kind.nothing
  /// What the last run left, if it did not end.
  let leftover: Leftover?

  /// The note of `property` in `folder`, or `nil` if there can be none.
  init?(of property: String, in folder: String) {
    path = "\(folder)/\(KeptFailures.fileName(for: property)).running"
    guard let fields = Platform.map(path, count: Self.size) else { return nil }
    self.fields = fields
    let process = Int32(truncatingIfNeeded: fields[Field.process])
    if Platform.isRunning(process) {
      Platform.unmap(fields)
      return nil
    }
    leftover = Self.leftover(in: fields)
    fields[Field.process] = UInt64(UInt32(bitPattern: Platform.process))
    fields[Field.kind] = Kind.nothing
  }

  deinit { Platform.unmap(fields) }

  private static func leftover(in fields: Platform.MappedWords) -> Leftover? {
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

  /// How many notes were made: as long as it stays, one case is at hand.
  var serial: UInt64 { notes.load(ordering: .acquiring) }

  /// The case at hand, as another thread sees it.
  var current: Leftover? { Self.leftover(in: fields) }

  /// Removes the note: the run has ended.
  func remove() {
    fields[Field.process] = 0
    Platform.remove(path)
  }
}
