// Passes that replace, move, join and sort spans.

extension ShrinkPass {
  /// Replaces a span by a part of itself with the same label, such as a tree by a branch.
  static var replaceByPart: ShrinkPass {
    ShrinkPass(name: "replace by part") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count && !shrinking.isOver {
        if !shrinking.replaceByPart(at: index) { index += 1 }
      }
    }
  }

  /// Lowers a word at the beginning of a span, and continues with a part that has the span's label: a value of a simpler
  /// kind with the same branch.
  ///
  ///     call("", [sum(1, 2)])    1 1   0 1   1 0 0 1 0 2   0
  ///                                          ╰─────────╯
  ///     sum(sum(1, 2), 0)        1 0         1 0 0 1 0 2   0 0
  static var lowerBeforePart: ShrinkPass {
    ShrinkPass(name: "lower before part", isThorough: true) { shrinking in
      var index = 0
      while index < shrinking.best.spans.count && !shrinking.isOver {
        if !shrinking.lowerBeforePart(at: index) { index += 1 }
      }
    }
  }

  /// Moves a span to the place where an earlier span with the same label begins.
  static var moveSpans: ShrinkPass {
    ShrinkPass(name: "move spans") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count && !shrinking.isOver {
        if !shrinking.moveSpan(at: index) { index += 1 }
      }
    }
  }

  /// Sorts adjacent spans from simple to complex: a whole run at once, or else pairs of neighbors.
  static var sortSiblings: ShrinkPass {
    ShrinkPass(name: "sort siblings") { shrinking in
      var first = 0
      while first < shrinking.best.spans.count && !shrinking.isOver {
        if shrinking.parts.places[first].place == 0 { shrinking.sortRun(startingAt: first) }
        first += 1
      }
    }
  }

  /// Joins two adjacent spans into one span with the parts of both.
  ///
  ///     [[1], [2, 3]]   1 1 1 0   1 1 2 1 3 0   0
  ///                     ╰─────╯   ╰─────────╯
  ///     [[1, 2, 3]]     1 1 1       1 2 1 3 0   0
  static var joinSiblings: ShrinkPass {
    ShrinkPass(name: "join siblings") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count && !shrinking.isOver {
        if !shrinking.join(startingAt: index) { index += 1 }
      }
    }
  }
}

extension Shrinking {
  /// Replaces the span at `index` by a part of itself, and returns whether that was accepted.
  fileprivate func replaceByPart(at index: Int) -> Bool {
    let span = best.spans[index]
    let parts = best.spans[(index + 1)...].prefix {
      $0.range.lowerBound < span.range.upperBound
    }
    for part in parts where part.range.count < span.range.count {
      guard part.label == span.label, span.encloses(part) else { continue }
      var words = words
      words.replaceSubrange(span.range, with: words[part.range])
      if accepts(words) { return true }
    }
    return false
  }

  /// The number of words at the beginning of a span that may select its kind.
  private static let mostKindWords = 4
  /// The number of parts with which a simpler kind is tried.
  private static let mostParts = 8

  /// Lowers a word of the span at `index` before a part of it, and returns whether that was accepted.
  fileprivate func lowerBeforePart(at index: Int) -> Bool {
    let span = best.spans[index]
    let parts = best.spans[(index + 1)...].prefix { $0.range.lowerBound < span.range.upperBound }
      .filter { $0.label == span.label && span.encloses($0) }
    for part in parts.prefix(Self.mostParts) {
      let start = span.range.lowerBound
      for place in start..<min(part.range.lowerBound, start + Self.mostKindWords) {
        guard words[place] > 0 else { continue }
        let changed = words[..<place] + [words[place] - 1] + words[part.range]
        // The other kind may need more words than the part has.
        guard let drawn = draw(Array(changed)),
          let new = drawn.spans.first(where: {
            $0.range.lowerBound == start && $0.label == span.label
          })
        else { continue }
        let rest = words[span.range.upperBound...]
        if accepts(Array(drawn.choices.words[..<new.range.upperBound]) + rest) { return true }
      }
    }
    return false
  }

  /// Moves the span at `index` forward, and returns whether that was accepted.
  fileprivate func moveSpan(at index: Int) -> Bool {
    let span = best.spans[index]
    let moved = words[span.range]
    for earlier in best.spans[..<index] where !isOver {
      // Only words that are smaller than those at the new place make the case simpler.
      guard earlier.range.lowerBound < span.range.lowerBound, earlier.label == span.label,
        moved.lexicographicallyPrecedes(words[earlier.range.lowerBound...].prefix(moved.count))
      else { continue }
      var words = words
      words.removeSubrange(span.range)
      words.insert(contentsOf: moved, at: earlier.range.lowerBound)
      if accepts(words) { return true }
    }
    return false
  }

  /// Sorts the run that starts with the span at `first`.
  fileprivate func sortRun(startingAt first: Int) {
    let count = parts.run(of: first).count
    guard count > 1 else { return }
    let contents = parts.run(of: first).map { ChoiceSequence(Array(words[best.spans[$0].range])) }
    let sorted = contents.indices.sorted {
      contents[$0] == contents[$1] ? $0 < $1 : contents[$0] < contents[$1]
    }
    guard !permute(first, sorted) else { return }
    for index in 1..<count where !isOver {
      var order = Array(0..<parts.run(of: first).count)
      guard index < order.count else { break }
      order.swapAt(index - 1, index)
      _ = permute(first, order)
    }
  }

  /// Proposes another order of the run that starts with the span at `first`, and returns whether that
  /// was accepted.
  private func permute(_ first: Int, _ order: [Int]) -> Bool {
    let run = parts.run(of: first)
    var words = words
    words.replaceSubrange(
      best.words(of: run[...]), with: order.flatMap { words[best.spans[run[$0]].range] })
    return accepts(words)
  }

  /// Joins the span at `index` with the next, and returns whether that was accepted.
  fileprivate func join(startingAt index: Int) -> Bool {
    let run = parts.run(from: index)
    guard run.count > 1 else { return false }
    let (first, second) = (best.spans[run[run.startIndex]], best.spans[run[run.startIndex + 1]])
    let depth = first.depth + 1
    let parts = best.spans[index...].prefix { $0.range.lowerBound < second.range.upperBound }
      .filter { $0.depth == depth }
    guard let end = parts.last(where: first.encloses)?.range.upperBound,
      let start = parts.first(where: second.encloses)?.range.lowerBound
    else { return false }
    var words = words
    words.removeSubrange(end..<start)
    return accepts(words)
  }
}
