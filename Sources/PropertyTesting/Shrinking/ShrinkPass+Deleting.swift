// Passes that delete words.

extension ShrinkPass {
  /// Deletes spans from the last to the first, and runs of spans while that succeeds.
  static var deleteSpans: ShrinkPass {
    ShrinkPass(name: "delete spans") { shrinking in
      shrinking.forEachSpanBackward { index in
        index = shrinking.deleteRun(endingAt: index)
      }
    }
  }

  /// Decrements a word that is a count, and deletes a span, so that the count matches its elements.
  ///
  ///     3 elements: 5 6 9    3   5 6 9        decrementing the 3 alone always removes the 9
  ///     2 elements: 6 9      2   6 9          so this pass removes another element instead
  ///
  /// An index of the last element is then an index of the last element that is left.
  static var deleteCounted: ShrinkPass {
    ShrinkPass(name: "delete counted") { shrinking in
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        shrinking.deleteCounted(by: index)
        index += 1
      }
    }
  }

  /// Deletes a span, and decrements the numbers in its run that exceed its place in the run.
  ///
  /// Where elements hold the indices of other elements, this adjusts the indices of all elements after
  /// the deleted one.
  static var deleteIndexed: ShrinkPass {
    ShrinkPass(name: "delete indexed") { shrinking in
      shrinking.forEachSpanBackward { shrinking.deleteIndexed(at: $0) }
    }
  }

  /// Deletes a span, and reverses the order of the siblings that remain.
  ///
  /// After a deletion the remaining parts often fail only in the reverse of their order. The case is
  /// shorter, and therefore simpler, in any order.
  static var deleteAndReverse: ShrinkPass {
    ShrinkPass(name: "delete and reverse") { shrinking in
      shrinking.forEachSpanBackward { shrinking.deleteAndReverse(at: $0) }
    }
  }
}

extension Shrinking {
  /// Calls `body` with the index of each span from the last to the first, until shrinking is over.
  ///
  /// - Parameter body: May change the case, and lower its argument to skip spans.
  fileprivate func forEachSpanBackward(_ body: (inout Int) -> Void) {
    var index = best.spans.count - 1
    while index >= 0 && !isOver {
      if index < best.spans.count { body(&index) }
      index -= 1
    }
  }

  /// Deletes as many siblings as possible that end with the span at `index`.
  ///
  /// - Returns: The index of the first deleted span, or `index` if none could be deleted.
  fileprivate func deleteRun(endingAt index: Int) -> Int {
    let spans = best.spans
    let last = spans[index]
    let run = Array(parts.run(of: index)[...parts.places[index].place].reversed())
    let words = words
    let deleted = largest(upTo: run.count) { count in
      var shorter = words
      shorter.removeSubrange(spans[run[count - 1]].range.lowerBound..<last.range.upperBound)
      return accepts(shorter)
    }
    return deleted == 0 ? index : run[deleted - 1]
  }

  /// Decrements the word at `index`, and deletes a span as long as the words that this leaves unread.
  fileprivate func deleteCounted(by index: Int) {
    var position = index + 1
    while index < words.count, words[index] > 0, position < words.count {
      var fewer = words
      fewer[index] -= 1
      guard let drawn = draw(fewer) else { return }
      let lost = words.count - drawn.choices.count
      guard lost > 0, drawn.bounds.prefix(index + 1) == best.bounds.prefix(index + 1) else {
        return
      }
      let span = best.spans.first { $0.range.lowerBound >= position && $0.range.count == lost }
      guard let span else { return }
      fewer.removeSubrange(span.range)
      let isShorter = accepts(fewer) || acceptsWithinBounds(fewer, without: span.range)
      position = isShorter ? index + 1 : span.range.upperBound
    }
  }

  /// Proposes words after a deletion, of which each later word that reaches its bound, which is lower now, becomes
  /// the last word below it.
  ///
  /// - Parameters:
  ///   - words: The words of the best case without a span, and with a lower count.
  ///   - span: The span in the best case.
  /// - Returns: Whether they are now the best case.
  private func acceptsWithinBounds(_ words: [UInt64], without span: Range<Int>) -> Bool {
    let later = span.lowerBound..<words.count
    // Only the greatest word can reach a bound that is lower by one.
    guard
      later.contains(where: { words[$0] > 0 && words[$0] == best.bounds[$0 + span.count] &- 1 }),
      let drawn = draw(words), drawn.choices.count == words.count
    else { return false }
    var lowered = words
    for index in later where drawn.bounds[index] > 0 {
      lowered[index] = min(words[index], drawn.bounds[index] - 1)
    }
    return lowered != words && accepts(lowered, shorter: true)
  }

  /// Deletes the span at `index`, and decrements the larger numbers in its run.
  fileprivate func deleteIndexed(at index: Int) {
    let span = best.spans[index]
    let run = parts.run(of: index)
    let place = parts.places[index].place
    let all = best.words(of: run[...])
    var words = self.words
    var decremented = 0
    for word in all where !span.range.contains(word) {
      if let number = choice(at: word), number.word > UInt64(place) {
        words[word] -= 1
        decremented += 1
      }
    }
    guard decremented > 0 else { return }
    words.removeSubrange(span.range)
    _ = accepts(words, shorter: true)
  }

  /// Proposes the case without the span at `index`, or with the span replaced by its last part of the
  /// same label, each with the remaining siblings reversed.
  fileprivate func deleteAndReverse(at index: Int) {
    let span = best.spans[index]
    var replacements: [ArraySlice<UInt64>] = [[]]
    let part = best.spans[(index + 1)...].last { span.encloses($0) && $0.label == span.label }
    if let part { replacements.append(words[part.range]) }
    for replacement in replacements {
      var shorter = words
      shorter.replaceSubrange(span.range, with: replacement)
      guard let rest = draw(shorter), rest.choices.count < words.count else {
        continue
      }
      for run in ChoiceStructure(rest).runs where run.count > 1 && !isOver {
        var words = rest.choices.words
        words.replaceSubrange(
          rest.words(of: run[...]),
          with: run.reversed().flatMap { rest.choices.words[rest.spans[$0].range] })
        if accepts(words) { return }
      }
    }
  }
}
