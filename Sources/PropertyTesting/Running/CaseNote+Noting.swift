import Synchronization

extension CaseNote {
  /// Notes that case `index` is at hand.
  func note(seed: UInt64, index: UInt64) {
    fields[Field.content] = seed
    fields[Field.content + 1] = index
    noteKind(Kind.generated)
  }

  /// Notes that the case of `choices` is at hand.
  func note(_ choices: ChoiceSequence) {
    fields[Field.kind] = Kind.nothing
    guard choices.count < Self.size - Field.content else { return noteNothing() }
    fields[Field.content] = UInt64(choices.count)
    for (index, word) in choices.words.enumerated() { fields[Field.content + 1 + index] = word }
    noteKind(Kind.words)
  }

  /// Notes that no case is at hand.
  func noteNothing() {
    pendingKind = Kind.nothing
    fields[Field.kind] = Kind.nothing
    notes.add(1, ordering: .releasing)
  }

  /// Notes that the case at hand begins, where that is for another task to say.
  ///
  /// However long the task waits for a thread before, no case hangs meanwhile.
  func begin() {
    // Counted first: who sees the case sees that it is another one than before.
    notes.add(1, ordering: .acquiringAndReleasing)
    fields[Field.kind] = pendingKind
  }

  private func noteKind(_ kind: UInt64) {
    pendingKind = awaitsBegin ? kind : Kind.nothing
    fields[Field.kind] = awaitsBegin ? Kind.nothing : kind
    notes.add(1, ordering: .releasing)
  }

  /// Leaves the case of `choices` for the next run, as if this one had not ended.
  func leave(_ choices: ChoiceSequence) {
    awaitsBegin = false
    note(choices)
    fields[Field.process] = 0
  }
}
