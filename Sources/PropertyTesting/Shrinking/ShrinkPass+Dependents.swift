extension ShrinkPass {
  /// Lowers a word that says how much there is, and deletes as much: a length and its elements.
  ///
  ///     3 elements: 5 6 9    2   5 6 9        lowering the 2 alone would always lose the 9
  ///     2 elements: 6 9      1   6 9          so one of the others is deleted with it
  static var deleteCounted: ShrinkPass {
    ShrinkPass(name: "delete counted") { shrinking in
      var index = 0
      while index < shrinking.words.count {
        shrinking.deleteCounted(by: index)
        index += 1
      }
    }
  }

  /// Deletes a span, and lowers by one the later numbers that are larger than its place in its run.
  ///
  /// Where elements hold indices of other elements, all that point behind the deleted one move.
  static var deleteIndexed: ShrinkPass {
    ShrinkPass(name: "delete indexed") { shrinking in
      var index = shrinking.best.spans.count - 1
      while index >= 0 {
        if index < shrinking.best.spans.count { shrinking.deleteIndexed(at: index) }
        index -= 1
      }
    }
  }
}

extension Shrinking {
  /// Deletes spans that the word at `index` counts.
  fileprivate func deleteCounted(by index: Int) {
    var position = index + 1
    while index < words.count, words[index] > 0, position < words.count {
      var fewer = words
      fewer[index] -= 1
      guard let drawn = draw(ChoiceSequence(fewer)) else { return }
      let lost = words.count - drawn.choices.count
      guard lost > 0, drawn.bounds.prefix(index + 1) == best.bounds.prefix(index + 1) else {
        return
      }
      let span = best.spans.first { $0.range.lowerBound >= position && $0.range.count == lost }
      guard let span else { return }
      fewer.removeSubrange(span.range)
      position = accepts(fewer) ? index + 1 : span.range.upperBound
    }
  }

  /// Deletes the span at `index` and moves what points behind it.
  fileprivate func deleteIndexed(at index: Int) {
    let span = best.spans[index]
    let before = best.siblings(before: index)
    let run = before.reversed().map { best.spans[$0] } + best.run(startingAt: index)
    let place = before.count
    let all = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
    var words = self.words
    var moved = 0
    for word in all where !span.range.contains(word) {
      if let number = choice(at: word), number.word > UInt64(place) {
        words[word] -= 1
        moved += 1
      }
    }
    guard moved > 0 else { return }
    words.removeSubrange(span.range)
    _ = accepts(words)
  }
}
