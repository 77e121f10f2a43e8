// Passes that replace, move, join and sort spans.

extension ShrinkPass {
  /// Replaces a span by a part of itself with the same label, such as a tree by a branch.
  static var replaceByPart: ShrinkPass {
    ShrinkPass(name: "replace by part") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        if !shrinking.replaceByPart(at: index) { index += 1 }
      }
    }
  }

  /// Moves a span to the place where an earlier span with the same label begins.
  static var moveSpans: ShrinkPass {
    ShrinkPass(name: "move spans") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        if !shrinking.moveSpan(at: index) { index += 1 }
      }
    }
  }

  /// Sorts adjacent spans from simple to complex: a whole run at once, or else pairs of neighbors.
  static var sortSiblings: ShrinkPass {
    ShrinkPass(name: "sort siblings") { shrinking in
      var first = 0
      while first < shrinking.best.spans.count {
        let isFirst = shrinking.best.siblings(before: first).isEmpty
        let run = isFirst ? shrinking.best.run(startingAt: first) : []
        if run.count > 1 && !shrinking.permute(run, shrinking.sorted(run)) {
          for index in run.indices.dropFirst() {
            let run = shrinking.best.run(startingAt: first)
            guard index < run.count else { break }
            var order = Array(run.indices)
            order.swapAt(index - 1, index)
            _ = shrinking.permute(run, order)
          }
        }
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
      while index < shrinking.best.spans.count {
        if !shrinking.join(startingAt: index) { index += 1 }
      }
    }
  }
}

extension Shrinking {
  /// Replaces the span at `index` by a part of itself, and returns whether that was accepted.
  fileprivate func replaceByPart(at index: Int) -> Bool {
    let span = best.spans[index]
    for part in best.spans[(index + 1)...] {
      guard span.range.contains(part.range) else { break }
      guard part.label == span.label, part.range.count < span.range.count else { continue }
      var words = words
      words.replaceSubrange(span.range, with: words[part.range])
      if accepts(words) { return true }
    }
    return false
  }

  /// Moves the span at `index` forward, and returns whether that was accepted.
  fileprivate func moveSpan(at index: Int) -> Bool {
    let span = best.spans[index]
    let moved = words[span.range]
    for earlier in best.spans[..<index] {
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

  /// Returns the sorted order of the spans in `run`, as indices.
  fileprivate func sorted(_ run: [ChoiceSpan]) -> [Int] {
    let contents = run.map { ChoiceSequence(Array(words[$0.range])) }
    return run.indices.sorted {
      contents[$0] == contents[$1] ? $0 < $1 : contents[$0] < contents[$1]
    }
  }

  /// Proposes the spans of `run` in another order, and returns whether that was accepted.
  fileprivate func permute(_ run: [ChoiceSpan], _ order: [Int]) -> Bool {
    let all = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
    var words = words
    words.replaceSubrange(all, with: order.flatMap { words[run[$0].range] })
    return accepts(words)
  }

  /// Joins the span at `index` with the next, and returns whether that was accepted.
  fileprivate func join(startingAt index: Int) -> Bool {
    let run = best.run(startingAt: index)
    guard run.count > 1 else { return false }
    let parts = best.spans.filter { $0.depth == run[0].depth + 1 }
    guard let end = parts.last(where: { run[0].range.contains($0.range) })?.range.upperBound,
      let start = parts.first(where: { run[1].range.contains($0.range) })?.range.lowerBound
    else { return false }
    var words = words
    words.removeSubrange(end..<start)
    return accepts(words)
  }
}
