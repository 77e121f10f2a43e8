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
  private enum Field { static let process = 0, kind = 1, content = 2 }
  private enum Kind { static let nothing: UInt64 = 0, generated: UInt64 = 1, words: UInt64 = 2 }
  private static let size = 8192

  private let path: String
  private let fields: UnsafeMutablePointer<UInt64>
  private let notes = Atomic<UInt64>(0)
  /// What the last run left, if it did not end.
  let leftover: Leftover?

  /// The note of `property` in `folder`, or `nil` if there can be none.
  init?(of property: String, in folder: String) {
    path = "\(folder)/\(KeptFailures.fileName(for: property)).running"
    guard let fields = Platform.map(path, count: Self.size) else { return nil }
    self.fields = fields
    let process = Int32(truncatingIfNeeded: fields[Field.process])
    if Platform.isRunning(process) {
      Platform.unmap(fields, count: Self.size)
      return nil
    }
    leftover = Self.leftover(in: fields)
    fields[Field.process] = UInt64(UInt32(bitPattern: Platform.process))
    fields[Field.kind] = Kind.nothing
  }

  deinit { Platform.unmap(fields, count: Self.size) }

  private static func leftover(in fields: UnsafeMutablePointer<UInt64>) -> Leftover? {
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

  /// Notes that case `index` is at hand.
  func note(seed: UInt64, index: UInt64) {
    fields[Field.content] = seed
    fields[Field.content + 1] = index
    fields[Field.kind] = Kind.generated
    notes.add(1, ordering: .releasing)
  }

  /// Notes that the case of `choices` is at hand.
  func note(_ choices: ChoiceSequence) {
    fields[Field.kind] = Kind.nothing
    defer { notes.add(1, ordering: .releasing) }
    guard choices.count < Self.size - Field.content else { return }
    fields[Field.content] = UInt64(choices.count)
    for (index, word) in choices.words.enumerated() { fields[Field.content + 1 + index] = word }
    fields[Field.kind] = Kind.words
  }

  /// Notes that no case is at hand.
  func noteNothing() {
    fields[Field.kind] = Kind.nothing
    notes.add(1, ordering: .releasing)
  }

  /// Leaves the case of `choices` for the next run, as if this one had not ended.
  func leave(_ choices: ChoiceSequence) {
    note(choices)
    fields[Field.process] = 0
  }

  /// Removes the note: the run has ended.
  func remove() {
    fields[Field.process] = 0
    Platform.remove(path)
  }
}
