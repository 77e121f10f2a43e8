extension ShrinkPass {
  /// Makes the case shorter by a span, and puts siblings that are left the other way round.
  ///
  /// What is left when a part is gone often fails in one order only, and not in the one it is in. It
  /// is shorter in any order, and so simpler: this is where order may be given up for it.
  static var deleteAndReverse: ShrinkPass {
    ShrinkPass(name: "delete and reverse") { shrinking in
      var index = shrinking.best.spans.count - 1
      while index >= 0 {
        if index < shrinking.best.spans.count { shrinking.deleteAndReverse(at: index) }
        index -= 1
      }
    }
  }
}

extension Shrinking {
  /// Proposes what is left without the span at `index`, or with a part in its place, reversed.
  fileprivate func deleteAndReverse(at index: Int) {
    let span = best.spans[index]
    var replacements: [ArraySlice<UInt64>] = [[]]
    let part = best.spans[(index + 1)...].last {
      span.range.contains($0.range) && $0.label == span.label
    }
    if let part { replacements.append(words[part.range]) }
    for replacement in replacements {
      var shorter = words
      shorter.replaceSubrange(span.range, with: replacement)
      guard let rest = draw(ChoiceSequence(shorter)), rest.choices.count < words.count else {
        continue
      }
      for first in rest.spans.indices where proposeReversed(rest, first) { return }
    }
  }

  /// Proposes `rest` with the siblings from its span `first` on reversed.
  private func proposeReversed(_ rest: ChoiceRecording, _ first: Int) -> Bool {
    let run = rest.run(startingAt: first)
    guard run.count > 1, rest.siblings(before: first).isEmpty else { return false }
    var words = rest.choices.words
    words.replaceSubrange(
      run[0].range.lowerBound..<run[run.count - 1].range.upperBound,
      with: run.reversed().flatMap { rest.choices.words[$0.range] })
    return accepts(words)
  }
}
